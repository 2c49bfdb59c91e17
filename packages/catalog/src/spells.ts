import table from '../data/15.8/spells.json' with { type: 'json' };
import type { Spell } from './spell-schema.ts';

/** All spells, sorted by champion name and then Q, W, E, R. */
export const spells = table as readonly Spell[];

/** A champion's spells in the order Q, W, E, R; empty for an unknown id. */
export const spellsOf = (championId: string): readonly Spell[] =>
  spells.filter(({ champion }) => champion === championId);
