import { CHAMPION_ATTRIBUTES, type ChampionAttribute, type GuessResult } from '../game.ts';
import { type Clue, clueOf, partsOf } from './attributes.ts';

/** What is known about one attribute of the answer. `parts` are sorted, because order is irrelevant. */
export interface KnownAttribute {
  readonly status: 'locked' | 'medium' | 'correct';
  readonly parts: readonly string[];
}

export type KnownAttributes = Readonly<Record<ChampionAttribute, KnownAttribute>>;

/** Games 4: a known status only increases. Statuses that are not listed never change it. */
const RANKS: Readonly<Record<KnownAttribute['status'], number>> = { locked: 1, medium: 2, correct: 3 };

const LOCKED: KnownAttribute = { status: 'locked', parts: [] };

export const NOTHING_KNOWN: KnownAttributes = Object.fromEntries(
  CHAMPION_ATTRIBUTES.map((attribute) => [attribute, LOCKED]),
) as KnownAttributes;

/** Adds the first `shownCells` attributes of a guess, in column order, to the known attributes. */
export function learn(known: KnownAttributes, result: GuessResult, shownCells: number): KnownAttributes {
  const seen = CHAMPION_ATTRIBUTES.slice(0, shownCells);
  return seen.reduce(
    (after, attribute) => ({ ...after, [attribute]: upgrade(after[attribute], clueOf(result, attribute)) }),
    known,
  );
}

/** Returns how many of the nine attributes are fully known. */
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
