import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Read } from './panel.tsx';
import { Pager, Table, type TableProps } from './table.tsx';
import { PAGE, useOffset } from './use-list.ts';

interface Props<Row> extends Omit<TableProps<Row>, 'rows'> {
  /** Name of the list, and its filter: with another filter it begins at its first row. */
  readonly of: readonly string[];
  readonly read: (
    page: { readonly offset: number; readonly limit: number },
    signal: AbortSignal,
  ) => Promise<{ readonly rows: readonly Row[]; readonly total: number }>;
}

/** A table of a long list, read page by page. The rows before stay until the next ones are there. */
export function List<Row>({ of, read, ...table }: Props<Row>) {
  const { offset, go } = useOffset(of.join('\n'));
  const found = useQuery({
    queryKey: [...of, offset],
    queryFn: ({ signal }) => read({ offset, limit: PAGE }, signal),
    placeholderData: keepPreviousData,
  });
  return (
    <Read from={found}>
      {({ rows, total }) => (
        <>
          <Table {...table} rows={rows} />
          <Pager from={offset} shown={rows.length} total={total} size={PAGE} onGo={go} />
        </>
      )}
    </Read>
  );
}
