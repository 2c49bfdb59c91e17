import { useCallback, useEffect, useState } from 'react';
import { type Guess, type MoreOrLessTrialView, moreOrLessTrialSchema } from '../game.ts';

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
export function useTrial(send: Send) {
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
