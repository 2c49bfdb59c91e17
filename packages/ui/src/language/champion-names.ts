import { emblemByName } from '@hub/catalog/emblem-facts';
import type { Named } from '@hub/catalog/name-matcher';
import { words } from './words.ts';

/** A champion's names in the language of the pages: the shown one, then others that find it. None in English. */
const namesOf = (id: string): readonly string[] => (words.entry(`@${id}`) ?? []) as readonly string[];

/** A champion's name in the language of the pages; the server, and players of other languages, know the English one. */
export function ownChampionName(english: string): string {
  const champion = emblemByName(english);
  return (champion && namesOf(champion.id)[0]) ?? english;
}

/** A champion, or anything else with an id and an English name, as it is shown and searched for in the language of the pages. */
export function withOwnName<Entry extends Named & { readonly id: string }>(entry: Entry): Entry {
  const [name, ...others] = namesOf(entry.id);
  return name === undefined ? entry : { ...entry, name, spellings: [entry.name, ...others] };
}
