import { EssenceIcon } from '@hub/ui/art/essence-icon.tsx';
import { attributeGuess } from '@hub/ui/daily/attribute-board.tsx';
import { type Column, columnsOf } from '@hub/ui/daily/column.ts';
import { dateFormat } from '@hub/ui/language/formatters.ts';
import { Popover } from '@hub/ui/surfaces/popover.tsx';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { t } from '@lingui/core/macro';
import type { ChampionAttribute, GuessResult } from '../game.ts';
import styles from './columns.module.css';
import { championRiftTexts as texts } from './texts.ts';

const longDate = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** Formats `2011-12-14` as `14 December 2011`. */
export const fullDate = (isoDate: string): string => longDate(new Date(isoDate));

const SPECIAL: Partial<Record<ChampionAttribute, Partial<Column>>> = {
  position: { show: (lanes) => lanes.map((lane) => (lane === 'Middle' ? t`Mid` : lane)).join(', ') },
  price: {
    show: ([price]) => (
      <span className={styles['price']}>
        <EssenceIcon size={16} />
        {formatFigure(Number(price))}
        <span className="sr"> {t`Blue Essence`}</span>
      </span>
    ),
  },
  releaseDate: { show: ([isoDate = '']) => <Release isoDate={isoDate} />, words: texts.releaseStatuses },
};

/** The columns of the board, in order. */
export const COLUMNS = columnsOf(texts.columns, SPECIAL);

/** The result of a guess, as every daily game shows it; its id is in the portrait's name: `MonkeyKing.png`. */
export const guessOf = (result: GuessResult) =>
  attributeGuess(result.image.replace(/\.\w+$/, ''), result, COLUMNS);

/** A release as year, with the date in a popover. */
function Release({ isoDate }: { readonly isoDate: string }) {
  const date = fullDate(isoDate);
  return (
    <Popover content={date}>
      <button type="button" aria-label={date} className={styles['release']}>
        {isoDate.slice(0, 4)}
      </button>
    </Popover>
  );
}
