import { Dial } from '@hub/ui/feedback/dial.tsx';
import { useRemaining } from '@hub/ui/use-remaining.ts';
import styles from './round-dial.module.css';
import { riftGuesserTexts as texts } from './texts.ts';

interface Props {
  /** When the round ends, by `performance.now()`. */
  readonly endsAt: number;
  readonly totalMs: number;
}

/** From here on the dial warns. */
const LAST_SECONDS = 4;

/** The time of a round: the full seconds left plus one (games 2), over the picture. */
export function RoundDial({ endsAt, totalMs }: Props) {
  const remainingMs = useRemaining(endsAt);
  // Never more than there is: the first look is from the moment before.
  const seconds = Math.min(Math.round(totalMs / 1000), Math.floor(remainingMs / 1000) + 1);
  return (
    <Dial
      fraction={remainingMs / totalMs}
      label={texts.secondsLeft(seconds)}
      isEnding={seconds <= LAST_SECONDS}
      className={styles['dial']}
    >
      {seconds}
    </Dial>
  );
}
