import { Dial } from '@hub/ui/feedback/dial.tsx';
import { useRemaining } from '@hub/ui/use-remaining.ts';
import { moreOrLessTexts as texts } from './texts.ts';

interface Props {
  /** When the round ends, by `performance.now()`. */
  readonly endsAt: number | undefined;
  readonly totalMs: number;
}

/** Seconds from which on the dial warns. */
export const LAST_SECONDS = 10;

/** The time that is left to agree. */
export function RoundDial({ endsAt, totalMs }: Props) {
  // Never more than there is: the first look is from the moment before.
  const remainingMs = Math.min(totalMs, useRemaining(endsAt));
  const seconds = Math.ceil(remainingMs / 1_000);
  return (
    <Dial
      fraction={remainingMs / totalMs}
      label={texts.secondsLeft(seconds)}
      isEnding={seconds <= LAST_SECONDS}
    >
      {seconds}
    </Dial>
  );
}
