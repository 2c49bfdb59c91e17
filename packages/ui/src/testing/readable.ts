/** Returns the text of an element without parts that are hidden from screen readers, such as emblems. */
export function readable(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const hidden of copy.querySelectorAll('[aria-hidden="true"]')) hidden.remove();
  return copy.textContent ?? '';
}
