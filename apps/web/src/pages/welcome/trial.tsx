import { hueColor } from '@hub/ui/art/game-hue.ts';
import { Scene } from '@hub/ui/art/scene.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { nameOf, type ScoreScreen } from '@hub/ui/screens/screen.ts';
import { useIsHydrated } from '@hub/ui/use-is-hydrated.ts';
import type { CSSProperties } from 'react';
import { TRIED, useTrialCall, useTrialCode } from '../../features/trial/trial.ts';
import { welcomeTexts } from '../../messages/welcome.ts';
import section from './section.module.css';
import styles from './trial.module.css';

interface Props {
  /** Called when the visitor wants to play the game. */
  readonly onPlay: (screen: ScoreScreen) => void;
}

/** Some questions of a game for visitors without an account. The code of the game comes with the first press. */
export const TrialSection = ({ onPlay }: Props) => TRIED && <Section screen={TRIED} onPlay={onPlay} />;

function Section({ screen, onPlay }: Props & { readonly screen: ScoreScreen }) {
  const { trial: texts } = welcomeTexts;
  const { code, isBusy, hasFailed, start } = useTrialCode(screen);
  const send = useTrialCall(screen);
  const isHydrated = useIsHydrated();
  return (
    <section aria-labelledby="trial-title" className={section['section']}>
      <div
        className={classNames('cut', styles['board'])}
        style={{ '--g': hueColor(screen.game.hue) } as CSSProperties}
      >
        <Scene src={screen.scene} className={styles['scene']} />
        <div className={styles['content']}>
          <h2 id="trial-title" className={section['title']}>
            {texts.title}
          </h2>
          {code ? (
            <code.Trial send={send} onPlay={() => onPlay(screen)} />
          ) : (
            <>
              <p className={styles['line']}>
                <b>{nameOf(screen)}.</b> {screen.line} {texts.text}
              </p>
              <Button
                look="teal"
                size="large"
                busy={isBusy}
                disabled={!isHydrated}
                onClick={() => void start()}
              >
                {texts.start}
              </Button>
              <output>{hasFailed && texts.failed}</output>
            </>
          )}
        </div>
      </div>
    </section>
  );
}
