/** The sign of a horizontal step to the end of a line: 1 where an element reads from the left, -1 from the right. */
export const directionOf = (element: Element): 1 | -1 =>
  element.closest<HTMLElement>('[dir]')?.dir === 'rtl' ? -1 : 1;
