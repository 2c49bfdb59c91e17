import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { adminTexts as texts } from '../texts.ts';
import styles from './table.module.css';

export interface Column<Row> {
  readonly title: string;
  readonly render: (row: Row) => ReactNode;
  /** Aligned at the right. */
  readonly isNumber?: boolean;
  /** A button, which needs no title above it. */
  readonly isAct?: boolean;
  /** A word or two; beside the first cell where the window is narrow, as buttons are. */
  readonly isState?: boolean;
  /** Left out where the window is narrow. */
  readonly isExtra?: boolean;
}

export interface TableProps<Row> {
  readonly label: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** Shown in place of the rows: words, or a quiet scene. */
  readonly empty: ReactNode;
  /** Makes a button of the first cell, which takes presses of the whole row. */
  readonly onOpen?: ((row: Row) => void) | undefined;
  /** Key of the opened row. */
  readonly opened?: string | undefined;
}

/** Dense rows. */
export function Table<Row>({ label, columns, rows, keyOf, empty, onOpen, opened }: TableProps<Row>) {
  if (rows.length === 0) return <div className={styles['empty']}>{empty}</div>;
  const classOf = ({ isNumber, isExtra, isAct, isState }: Column<Row>) =>
    classNames(
      isNumber && styles['number'],
      isExtra && styles['extra'],
      (isAct || isState) && styles['aside'],
    );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the same
    <section className={styles['box']} aria-label={label} tabIndex={0}>
      <table className={styles['table']}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.title} scope="col" className={classOf(column)}>
                <span className={column.isAct ? 'sr' : undefined}>{column.title}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)} className={classNames(keyOf(row) === opened && styles['opened'])}>
              {columns.map((column, at) =>
                at === 0 ? (
                  <th key={column.title} scope="row" className={classOf(column)}>
                    {onOpen ? (
                      <button
                        type="button"
                        aria-current={keyOf(row) === opened || undefined}
                        onClick={() => onOpen(row)}
                      >
                        {column.render(row)}
                        <Icon of={ChevronRight} size="small" className={styles['way']} />
                      </button>
                    ) : (
                      column.render(row)
                    )}
                  </th>
                ) : (
                  <td key={column.title} data-title={column.title} className={classOf(column)}>
                    {column.render(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface PagerProps {
  /** Index of the first row of this page. */
  readonly from: number;
  readonly shown: number;
  readonly total: number;
  readonly size: number;
  readonly onGo: (from: number) => void;
}

/** Which rows of how many are shown, and the way to the others, if there are any. */
export const Pager = ({ from, shown, total, size, onGo }: PagerProps) =>
  from === 0 && shown >= total ? null : (
    <nav className={styles['pager']} aria-label="Pages of the list">
      <output>{texts.rows(shown === 0 ? 0 : from + 1, from + shown, total)}</output>
      <IconButton
        label="Rows before"
        icon={ChevronLeft}
        disabled={from === 0}
        onClick={() => onGo(Math.max(0, from - size))}
      />
      <IconButton
        label="Rows after"
        icon={ChevronRight}
        disabled={from + shown >= total}
        onClick={() => onGo(from + size)}
      />
    </nav>
  );
