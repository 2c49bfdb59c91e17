import { champions } from '@hub/catalog/champions';
import { findExact } from '@hub/catalog/name-matcher';
import { chainFacts } from '../facts.ts';

/** The real roster. */
export const facts = chainFacts(champions, (text) => findExact(text, champions)?.id);

export const settings = { name: 'A lobby', maxPlayers: 8, guessTime: 15, lives: 3 };
