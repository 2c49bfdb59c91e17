import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { t } from '@lingui/core/macro';
import { Check, X } from 'lucide-react';
import type { MoreOrLessState as Game } from '../game.ts';
import styles from './stamp.module.css';

/** Sign and word on a revealed item: whether the guess was right, and by how much it was wrong. */
export function Stamp({ game }: { readonly game: Game }) {
  const { currentItem, nextItem, isCorrect } = game;
  if (nextItem.gold === undefined || isCorrect === null) return null;
  const difference = nextItem.gold - currentItem.gold;
  const gold = formatFigure(Math.abs(difference));
  return (
    <p aria-hidden className={classNames('cut', styles['stamp'], styles[isCorrect ? 'right' : 'wrong'])}>
      <Icon of={isCorrect ? Check : X} />
      {difference > 0
        ? isCorrect
          ? t`More it is`
          : t`More, by ${gold}`
        : isCorrect
          ? t`Less it is`
          : t`Less, by ${gold}`}
    </p>
  );
}
