import { hash, pick } from '../art/hash.ts';

const HUES = ['teal', 'gold', 'ember', 'leaf', 'rose', 'frost', 'arcane', 'bone'] as const;
/** The custom property with the colour of a player's or bot's avatar. `id`: the public id. */
export const avatarColor = (id: string): string => `--${pick(HUES, hash(id))}-400`;
