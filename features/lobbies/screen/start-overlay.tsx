import { Scene } from '@hub/ui/art/scene.tsx';
import type { VersusScreen } from '@hub/ui/screens/screen.ts';
import { Overlay } from '@hub/ui/surfaces/overlay.tsx';
import { useRemaining } from '@hub/ui/use-remaining.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import styles from './start-overlay.module.css';

type Game = Pick<VersusScreen, 'game' | 'scene'>;

interface Props {
  /** The game that begins. */
  readonly screen: Game;
  /** End of the countdown, on the clock of `performance.now()`. */
  readonly endsAt: number;
  /** Called for every new digit. */
  readonly onDigit: () => void;
}

/** Countdown 3-2-1 over the whole page, one second per digit. */
export function StartOverlay({ screen, endsAt, onDigit }: Props) {
  // The game that has started already sends the end of its first turn, while its code is still on its way.
  const [countdownEndsAt] = useState(endsAt);
  const digit = Math.max(1, Math.ceil(useRemaining(countdownEndsAt) / 1000));
  const tell = useEffectEvent(onDigit);
  useEffect(() => {
    if (digit > 0) tell();
  }, [digit]);
  return (
    <Overlay label={t`The game starts in ${{ seconds: digit }}`}>
      <Stone of={screen}>{String(digit)}</Stone>
    </Overlay>
  );
}

/** The name of the game before its scene, and below it the stone with a digit or a word. */
const Stone = ({ of: { game, scene }, children }: { readonly of: Game; readonly children: string }) => (
  <>
    <Scene src={scene} eager className={styles['scene']} />
    <p className={styles['title']}>{game.names.title}</p>
    <span className={styles['stone']}>
      <span key={children} className={styles['digit']}>
        {children}
      </span>
    </span>
  </>
);

/** How long the overlay waits for the first frame of the game. */
const GO_MS = 4_000;
/** The code of a game may take so long. */
const RECENT_MS = 10_000;

/** When a game has started in front of this player, on the clock of `performance.now()`. */
let startedAt = -Infinity;

/** To be called when the countdown leads to the game. */
export function noteStart(): void {
  startedAt = performance.now();
}

/** Keeps the overlay of the countdown from its last digit until the game appears, or shows what takes so long. */
export function GoOverlay({ screen, children }: { readonly screen: Game; readonly children: ReactNode }) {
  const [isStarting, setIsStarting] = useState(() => performance.now() - startedAt < RECENT_MS);
  useEffect(() => {
    const timer = setTimeout(() => setIsStarting(false), GO_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isStarting) return children;
  return (
    <Overlay label={t`GO`} className={styles['held']}>
      <Stone of={screen}>{t`GO`}</Stone>
    </Overlay>
  );
}
