import { CoinIcon } from '@hub/ui/art/coin-icon.tsx';
import { type Column, columnsOf } from '@hub/ui/daily/column.ts';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { plural, t } from '@lingui/core/macro';
import { Fragment } from 'react';
import type { ItemAttribute } from '../game.ts';
import styles from './columns.module.css';
import { itemRiftTexts as texts } from './texts.ts';

const showGold = ([gold]: readonly string[]) => (
  <span className={styles['gold']}>
    <CoinIcon />
    {formatFigure(Number(gold))}
    <span className="sr"> {t`gold`}</span>
  </span>
);
const showList = (entries: readonly string[]) =>
  entries.length === 0 ? (
    t`None`
  ) : (
    <span className={styles['list']}>
      {entries.map((entry, at) => (
        <Fragment key={entry}>
          {at > 0 && ' '}
          <span>{at < entries.length - 1 ? `${entry},` : entry}</span>
        </Fragment>
      ))}
    </span>
  );

const SPECIAL: Partial<Record<ItemAttribute, Partial<Column>>> = {
  price: { show: showGold },
  stats: { show: showList, isWide: true },
  buildsFrom: { show: showList, isWide: true },
  buildsInto: { show: ([count]) => plural({ count: Number(count) }, { one: '# item', other: '# items' }) },
  sellPrice: { show: showGold },
};

/** The columns of the board, in order. */
export const COLUMNS = columnsOf(texts.columns, SPECIAL);
