import table from '../data/15.8/spells.json' with { type: 'json' };
import type { Spell } from './spell-schema.ts';

/** Every spell, by its champion's name and then Q, W, E, R. */
export const spells = table as readonly Spell[];

/** A champion's spells in the order Q, W, E, R; none for an unknown id. */
export const spellsOf = (championId: string): readonly Spell[] =>
  spells.filter(({ champion }) => champion === championId);
