import { Overlay } from '@hub/ui/surfaces/overlay.tsx';
import { useRemaining } from '@hub/ui/use-remaining.ts';
import { useEffect, useEffectEvent } from 'react';
import { lobbyTexts } from '../../messages/lobby.ts';
import styles from './start-overlay.module.css';

interface Props {
  /** End of the countdown, on the clock of `performance.now()`. */
  readonly endsAt: number;
  /** Called for every new digit. */
  readonly onDigit: () => void;
}

/** Countdown 3-2-1 over the whole page, one second per digit. */
export function StartOverlay({ endsAt, onDigit }: Props) {
  const digit = Math.max(1, Math.ceil(useRemaining(endsAt) / 1000));
  const tell = useEffectEvent(onDigit);
  useEffect(() => {
    if (digit > 0) tell();
  }, [digit]);
  return (
    <Overlay look="seam" label={lobbyTexts.room.starts(digit)}>
      <span key={digit} className={styles['digit']}>
        {digit}
      </span>
    </Overlay>
  );
}
