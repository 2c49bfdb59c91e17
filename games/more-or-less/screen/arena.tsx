import { classNames } from '@hub/ui/class-names.ts';
import { ErrorBox } from '@hub/ui/feedback/error-box.tsx';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import type { MoreOrLessState as Game, Guess } from '../game.ts';
import styles from './arena.module.css';
import { ItemSide, type PictureSrc } from './item-side.tsx';
import { Price, RevealedPrice } from './price.tsx';
import { Question } from './question.tsx';
import { moreOrLessTexts as texts } from './texts.ts';
import type { NamedItem } from './use-item-names.ts';

interface Props {
  readonly game: Game;
  readonly canGuess: boolean;
  readonly ownGuess: Guess | undefined;
  readonly refusal: string | undefined;
  readonly nameOf: (item: NamedItem) => string;
  readonly pictureSrc: PictureSrc;
  readonly onGuess: (guess: Guess) => void;
}

/** The two items, and the score. */
export function Arena({ game, canGuess, ownGuess, refusal, nameOf, pictureSrc, onGuess }: Props) {
  const { currentItem, nextItem, isCorrect, score } = game;
  const { gold } = nextItem;
  const flash = isCorrect === null ? undefined : isCorrect ? 'right' : 'wrong';
  return (
    <>
      <div className={styles['arena']}>
        <ItemSide
          key={currentItem.image}
          place="current"
          name={nameOf(currentItem)}
          item={currentItem}
          pictureSrc={pictureSrc}
        >
          <Price gold={currentItem.gold} />
        </ItemSide>
        <div className={styles['versus']} aria-hidden>
          <span>{texts.versus}</span>
        </div>
        <ItemSide
          key={nextItem.image}
          place="next"
          name={nameOf(nextItem)}
          item={nextItem}
          pictureSrc={pictureSrc}
          flash={flash}
        >
          {gold === undefined ? (
            <Question canGuess={canGuess} ownGuess={ownGuess} onGuess={onGuess} />
          ) : (
            <RevealedPrice gold={gold} look={flash} />
          )}
        </ItemSide>
        <div className={classNames('cut', styles['score'])}>
          <span>{texts.score}</span>
          <b className="num">{formatFigure(score)}</b>
        </div>
      </div>
      {refusal !== undefined && <ErrorBox className={styles['refusal']}>{refusal}</ErrorBox>}
      <output className="sr">{sentenceOf(game, nameOf)}</output>
    </>
  );
}

/** Text that screen readers announce for the pair. */
function sentenceOf({ currentItem, nextItem, isCorrect, gameOver }: Game, nameOf: Props['nameOf']): string {
  if (gameOver) return '';
  const next = nameOf(nextItem);
  if (nextItem.gold !== undefined && isCorrect !== null) {
    return texts.revealed(isCorrect, next, formatFigure(nextItem.gold));
  }
  return texts.roundBegins(nameOf(currentItem), formatFigure(currentItem.gold), next);
}
