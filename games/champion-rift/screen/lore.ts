import type { ContentSource } from '@hub/ui/screens/content.ts';
import * as z from 'zod/mini';

const TIMEOUT_MS = 4_000;
/** The longest lore has about 900 characters; much longer texts are rejected. */
const MAX_CHARACTERS = 2_000;

const detailsSchema = z.object({
  data: z.record(z.string(), z.object({ lore: z.string().check(z.maxLength(MAX_CHARACTERS)) })),
});

/**
 * Fetches the lore of a champion from the content network, with a timeout of 4 s. Resolves to undefined if that fails or the
 * network is disabled; never rejects.
 */
export async function fetchLore(
  { contentUrl, contentVersion, language, fetch }: ContentSource,
  championId: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  if (contentUrl === null) return undefined;
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
}
