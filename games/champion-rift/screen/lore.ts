import * as z from 'zod/mini';

/** Fetches the lore of a champion. Resolves to undefined if that fails; never rejects. */
export type FetchLore = (championId: string, signal: AbortSignal) => Promise<string | undefined>;

export interface LoreSource {
  /** Base URL of the content network; null disables requests to it. */
  readonly contentUrl: string | null;
  readonly contentVersion: string;
  /** Language code of the content network, such as `en_US`. */
  readonly language: string;
  readonly fetch: typeof globalThis.fetch;
}

const TIMEOUT_MS = 4_000;
/** The longest lore has about 900 characters; much longer texts are rejected. */
const MAX_CHARACTERS = 2_000;

const detailsSchema = z.object({
  data: z.record(z.string(), z.object({ lore: z.string().check(z.maxLength(MAX_CHARACTERS)) })),
});

/** Fetches lore from the content network, with a timeout of 4 s; invalid responses are ignored. */
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
      // Offline, blocked or timed out: lore is optional.
      return undefined;
    }
  };
}
