import { EssenceIcon } from '@hub/ui/art/essence-icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { ItemEmblem } from '@hub/ui/emblem/item-emblem.tsx';
import { Spinner } from '@hub/ui/feedback/spinner.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import type { TrialProps } from '@hub/ui/screens/screen.ts';
import { t } from '@lingui/core/macro';
import { ArrowDown, ArrowUp, Check, X } from 'lucide-react';
import { useCallback, useEffect, useState } from 'react';
import { type Guess, type MoreOrLessTrialView, moreOrLessTrialSchema } from '../game.ts';
import { itemIdOf } from './item-names.ts';
import { Price } from './price.tsx';
import rays from './rays.module.css';
import styles from './trial.module.css';

/** Moves the focus to the only control that is left after an answer. */
const focused = (button: HTMLButtonElement | null): void => button?.focus({ preventScroll: true });

/** Three questions, for which no account is needed. The server judges them. Fills its container. */
export function Trial({ send, onPlay, onAnswer, playLabel = t`Play More or Less` }: TrialProps) {
  const { view, answers, isSending, hasFailed, isAnswered, answer, showNext, retry } = useTrial(send);
  const isLastRight = isAnswered ? view?.results.at(-1) : undefined;
  useEffect(() => {
    if (isLastRight !== undefined) onAnswer?.(isLastRight, answers.length);
  }, [isLastRight, answers.length, onAnswer]);
  if (view === undefined) {
    return <div className={styles['trial']}>{hasFailed ? <Failed onRetry={retry} /> : <Spinner />}</div>;
  }
  const { items, results, isOver } = view;
  // After an answer, the question stays until the player goes on.
  const question = isAnswered ? answers.length - 1 : answers.length;
  const [current, next] = items.slice(question, question + 2);
  if (current === undefined || next === undefined) return null;
  const isRight = isAnswered ? results[question] : undefined;
  return (
    <div className={styles['trial']}>
      <output className={styles['head']}>
        <span className={styles['progress']}>
          {t`Question ${{ number: question + 1 }} of 3`}
          <span aria-hidden className={styles['stones']}>
            {[0, 1, 2].map((at) =>
              results[at] === false ? (
                <X key={at} size="1.375rem" />
              ) : (
                <EssenceIcon key={at} size={22} className={results[at] ? undefined : styles['dark']} />
              ),
            )}
          </span>
        </span>
        <span
          className={classNames(
            styles['status'],
            isRight !== undefined && styles[isRight ? 'right' : 'wrong'],
          )}
        >
          {isRight === undefined ? (
            t`Does ${{ item: next.name }} cost more or less?`
          ) : (
            <>
              {isRight ? <Check aria-hidden size="1.25rem" /> : <X aria-hidden size="1.25rem" />}
              <span>
                {isRight
                  ? t`Right: it costs ${{ price: formatFigure(next.gold ?? 0) }} gold.`
                  : t`Wrong: it costs ${{ price: formatFigure(next.gold ?? 0) }} gold.`}
                {isOver && ` ${t`${{ right: results.filter(Boolean).length }} of 3 right.`}`}
              </span>
            </>
          )}
        </span>
      </output>
      <div className={styles['pair']}>
        <Side item={current} />
        <Side item={next} isRight={isRight} hidesPrice={!isAnswered} />
      </div>
      <div className={styles['actions']}>
        {hasFailed ? (
          <Failed onRetry={retry} />
        ) : isAnswered ? (
          <Button variant="gold" size="large" ref={focused} onClick={isOver ? onPlay : showNext}>
            {isOver ? playLabel : t`Next question`}
          </Button>
        ) : (
          <>
            <Button
              variant="gold"
              size="large"
              icon={ArrowUp}
              busy={isSending}
              onClick={() => answer('higher')}
            >
              {t`More`}
            </Button>
            <Button
              variant="teal"
              size="large"
              icon={ArrowDown}
              busy={isSending}
              onClick={() => answer('lower')}
            >
              {t`Less`}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

const Failed = ({ onRetry }: { readonly onRetry: () => void }) => (
  <>
    <p role="alert">{t`The server did not answer.`}</p>
    <Button onClick={onRetry}>{t`Try again`}</Button>
  </>
);

interface SideProps {
  readonly item: MoreOrLessTrialView['items'][number];
  readonly isRight?: boolean | undefined;
  readonly hidesPrice?: boolean;
}

function Side({ item, isRight, hidesPrice = false }: SideProps) {
  return (
    <section
      aria-label={item.name}
      className={classNames(
        rays['rays'],
        styles['side'],
        isRight !== undefined && styles[isRight ? 'right' : 'wrong'],
      )}
    >
      <div className={styles['content']}>
        <span className={styles['picture']}>
          <ItemEmblem id={itemIdOf(item.image)} />
        </span>
        <h2 className={styles['name']}>{item.name}</h2>
        <Price
          gold={hidesPrice ? undefined : item.gold}
          isRolling={isRight !== undefined}
          variant={isRight === undefined ? undefined : isRight ? 'right' : 'wrong'}
        />
      </div>
    </section>
  );
}

type Send = (answers: readonly string[]) => Promise<unknown>;

interface State {
  /** What the server showed last; undefined before the first reply. */
  readonly view: MoreOrLessTrialView | undefined;
  /** The judged answers, and after them the one being sent. */
  readonly answers: readonly Guess[];
  readonly isSending: boolean;
  readonly hasFailed: boolean;
  /** Whether the last answer is judged and the visitor has not gone on to the next question. */
  readonly isAnswered: boolean;
}

const START: State = { view: undefined, answers: [], isSending: true, hasFailed: false, isAnswered: false };

/** State of a trial; `send` must be stable between renders. */
function useTrial(send: Send) {
  const [state, setState] = useState(START);

  const request = useCallback(
    async (answers: readonly Guess[]) => {
      try {
        const view = moreOrLessTrialSchema.parse(await send(answers));
        setState({ view, answers, isSending: false, hasFailed: false, isAnswered: answers.length > 0 });
      } catch {
        setState((before) => ({ ...before, isSending: false, hasFailed: true }));
      }
    },
    [send],
  );

  useEffect(() => {
    const begin = async () => request([]);
    void begin();
  }, [request]);

  const ask = (answers: readonly Guess[]) => {
    setState((before) => ({ ...before, isSending: true, hasFailed: false }));
    void request(answers);
  };

  return {
    ...state,
    answer: (guess: Guess) => ask([...state.answers, guess]),
    showNext: () => setState((before) => ({ ...before, isAnswered: false })),
    /** Returns to the open question, or fetches the first one. */
    retry: () => {
      if (state.view === undefined) ask([]);
      else setState((before) => ({ ...before, hasFailed: false }));
    },
  };
}
