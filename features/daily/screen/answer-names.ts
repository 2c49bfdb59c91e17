import { emblemById } from '@hub/catalog/emblem-facts';
import { itemById } from '@hub/catalog/items';
import { ownChampionName } from '@hub/ui/language/champion-names.ts';

/** The name of an answer: champions have words as ids, items have numbers. Undefined for an entry that was removed. */
export const answerName = (id: string): string | undefined =>
  ownName(emblemById(id)?.name) ?? itemById(Number(id))?.name;

const ownName = (english: string | undefined) => english && ownChampionName(english);
