import { t } from '@lingui/core/macro';
import { Disclosure } from '../surfaces/disclosure.tsx';
import type { Column } from './column.ts';
import styles from './meanings.module.css';

/** What the columns of a board mean, one press away. */
export const Meanings = ({ columns }: { readonly columns: readonly Column[] }) => (
  <Disclosure title={t`What the columns mean`} className={styles['meanings']}>
    <dl>
      {columns.map(
        ({ attribute, header, meaning }) =>
          meaning && (
            <div key={attribute}>
              <dt>{t(header)}</dt>
              <dd>{t(meaning)}</dd>
            </div>
          ),
      )}
    </dl>
  </Disclosure>
);
