import * as z from 'zod/mini';

/** Finds the lore of a champion. Resolves to undefined, and never rejects, when there is none to be had. */
export type FetchLore = (championId: string, signal: AbortSignal) => Promise<string | undefined>;

export interface LoreSource {
  /** Root of the public content network; null stays offline. */
  readonly contentUrl: string | null;
  readonly contentVersion: string;
  /** Code of the content network, such as `en_US`. */
  readonly language: string;
  readonly fetch: typeof globalThis.fetch;
}

const TIMEOUT_MS = 4_000;
/** The longest lore of the network has about 900 characters; anything much longer is not one. */
const MAX_CHARACTERS = 2_000;

const detailsSchema = z.object({
  data: z.record(z.string(), z.object({ lore: z.string().check(z.maxLength(MAX_CHARACTERS)) })),
});

/** Lore from the public content network: given up after 4 s, and anything that does not look like lore is left out. */
export function loreFrom(source: LoreSource): FetchLore | undefined {
  const { contentUrl, contentVersion, language, fetch } = source;
  if (contentUrl === null) return undefined;
  return async (championId, signal) => {
    try {
      const address = `${contentUrl}/${contentVersion}/data/${language}/champion/${encodeURIComponent(championId)}.json`;
      const reply = await fetch(address, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      if (!reply.ok) return undefined;
      const details = detailsSchema.safeParse(await reply.json());
      return details.data?.data[championId]?.lore.trim() || undefined;
    } catch {
      // Offline, blocked or too slow: the screen is complete without it.
      return undefined;
    }
  };
}
