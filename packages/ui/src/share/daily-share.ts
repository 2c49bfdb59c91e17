import type { DailyGame } from '@hub/engine/define-game';
import type { Day } from '@hub/engine/wire/ids';
import { dailyEnding } from '@hub/protocol/http/dailies';
import { plural, t } from '@lingui/core/macro';
import type { Guess } from '../daily/puzzle.ts';
import type { Call } from '../net/http-client.ts';
import { inRows, type SharedResult } from './share-content.ts';

/** A solved puzzle of a daily game. */
export interface SolvedPuzzle {
  /** Oldest first. */
  readonly guesses: readonly Pick<Guess, 'clues'>[];
  readonly day: string;
  readonly streak: number;
  /** Whether it was solved in hard mode. */
  readonly isHard?: boolean | undefined;
}

/**
 * What a daily game shares: the day's number, guesses, streak, and how near each guess was. `perRow`: for guesses with
 * one square each, how many squares a row has.
 */
export const dailyShare =
  ({ id }: Pick<DailyGame, 'id'>, perRow?: number) =>
  async ({ guesses, day, streak, isHard }: SolvedPuzzle, call: Call): Promise<SharedResult> => {
    const rows = guesses.map(({ clues }) => clues.map(({ isCorrect }) => isCorrect));
    return {
      subtitle: await subtitleOf(id, day, call),
      grid: perRow === undefined ? rows : inRows(rows.flat(), perRow),
      facts: [
        t`Solved in ${plural({ guesses: guesses.length }, { one: '# guess', other: '# guesses' })}`,
        ...(isHard ? [t`Hard mode`] : []),
        ...(streak > 1 ? [plural({ days: streak }, { other: '# days in a row' })] : []),
      ],
    };
  };

/** The day's number; its date when the server does not tell the number. */
async function subtitleOf(mode: string, day: string, call: Call): Promise<string> {
  const number = await call(dailyEnding, { params: { mode }, query: { day: day as Day } }).then(
    (ending) => ending.number,
    () => undefined,
  );
  return number === undefined ? day : t`Day ${number}`;
}
