import type { Champion } from '@hub/catalog/champion-schema';
import { championById, champions } from '@hub/catalog/champions';
import { findExact } from '@hub/catalog/name-matcher';
import type { ChampionRiftFacts } from '../rules.ts';

/** The real facts, as the server hands them in. */
export const facts: ChampionRiftFacts = { entries: champions, find: (text) => findExact(text, champions) };

/** A champion of the roster; throws when there is none of that id. */
export function champion(id: string): Champion {
  const found = championById(id);
  if (found === undefined) throw new RangeError(id);
  return found;
}
