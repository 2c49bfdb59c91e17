import { EssenceIcon } from '@hub/ui/art/essence-icon.tsx';
import { attributeGuess } from '@hub/ui/daily/attribute-board.tsx';
import { championWords } from '@hub/ui/daily/champion-words.ts';
import { columnsOf } from '@hub/ui/daily/column.ts';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { dateFormat } from '@hub/ui/language/formatters.ts';
import { Popover } from '@hub/ui/surfaces/popover.tsx';
import { msg, t } from '@lingui/core/macro';
import type { ChampionAttribute, GuessResult } from '../game.ts';
import styles from './columns.module.css';

const longDate = dateFormat({ dateStyle: 'long', timeZone: 'UTC' });

/** Formats `2011-12-14` as `14 December 2011`. */
export const fullDate = (isoDate: string): string => longDate(new Date(isoDate));

/** The columns of the board, in order. */
export const COLUMNS = columnsOf<ChampionAttribute>({
  name: { header: msg`Champion` },
  position: {
    header: msg`Position`,
    spoken: msg({ message: 'position', context: 'within a sentence' }),
    meaning: msg`Where on the map the champion is usually played, such as Top or Jungle.`,
    values: championWords.position,
  },
  role: {
    header: msg`Role`,
    spoken: msg({ message: 'role', context: 'within a sentence' }),
    meaning: msg`What the champion does in a fight, such as Mage, Tank or Assassin; some have two.`,
    values: championWords.role,
  },
  region: {
    header: msg`Region`,
    spoken: msg({ message: 'region', context: 'within a sentence' }),
    meaning: msg`Where the champion comes from in the stories.`,
    values: championWords.region,
  },
  damage: {
    header: msg`Damage`,
    spoken: msg({ message: 'damage', context: 'within a sentence' }),
    meaning: msg`The kind of damage that the champion mostly deals.`,
    values: championWords.damage,
  },
  rangetype: {
    header: msg`Range`,
    spoken: msg({ message: 'range', context: 'within a sentence' }),
    meaning: msg`Melee attacks from close by, Ranged from afar.`,
    values: championWords.range,
  },
  resource: {
    header: msg`Resource`,
    spoken: msg({ message: 'resource', context: 'within a sentence' }),
    meaning: msg`What the champion pays for abilities with, such as Mana or Energy.`,
    values: championWords.resource,
  },
  price: {
    header: msg`Price`,
    spoken: msg({ message: 'price', context: 'within a sentence' }),
    meaning: msg`What the champion costs in the original game, in Blue Essence.`,
    show: ([price]) => (
      <span className={styles['price']}>
        <EssenceIcon size={16} />
        {formatFigure(Number(price))}
        <span className="sr"> {t`Blue Essence`}</span>
      </span>
    ),
  },
  releaseDate: {
    header: msg`Release`,
    spoken: msg({ message: 'release', context: 'within a sentence' }),
    meaning: msg`The year in which the champion appeared in the original game.`,
    show: ([isoDate = '']) => <Release isoDate={isoDate} />,
    isTime: true,
  },
});

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
