import type { AttributeStatus } from '@hub/engine/wire/attribute-status';
import type { MessageDescriptor } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { CSSProperties, ReactNode } from 'react';
import { listOf } from '../language/formatters.ts';
import { dailyStatuses } from './texts.ts';

/** Status of a cell; `locked` means that nothing is known about the attribute. */
export type CellStatus = AttributeStatus | 'locked';

/** An attribute of guesses, shown as a column. */
export interface Column<Attribute extends string = string> {
  readonly attribute: Attribute;
  readonly header: MessageDescriptor;
  /** The attribute within a sentence; defaults to the header. */
  readonly spoken?: MessageDescriptor;
  /** What it means, in a sentence; a column without one explains itself. */
  readonly meaning?: MessageDescriptor;
  /** Values that the server names in English. Others are shown as they are, such as one that only a newer server knows. */
  readonly values?: Readonly<Record<string, MessageDescriptor>>;
  /** Shows a value; by default its parts with commas. */
  readonly show?: (parts: readonly string[]) => ReactNode;
  /** For long values: twice as wide where rows of cells wrap. */
  readonly isWide?: boolean;
  /** Whether a higher value is a later one. */
  readonly isTime?: boolean;
}

/** The columns of these attributes, in their order. */
export const columnsOf = <Attribute extends string>(
  columns: Readonly<Record<Attribute, Omit<Column, 'attribute'>>>,
): readonly Column<Attribute>[] =>
  (Object.keys(columns) as Attribute[]).map((attribute) => ({ ...columns[attribute], attribute }));

/** The columns beside the first one, for rows and panel; on a phone their cells take lines of three or four. */
export const gridOf = (
  columns: readonly Column[],
): CSSProperties & Record<'--board-rest' | '--board-narrow', string | number> => ({
  '--board-narrow': columns.some(({ isWide }) => isWide) ? 3 : 4,
  '--board-rest': columns
    .slice(1)
    .map(({ isWide }) => `minmax(0, ${isWide ? 'var(--board-wide)' : '1fr'})`)
    .join(' '),
});

/** Returns a status as a word for screen readers. */
export function statusWord({ isTime }: Column, status: CellStatus): string {
  if (isTime && status === 'higher') return t`later`;
  if (isTime && status === 'lower') return t`earlier`;
  return t(dailyStatuses[status]);
}

/** Shows the parts of a value in a cell of a column. */
export const showValue = (column: Column, parts: readonly string[]): ReactNode =>
  (column.show ?? commaList)(wordsOf(column, parts));

/** Whether a word of a value is longer than a cell of a phone is wide. */
export const isLong = (column: Column, parts: readonly string[]): boolean =>
  wordsOf(column, parts).some((word) => /\p{L}{9}/u.test(word));

/** The parts of a value in the language of the pages. */
export const wordsOf = (
  { values = {} }: Pick<Column, 'values'>,
  parts: readonly string[],
): readonly string[] =>
  parts.map((part) => {
    const word = values[part];
    return word === undefined ? part : t(word);
  });

/** `Top, Mid` */
export const commaList = (parts: readonly string[]): string => listOf(parts, 'narrow');
