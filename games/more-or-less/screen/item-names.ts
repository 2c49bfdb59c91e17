import * as z from 'zod/mini';

/** Names of items by their ids, in one language. */
export type ItemNames = ReadonlyMap<string, string>;
/** Finds the names. Resolves to undefined, and never rejects, when there are none to be had. */
export type FetchItemNames = (signal: AbortSignal) => Promise<ItemNames | undefined>;

export interface ItemNameSource {
  /** Root of the public content network; null stays offline. */
  readonly contentUrl: string | null;
  readonly contentVersion: string;
  /** Code of the content network, such as `de_DE`. */
  readonly language: string;
  readonly fetch: typeof globalThis.fetch;
  /** Where names are kept over visits; undefined where the browser has no such place. */
  readonly caches: CacheStorage | undefined;
}

const TIMEOUT_MS = 15_000;
const CACHE = 'hub-item-names';
/** The server tells names in this language. */
const SERVER_LANGUAGE = 'en_US';
/** The longest name of the network has about 60 characters, its marks not counted. */
const MAX_CHARACTERS = 200;

const itemsSchema = z.object({
  data: z.record(z.string(), z.object({ name: z.string().check(z.maxLength(MAX_CHARACTERS)) })),
});
const keptSchema = z.array(z.tuple([z.string(), z.string()]));

/** Names from the public item file of a language, fetched once and kept; undefined where the server's names do. */
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
  try {
    const reply = await source.fetch(address, {
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    const items = reply.ok ? itemsSchema.safeParse(await reply.json()).data : undefined;
    if (items === undefined) return undefined;
    const names = Object.entries(items.data).map(([id, { name }]) => [id, plain(name)] as const);
    await keep(address, names, source);
    return new Map(names);
  } catch {
    // Offline, blocked or too slow: the server's names stand.
    return undefined;
  }
}

/** Some names carry marks such as `<rarityLegendary>`. */
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

/** Only the names: the file itself is half a megabyte. Those of other languages and versions go. */
async function keep(
  address: string,
  names: readonly (readonly [string, string])[],
  { caches }: ItemNameSource,
): Promise<void> {
  try {
    await caches?.delete(CACHE);
    await (await caches?.open(CACHE))?.put(address, new Response(JSON.stringify(names)));
  } catch {
    // Kept for this visit only.
  }
}
