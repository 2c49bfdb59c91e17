import { type PlayedTrial, TRIED, useTrialCall, useTrialCode } from '@hub/features/trials/screen/trial.ts';
import { hueColor } from '@hub/ui/art/game-hue.ts';
import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { nameOf, type ScoreScreen } from '@hub/ui/screens/screen.ts';
import { useSound } from '@hub/web/sound/sound-context.ts';
import * as cues from '@hub/web/sound/sound-map.ts';
import { t } from '@lingui/core/macro';
import { type CSSProperties, useCallback, useEffect, useEffectEvent } from 'react';
import styles from './first-question.module.css';

interface Props {
  /** Called with the answered questions when the visitor wants to go on with the game. */
  readonly onPlay: (screen: ScoreScreen, played: PlayedTrial | undefined) => void;
}

/** Some questions of a game, for which no account is needed. Until they have come, the poster of the game. */
export const FirstQuestion = ({ onPlay }: Props) => TRIED && <Board screen={TRIED} onPlay={onPlay} />;

function Board({ screen, onPlay }: Props & { readonly screen: ScoreScreen }) {
  const { code, isBusy, hasFailed, start } = useTrialCode(screen);
  const { send, played } = useTrialCall(screen);
  const { playCue } = useSound();
  const begin = useEffectEvent(() => void start());
  useEffect(() => begin(), []);
  const onAnswer = useCallback(
    (isRight: boolean) => playCue(isRight ? cues.answerRight : cues.answerWrong),
    [playCue],
  );
  return (
    <section
      aria-label={t`Try it now`}
      className={classNames('cut', styles['board'])}
      style={{ '--g': hueColor(screen.game.hue) } as CSSProperties}
    >
      {code ? (
        <code.Trial
          send={send}
          onPlay={() => onPlay(screen, played())}
          onAnswer={onAnswer}
          playLabel={t`Take your first stone`}
        />
      ) : (
        <>
          <Scene src={screen.scene} eager />
          <div className={styles['poster']}>
            <h2>{nameOf(screen)}</h2>
            <p>
              {hasFailed ? t`The game did not load. Please try again.` : t`Three questions, no name needed.`}
            </p>
            {hasFailed && (
              <Button variant="teal" busy={isBusy} onClick={() => void start()}>
                {t`Try again`}
              </Button>
            )}
          </div>
        </>
      )}
    </section>
  );
}
