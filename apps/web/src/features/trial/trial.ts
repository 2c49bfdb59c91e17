import { useNet } from '@hub/ui/net/net.ts';
import { isScore, type ScoreScreen, type TrialProps } from '@hub/ui/screens/screen.ts';
import { type ComponentType, useCallback, useRef, useState } from 'react';
import { screens } from '../../games.ts';

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

/** Sends the answers of one trial, whose id the server chooses. */
export function useTrialCall({ game }: ScoreScreen): TrialProps['send'] {
  const { call } = useNet();
  const trial = useRef<string>(undefined);
  return useCallback(
    async (answers) => {
      const { playTrial } = await import('@hub/protocol/http/trials');
      const body = { trial: trial.current, answers: [...answers] };
      const reply = await call(playTrial, { params: { game: game.id }, body });
      trial.current = reply.trial;
      return reply.view;
    },
    [call, game.id],
  );
}
