import path from 'node:path';
import { regionSchema } from '@hub/catalog/champion-schema';
import { type ItemEmblem, itemEmblems } from '@hub/catalog/item-emblems';
import { items } from '@hub/catalog/items';
import { sigils } from '@hub/catalog/sigils';
import { drawItem, drawLandscape, drawSigil, fileOf } from './compose.ts';

/** Where the pages find the files. */
export const folder = path.resolve(import.meta.dirname, '../packages/ui/src/art');

const itemById = new Map(items.map((item) => [item.id, item]));

/** All files by their path in the folder: a drawing of every champion and item, a landscape for every region. */
export const drawings = (): ReadonlyMap<string, string> =>
  new Map([
    ...sigils.map((sigil) => [`sigils/${sigil.id}.svg`, drawSigil(sigil)] as const),
    ...itemEmblems.map((emblem) => [`items/${emblem.id}.svg`, drawItemOf(emblem)] as const),
    ...regionSchema.options.map(
      (region) => [`landscapes/${fileOf(region)}.svg`, drawLandscape(region)] as const,
    ),
  ]);

function drawItemOf(emblem: ItemEmblem): string {
  const item = itemById.get(emblem.id);
  if (item === undefined) throw new RangeError(`no item ${emblem.id}`);
  return drawItem(emblem, item);
}
