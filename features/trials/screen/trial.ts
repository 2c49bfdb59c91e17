import { useNet } from '@hub/ui/net/net.ts';
import { isScore, type ScoreScreen, type TrialProps } from '@hub/ui/screens/screen.ts';
import { screens } from '@hub/web/games.ts';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import type { PlayedTrial } from '../calls.ts';

export type { PlayedTrial };

/** The first game that can be tried. */
export const TRIED = screens.find(
  (screen): screen is ScoreScreen => isScore(screen) && screen.trial !== undefined,
);

/** Imports the trial on demand; it must not weigh on the first load of a page. */
export function useTrialCode({ trial }: ScoreScreen) {
  const [code, setCode] = useState<{ readonly Trial: ComponentType<TrialProps> }>();
  const [isBusy, setIsBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const start = async () => {
    setIsBusy(true);
    setHasFailed(false);
    try {
      setCode(await trial?.());
    } catch {
      setHasFailed(true);
    }
    setIsBusy(false);
  };
  return { code, isBusy, hasFailed, start };
}

interface TrialCall {
  readonly send: TrialProps['send'];
  /** Returns the trial with the answers that the server has judged; undefined before its first reply. */
  readonly played: () => PlayedTrial | undefined;
}

/** Sends the answers of one trial, whose id the server chooses. */
export function useTrialCall({ game }: ScoreScreen): TrialCall {
  const { call } = useNet();
  const trial = useRef<string>(undefined);
  const judged = useRef<readonly string[]>([]);
  const send = useCallback(
    async (answers: readonly string[]) => {
      const { playTrial } = await import('../calls.ts');
      const body = { trial: trial.current, answers: [...answers] };
      const reply = await call(playTrial, { params: { game: game.id }, body });
      trial.current = reply.trial;
      judged.current = answers;
      return reply.view;
    },
    [call, game.id],
  );
  return {
    send,
    played: () =>
      trial.current === undefined
        ? undefined
        : { game: game.id, trial: trial.current, answers: [...judged.current] },
  };
}
