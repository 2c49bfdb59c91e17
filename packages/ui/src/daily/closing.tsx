import { closesAt, DAY_MS } from '@hub/engine/wire/days';
import { Clock } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { useServerTime } from '../net/use-server-time.ts';
import { Chip } from '../text/chip.tsx';
import { mediumDay } from '../text/day-format.ts';
import type { Puzzle } from './puzzle.ts';
import { dailyTexts as texts } from './texts.ts';

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
  const text = isClosed ? texts.closedAt : texts.countsUntil;
  return (
    <>
      <Chip color={isClosed || isInTime ? 'var(--frost-400)' : 'var(--gold-400)'} icon={Clock} live>
        {isInTime ? texts.riftOf(mediumDay(day)) : text(mediumDay(day), closingTime(day))}
      </Chip>
      {(isClosed || gameOver) && (
        <Button size="small" onClick={onToday}>
          {texts.todaysRift}
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
