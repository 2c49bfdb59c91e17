import { Button } from '@hub/ui/controls/button.tsx';
import { useGameSession } from '@hub/ui/net/use-game-session.ts';
import { useGameSocket } from '@hub/ui/net/use-game-socket.ts';
import type { ScorePlayProps } from '@hub/ui/screens/play-props.ts';
import { useOnOpen } from '@hub/ui/screens/use-on-open.ts';
import { t } from '@lingui/core/macro';
import { type Side, templateScore } from '../game.ts';
import { sessionRules } from './session-rules.ts';
import { useReportEnd } from './use-report-end.ts';

const SIDES: readonly Side[] = ['left', 'right'];

/** The question with its two answers, and the score. */
export function Playing({ onOpen, onOver, onFatal }: ScorePlayProps) {
  const connection = useGameSocket(templateScore);
  useOnOpen(connection.state, onOpen);
  const [{ game, isSynced, pending }, session] = useGameSession({
    connection,
    rules: sessionRules,
    onOpen: () => connection.send({ action: 'startGame', payload: {} }),
    onFatal: ({ code }) => onFatal(t`The game was closed`, code),
  });
  useReportEnd(game, onOver);
  return (
    <>
      <h1>{t`Template Score`}</h1>
      {game === undefined ? (
        <p>{t`Connecting…`}</p>
      ) : (
        <>
          <output>
            {game.gameOver
              ? `${t`Game over`}. ${t`Score ${{ score: game.score }}`}`
              : t`Score ${{ score: game.score }}`}
          </output>
          <h2>{t`Who was released first?`}</h2>
          {SIDES.map((answer) => (
            <Button
              key={answer}
              disabled={!isSynced || pending !== undefined || game.gameOver}
              onClick={() => {
                const { gameId, score } = game;
                session.request({ action: 'submitAnswer', payload: { gameId, answer, score } });
              }}
            >
              {game[answer].name}
            </Button>
          ))}
        </>
      )}
    </>
  );
}
