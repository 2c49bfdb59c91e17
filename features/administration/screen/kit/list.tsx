import { Read } from './panel.tsx';
import { Pager, Table, type TableProps } from './table.tsx';
import { type ListOf, useList } from './use-list.ts';

type Shown<Row> = Omit<TableProps<Row>, 'rows'>;

/** A table of a long list. */
export const List = <Row,>({ of, read, ...table }: Shown<Row> & ListOf<Row>) => (
  <Listed list={useList({ of, read })} {...table} />
);

interface Props<Row> extends Shown<Row> {
  readonly list: ReturnType<typeof useList<Row>>;
}

/** A table of a list that its page reads. */
export const Listed = <Row,>({ list: { found, pages }, ...table }: Props<Row>) => (
  <Read from={found}>
    {({ rows, total }) => (
      <>
        <Table {...table} rows={rows} />
        <Pager {...pages} shown={rows.length} total={total} />
      </>
    )}
  </Read>
);
