import { hueColor } from '@hub/ui/art/game-hue.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { type GameScreen, nameOf, type ScoreScreen } from '@hub/ui/screens/screen.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { CardHeader } from '@hub/ui/surfaces/card-header.tsx';
import { t } from '@lingui/core/macro';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { TRIED, useTrialCall, useTrialCode } from '../../trials/screen/trial.ts';
import styles from './meanwhile.module.css';

/** Questions of another game for players who wait in a room. `isFirst`: nothing else is left to do. */
export const Meanwhile = ({ isFirst }: { readonly isFirst: boolean }) =>
  TRIED && <Questions screen={TRIED} variant={isFirst ? 'gold' : 'neutral'} />;

interface Props {
  readonly screen: ScoreScreen;
  readonly variant: 'gold' | 'neutral';
}

function Questions({ screen, variant }: Props) {
  const { code, isBusy, hasFailed, start } = useTrialCode(screen);
  const [trial, setTrial] = useState(0);
  return (
    <Card aria-labelledby="lobby-meanwhile" style={hueOf(screen)}>
      <CardHeader id="lobby-meanwhile" title={t`While you wait`}>
        <span className="soft">{nameOf(screen)}</span>
      </CardHeader>
      <div className={styles['body']}>
        {code ? (
          <Trial key={trial} screen={screen} of={code.Trial} onAgain={() => setTrial(trial + 1)} />
        ) : (
          <>
            <p>
              {screen.line} {t`Three questions, paid with nothing. Your seat is kept.`}
            </p>
            <Button variant={variant} busy={isBusy} onClick={() => void start()}>
              {t`Play three questions`}
            </Button>
            <output>{hasFailed && t`The game did not load. Please try again.`}</output>
          </>
        )}
      </div>
    </Card>
  );
}

interface TrialProps {
  readonly screen: ScoreScreen;
  readonly of: NonNullable<ReturnType<typeof useTrialCode>['code']>['Trial'];
  readonly onAgain: () => void;
}

function Trial({ screen, of: Game, onAgain }: TrialProps) {
  const { send } = useTrialCall(screen);
  const place = useRef<HTMLDivElement>(null);
  // On a phone the questions are taller than the text that they replace.
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={place} className={styles['trial']}>
      <Game send={send} onPlay={onAgain} playLabel={t`Three more questions`} />
    </div>
  );
}

const hueOf = ({ game }: GameScreen) => ({ '--g': hueColor(game.hue) }) as CSSProperties;
