import type { StateSecret } from '../kernel/rules.ts';
import { candidateOf, type DailyEntry, type DailyFacts, entryById } from './facts.ts';
import type { DailyState } from './state.ts';

/** All texts and numbers in a value of plain JSON. */
function leavesOf(value: unknown): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

/** What a puzzle shows of its answer, see `DailySpec`. */
type Shown<Entry extends DailyEntry> = {
  readonly reveal: (answer: Entry) => unknown;
  readonly clues?: (answer: Entry, guesses: number) => unknown;
};

/** By facts: what the clues of every answer hold, such as the name of an attribute. It tells nothing. */
const commonClues = new WeakMap<object, readonly (string | number)[]>();

/** The answer, and the clues that the player may not have yet, in all texts that would tell them; nothing after the end. */
export function secretsOfPuzzle<Entry extends DailyEntry>(
  { reveal, clues }: Shown<Entry>,
  { answerId, guesses, over }: DailyState<unknown>,
  facts: DailyFacts<Entry>,
): readonly StateSecret[] {
  if (over) return [];
  const answer = entryById(facts, answerId);
  // Every puzzle has given all its clues after as many guesses as there are entries.
  const allCluesOf = (entry: Entry) => leavesOf(clues?.(entry, facts.entries.length));
  const due = leavesOf(clues?.(answer, guesses.length));
  const all = [...new Set(allCluesOf(answer))];
  const common =
    commonClues.get(facts) ??
    facts.entries.reduce<readonly (string | number)[]>((left, entry) => {
      const its = new Set(allCluesOf(entry));
      return left.filter((value) => its.has(value));
    }, all);
  commonClues.set(facts, common);
  const named = new Set([answerId, ...leavesOf(candidateOf(answer)), ...leavesOf(reveal(answer))]);
  return [
    { name: 'answer', values: [...named].filter((value) => !all.includes(value)) },
    { name: 'clue', values: all.filter((value) => !due.includes(value) && !common.includes(value)) },
  ].filter(({ values }) => values.length > 0);
}
