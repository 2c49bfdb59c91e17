import { type ContentSource, fetchContent } from '@hub/ui/screens/content.ts';
import { useLoaded } from '@hub/ui/screens/use-loaded.ts';
import { wholeInitials } from '@hub/ui/text/whole-initials.ts';
import { useCallback } from 'react';
import * as z from 'zod/mini';

/** Names of items by their ids, in one language. */
export type ItemNames = ReadonlyMap<string, string>;
/** Fetches the names. Resolves to undefined if that fails; never rejects. */
export type FetchItemNames = (signal: AbortSignal) => Promise<ItemNames | undefined>;

interface ItemNameSource extends ContentSource {
  /** Cache for names between visits; undefined if the browser has no `CacheStorage`. */
  readonly caches: CacheStorage | undefined;
}

const TIMEOUT_MS = 15_000;
const CACHE = 'hub-item-names';
/** The language of the names that the server sends. */
const SERVER_LANGUAGE = 'en_US';
/** The longest name has about 60 characters, not counting markup. */
const MAX_CHARACTERS = 200;

const itemsSchema = z.object({
  data: z.record(z.string(), z.object({ name: z.string().check(z.maxLength(MAX_CHARACTERS)) })),
});
const keptSchema = z.array(z.tuple([z.string(), z.string()]));

/** Returns a cached loader of a language's item names; undefined if the server's names are used. */
export function itemNamesFrom(source: ItemNameSource): FetchItemNames | undefined {
  const { contentUrl, contentVersion, language } = source;
  if (contentUrl === null || language === SERVER_LANGUAGE) return undefined;
  const address = `${contentUrl}/${contentVersion}/data/${language}/item.json`;
  return async (signal) => (await recall(address, source)) ?? (await fetchNames(address, source, signal));
}

async function fetchNames(
  address: string,
  source: ItemNameSource,
  signal: AbortSignal,
): Promise<ItemNames | undefined> {
  const items = await fetchContent(source, 'item.json', itemsSchema, { signal, timeoutMs: TIMEOUT_MS });
  if (items === undefined) return undefined;
  const names = Object.entries(items.data).map(([id, { name }]) => [id, plain(name)] as const);
  await keep(address, names, source);
  return new Map(names);
}

/** Removes markup such as `<rarityLegendary>` from a name. */
const plain = (name: string): string => name.replaceAll(/<[^>]*>/g, '').trim();

async function recall(address: string, { caches }: ItemNameSource): Promise<ItemNames | undefined> {
  try {
    const kept = await (await caches?.open(CACHE))?.match(address);
    const names = kept && keptSchema.safeParse(await kept.json()).data;
    return names && new Map(names);
  } catch {
    return undefined;
  }
}

/** Caches only the names (the file has 0.5 MB), and deletes those of other languages and versions. */
async function keep(
  address: string,
  names: readonly (readonly [string, string])[],
  { caches }: ItemNameSource,
): Promise<void> {
  try {
    await caches?.delete(CACHE);
    await (await caches?.open(CACHE))?.put(address, new Response(JSON.stringify(names)));
  } catch {
    // Not cached: the names are kept for this visit only.
  }
}

/** An item as a card shows it. */
export interface NamedItem {
  readonly name: string;
  /** `<id>.png` */
  readonly image: string;
}

/** Returns the id of an item from the file name of its picture. */
export const itemIdOf = (image: string): string => image.replace(/\.png$/, '');

/** Returns item names in the player's language; the server's names until they are loaded. */
export function useItemNames(fetchNames: FetchItemNames | undefined): (item: NamedItem) => string {
  const names = useLoaded(fetchNames);
  return useCallback(({ name, image }) => wholeInitials(names?.get(itemIdOf(image)) || name), [names]);
}
