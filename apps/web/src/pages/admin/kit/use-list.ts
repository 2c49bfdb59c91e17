import { useState } from 'react';

/** Rows of a page. */
export const PAGE = 20;

/** Where a list begins, and the filter it belongs to: with another filter it begins at its first row. */
export function useOffset(filter: string) {
  const [at, setAt] = useState({ filter, offset: 0 });
  const offset = at.filter === filter ? at.offset : 0;
  return { offset, go: (to: number) => setAt({ filter, offset: to }) };
}
