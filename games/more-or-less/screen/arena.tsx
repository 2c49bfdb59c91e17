import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { t } from '@lingui/core/macro';
import { Check, X } from 'lucide-react';
import type { MoreOrLessState as Game, Guess } from '../game.ts';
import styles from './arena.module.css';
import dividerStyles from './divider.module.css';
import type { NamedItem } from './item-names.ts';
import { ItemSide, type PictureSrc } from './item-side.tsx';
import { Price } from './price.tsx';
import { Question } from './question.tsx';
import { ScorePanel } from './score-panel.tsx';
import stampStyles from './stamp.module.css';
import { type Reveal, useLeavingItem } from './use-reveal.ts';
import { pickOf } from './view-model.ts';

interface Props {
  readonly game: Game;
  readonly reveal: Reveal;
  /** The player's best score; undefined until known. */
  readonly best: number | undefined;
  readonly hasGhost: boolean | undefined;
  readonly canGuess: boolean;
  readonly ownGuess: Guess | undefined;
  /** Whether the guess has not reached the server yet. */
  readonly isSending: boolean;
  readonly nameOf: (item: NamedItem) => string;
  readonly pictureSrc: PictureSrc;
  readonly onGuess: (guess: Guess) => void;
}

/** The two items, and the score. */
export function Arena({ game, reveal, best, hasGhost, nameOf, pictureSrc, ...question }: Props) {
  const { currentItem, nextItem, isCorrect } = game;
  const { isStamped, score } = reveal;
  const { gold } = nextItem;
  const variant = isStamped && isCorrect !== null ? (isCorrect ? 'right' : 'wrong') : undefined;
  const leaving = useLeavingItem(game);
  const isSliding = leaving !== undefined;
  return (
    <div className={styles['field']}>
      <div
        className={classNames(styles['arena'], isSliding && styles['sliding'], variant && styles[variant])}
      >
        {leaving && (
          <ItemSide
            key={leaving.image}
            place="leaving"
            name={nameOf(leaving)}
            item={leaving}
            pictureSrc={pictureSrc}
          >
            <Price gold={leaving.gold} />
          </ItemSide>
        )}
        <ItemSide
          key={currentItem.image}
          place="current"
          name={nameOf(currentItem)}
          item={currentItem}
          pictureSrc={pictureSrc}
        >
          <Price gold={currentItem.gold} />
        </ItemSide>
        <Divider isBroken={variant === 'wrong'} />
        <ItemSide
          key={nextItem.image}
          place="next"
          name={nameOf(nextItem)}
          item={nextItem}
          pictureSrc={pictureSrc}
          variant={variant}
          stamp={isStamped && <Stamp game={game} />}
        >
          {gold === undefined ? (
            <Question {...question} players={game.mode === 'multi' ? game.players : []} hint={hintOf(game)} />
          ) : (
            <Price gold={gold} variant={variant} isRolling={!isStamped} />
          )}
        </ItemSide>
      </div>
      {!hasGhost && <ScorePanel score={score} best={best} />}
      <output className="sr">{sentenceOf(game, isStamped, nameOf)}</output>
    </div>
  );
}

/** The rule of coop: that both pick the same, or what counts while they do not. */
function hintOf({ mode, score, players }: Game): string | undefined {
  if (mode === 'single') return undefined;
  const [one, other] = players;
  const earlier = players.find(({ counts }) => counts);
  if (earlier && one?.guess !== other?.guess)
    return t`At zero the earlier pick counts: ${{ earlier: pickOf(earlier.guess) }}.`;
  return score === 0 ? t`Both of you must pick the same.` : undefined;
}

/** Text that screen readers announce for the pair. */
function sentenceOf(
  { currentItem, nextItem, isCorrect, gameOver }: Game,
  isStamped: boolean,
  nameOf: Props['nameOf'],
): string {
  if (gameOver) return '';
  const next = nameOf(nextItem);
  if (nextItem.gold !== undefined && isCorrect !== null)
    return isStamped
      ? isCorrect
        ? t`Right: ${{ item: next }} costs ${{ price: formatFigure(nextItem.gold) }} gold.`
        : t`Wrong: ${{ item: next }} costs ${{ price: formatFigure(nextItem.gold) }} gold.`
      : '';
  return t({
    message: `${{ item: nameOf(currentItem) }} costs ${{ price: formatFigure(currentItem.gold) }} gold. Does ${next} cost more or less?`,
    comment: 'Announced by screen readers.',
  });
}

/** The joint between the two items; breaks when a guess was wrong. */
function Divider({ isBroken }: { readonly isBroken: boolean }) {
  return (
    <div className={classNames(dividerStyles['divider'], isBroken && dividerStyles['broken'])} aria-hidden>
      {isBroken && (
        <svg viewBox="0 0 60 400" preserveAspectRatio="none" className={dividerStyles['break']}>
          <path d="M30 0l-9 46 16 32-20 44 14 30-9 48 20 40-17 42 15 36-12 42 4 40" />
          <path d="M17 122l-15 22M37 78l17 14M22 200l-18 8M42 240l14 22M25 282l-16 14M40 318l12 10" />
        </svg>
      )}
      <div className={dividerStyles['versus']}>
        <span>{t`VS`}</span>
      </div>
    </div>
  );
}

/** Sign and word on a revealed item: whether the guess was right, and by how much it was wrong. */
function Stamp({ game }: { readonly game: Game }) {
  const { currentItem, nextItem, isCorrect } = game;
  if (nextItem.gold === undefined || isCorrect === null) return null;
  const difference = nextItem.gold - currentItem.gold;
  const gold = formatFigure(Math.abs(difference));
  return (
    <p
      aria-hidden
      className={classNames('cut', stampStyles['stamp'], stampStyles[isCorrect ? 'right' : 'wrong'])}
    >
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
