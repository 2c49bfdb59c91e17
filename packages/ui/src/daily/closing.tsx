import { closesAt, DAY_MS } from '@hub/engine/wire/days';
import { Clock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Button } from '../controls/button.tsx';
import { Chip } from '../text/chip.tsx';
import { mediumDay } from '../text/day-format.ts';
import type { Puzzle } from './puzzle.ts';
import { dailyTexts as texts } from './texts.ts';

const CHECK_MS = 1_000;

/** Until when the rift of a day counts: hours and minutes, in UTC. */
export const closingTime = (day: string): string => new Date(closesAt(day)).toISOString().slice(11, 16);

interface Props {
  readonly puzzle: Puzzle;
  /** Opens the puzzle of today instead. */
  readonly onToday: () => void;
}

/** From midnight on: until when an open puzzle counts, and once it is closed, the way to the puzzle of today. */
export function Closing({ puzzle: { day, isLate, isPractice, gameOver }, onToday }: Props) {
  const now = useNow();
  const isOfToday = now < Date.parse(day) + DAY_MS && !isLate;
  if (isPractice || gameOver || isOfToday) return null;
  const isClosed = isLate || now >= closesAt(day);
  const text = isClosed ? texts.closedAt : texts.countsUntil;
  return (
    <>
      <Chip color={isClosed ? 'var(--frost-400)' : 'var(--gold-400)'} icon={Clock} live>
        {text(mediumDay(day), closingTime(day))}
      </Chip>
      {isClosed && (
        <Button size="small" onClick={onToday}>
          {texts.todaysRift}
        </Button>
      )}
    </>
  );
}

/** The time (ms since 1970), updated every second. */
function useNow(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), CHECK_MS);
    return () => clearInterval(timer);
  }, []);
  return now;
}
