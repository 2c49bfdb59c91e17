import { CHAMPION_ATTRIBUTES, type ChampionAttribute, type GuessResult } from '../game.ts';
import { type Clue, clueOf, partsOf } from './attributes.ts';

/** What is known about one attribute of the answer. `parts` are sorted, because a set of facts has no order. */
export interface KnownAttribute {
  readonly status: 'locked' | 'medium' | 'correct';
  readonly parts: readonly string[];
}

export type KnownAttributes = Readonly<Record<ChampionAttribute, KnownAttribute>>;

/** Games 4: a status only rises. All others rank 0, below what is locked: they never change what is known. */
const RANKS: Readonly<Record<KnownAttribute['status'], number>> = { locked: 1, medium: 2, correct: 3 };

const LOCKED: KnownAttribute = { status: 'locked', parts: [] };

export const NOTHING_KNOWN: KnownAttributes = Object.fromEntries(
  CHAMPION_ATTRIBUTES.map((attribute) => [attribute, LOCKED]),
) as KnownAttributes;

/** What is known after a guess of which the first `shownCells` attributes, in the order of the columns, can be seen. */
export function learn(known: KnownAttributes, result: GuessResult, shownCells: number): KnownAttributes {
  const seen = CHAMPION_ATTRIBUTES.slice(0, shownCells);
  return seen.reduce(
    (after, attribute) => ({ ...after, [attribute]: upgrade(after[attribute], clueOf(result, attribute)) }),
    known,
  );
}

/** How many of the nine attributes are known completely. */
export const countKnown = (known: KnownAttributes): number =>
  CHAMPION_ATTRIBUTES.filter((attribute) => known[attribute].status === 'correct').length;

function upgrade(known: KnownAttribute, clue: Clue): KnownAttribute {
  const status = clue.isCorrect;
  if (status !== 'medium' && status !== 'correct') return known;
  if (RANKS[status] < RANKS[known.status]) return known;
  const fresh = partsOf(clue.correctValue ?? (status === 'correct' ? clue.value : []));
  const parts = status === known.status ? [...known.parts, ...fresh] : fresh;
  return { status, parts: [...new Set(parts)].sort() };
}
