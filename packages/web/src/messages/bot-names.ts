import type { Character } from '@hub/engine/wire/bots';

/** The name of a character: its own, with a capital letter. */
export const botNameOf = (character: Character): string =>
  character.charAt(0).toUpperCase() + character.slice(1);
