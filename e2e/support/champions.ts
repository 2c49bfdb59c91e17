import type { Champion } from '@hub/catalog/champion-schema';
import { champions } from '@hub/catalog/champions';

/** Every champion's name. */
export const championNames: readonly string[] = champions.map(({ name }) => name);

/** A champion by its id. Throws for an unknown id. */
export const championById = (id: string): Champion => only((champion) => champion.id === id, id);

/** A champion by its name. Throws for an unknown name. */
export const championNamed = (name: string): Champion => only((champion) => champion.name === name, name);

function only(isMeant: (champion: Champion) => boolean, what: string): Champion {
  const found = champions.find(isMeant);
  if (found === undefined) throw new Error(`no champion ${what}`);
  return found;
}
