import { champions } from '@hub/catalog/champions';
import { FACTS_VERSION } from '@hub/catalog/facts-version';
import { findExact } from '@hub/catalog/name-matcher';
import { chainFacts } from '../facts.ts';

/** The real roster. */
export const facts = chainFacts(FACTS_VERSION, champions, (text) => findExact(text, champions)?.id);

export const settings = { name: 'A lobby', maxPlayers: 8, guessTime: 15, lives: 3 };
