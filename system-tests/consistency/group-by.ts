/** Groups elements by a key. */
export function groupBy<Element, Key>(
  elements: Iterable<Element>,
  keyOf: (element: Element) => Key,
): Map<Key, Element[]> {
  const groups = new Map<Key, Element[]>();
  for (const element of elements) {
    const group = groups.get(keyOf(element));
    if (group === undefined) groups.set(keyOf(element), [element]);
    else group.push(element);
  }
  return groups;
}
