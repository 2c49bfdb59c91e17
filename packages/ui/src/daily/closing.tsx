import { closesAt, DAY_MS } from '@hub/engine/wire/days';
import { t } from '@lingui/core/macro';
import { Clock } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { useServerTime } from '../net/use-server-time.ts';
import { Chip } from '../text/chip.tsx';
import { mediumDay } from '../text/day-format.ts';
import type { Puzzle } from './puzzle.ts';

/** Until when the rift of a day counts: hours and minutes, in UTC. */
export const closingTime = (day: string): string => new Date(closesAt(day)).toISOString().slice(11, 16);

interface Props {
  readonly puzzle: Puzzle;
  /** Opens the puzzle of today instead. */
  readonly onToday: () => void;
}

/**
 * From midnight on: until when an open puzzle counts; once it is closed or solved, the way to the puzzle of today.
 */
export function Closing({ puzzle, onToday }: Props) {
  const { day, isLate, gameOver } = puzzle;
  const isOfPast = useIsOfPast(puzzle);
  const isClosed = useHasPassed(closesAt(day)) || isLate;
  if (!isOfPast) return null;
  const isInTime = gameOver && !isLate;
  const text = isClosed
    ? (day: string, time: string) => t`Rift of ${day}: closed at ${time} UTC, counts for nothing`
    : (day: string, time: string) => t`Rift of ${day}: counts until ${time} UTC`;
  return (
    <>
      <Chip color={isClosed || isInTime ? 'var(--frost-400)' : 'var(--gold-400)'} icon={Clock} live>
        {isInTime ? t`Rift of ${{ day: mediumDay(day) }}` : text(mediumDay(day), closingTime(day))}
      </Chip>
      {(isClosed || gameOver) && (
        <Button size="small" onClick={onToday}>
          {t`Play today’s rift`}
        </Button>
      )}
    </>
  );
}

/** Whether the day of a puzzle that was opened as that of today is over. */
export function useIsOfPast(puzzle: Puzzle | undefined): boolean {
  const isDayOver = useHasPassed(
    puzzle === undefined ? Number.POSITIVE_INFINITY : Date.parse(puzzle.day) + DAY_MS,
  );
  return puzzle !== undefined && !puzzle.isPractice && (isDayOver || puzzle.isLate);
}

/** Whether a time (ms since 1970) has come. */
const useHasPassed = (time: number): boolean => useServerTime((now) => now >= time);
