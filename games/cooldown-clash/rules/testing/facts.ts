import { champions } from '@hub/catalog/champions';
import { spells } from '@hub/catalog/spells';
import { clashFacts } from '../facts.ts';

/** The real spells. */
export const facts = clashFacts(spells, champions);

export const settings = { name: 'A lobby', maxPlayers: 8, guessTime: 15, winPoints: 500 };
