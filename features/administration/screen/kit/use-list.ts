import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Rows of a page. */
const PAGE = 20;

export interface ListOf<Row> {
  /** Name of the list, and its filter: with another filter it begins at its first row. */
  readonly of: readonly string[];
  readonly read: (
    page: { readonly offset: number; readonly limit: number },
    signal: AbortSignal,
  ) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>;
  /** How often (ms) it is read again. */
  readonly refetchMs?: number;
}

/** A long list, read page by page. The rows before stay until the next ones are there. */
export function useList<Row>({ of, read, refetchMs }: ListOf<Row>) {
  const filter = of.join('\n');
  const [at, setAt] = useState({ filter, offset: 0 });
  const offset = at.filter === filter ? at.offset : 0;
  const found = useQuery({
    queryKey: [...of, offset],
    queryFn: ({ signal }) => read({ offset, limit: PAGE }, signal),
    placeholderData: keepPreviousData,
    refetchInterval: refetchMs ?? false,
  });
  const pages = { from: offset, size: PAGE, onGo: (to: number) => setAt({ filter, offset: to }) };
  return { found, pages };
}
