import type { AttributeStatus } from '@hub/engine/wire/attribute-status';
import { t } from '@lingui/core/macro';
import type { CSSProperties, ReactNode } from 'react';
import { dailyStatuses } from './texts.ts';

/** Status of a cell; `locked` means that nothing is known about the attribute. */
export type CellStatus = AttributeStatus | 'locked';

/** An attribute of guesses, shown as a column. */
export interface Column<Attribute extends string = string> {
  readonly attribute: Attribute;
  readonly header: string;
  /** Shows a value; by default its parts with commas. */
  readonly show?: (parts: readonly string[]) => ReactNode;
  /** For long values: twice as wide where rows of cells wrap. */
  readonly isWide?: boolean;
  /** Words for a direction, where `higher` and `lower` are not the right ones. */
  readonly words?: { readonly higher: string; readonly lower: string };
}

/** The columns with these headers, in their order. */
export const columnsOf = <Attribute extends string>(
  headers: Readonly<Record<Attribute, string>>,
  special: { readonly [Key in Attribute]?: Partial<Column> },
): readonly Column<Attribute>[] =>
  (Object.keys(headers) as Attribute[]).map((attribute) => ({
    ...special[attribute],
    attribute,
    header: headers[attribute],
  }));

/** The columns beside the first one, for rows and panel. */
export const gridOf = (columns: readonly Column[]): CSSProperties & Record<'--board-rest', string> => ({
  '--board-rest': columns
    .slice(1)
    .map(({ isWide }) => `minmax(0, ${isWide ? 'var(--board-wide)' : '1fr'})`)
    .join(' '),
});

/** Returns a status as a word for screen readers. */
export const statusWord = ({ words }: Column, status: CellStatus): string =>
  (status === 'higher' || status === 'lower' ? words?.[status] : undefined) ?? t(dailyStatuses[status]);

/** Shows the parts of a value in a cell of a column. */
export const showValue = ({ show }: Column, parts: readonly string[]): ReactNode =>
  show === undefined ? parts.join(', ') : show(parts);
