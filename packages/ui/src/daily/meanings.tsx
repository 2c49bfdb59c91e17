import { t } from '@lingui/core/macro';
import { Disclosure } from '../surfaces/disclosure.tsx';
import type { Column } from './column.ts';
import styles from './meanings.module.css';

interface Props {
  readonly columns: readonly Column[];
  /** Sentences by attribute; a column without one explains itself. */
  readonly meanings: Readonly<Record<string, string>>;
}

/** What the columns of a board mean, one press away. */
export const Meanings = ({ columns, meanings }: Props) => (
  <Disclosure title={t`What the columns mean`} className={styles['meanings']}>
    <dl>
      {columns.map(
        ({ attribute, header }) =>
          meanings[attribute] !== undefined && (
            <div key={attribute}>
              <dt>{header}</dt>
              <dd>{meanings[attribute]}</dd>
            </div>
          ),
      )}
    </dl>
  </Disclosure>
);
