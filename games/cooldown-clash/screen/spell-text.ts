import * as z from 'zod/mini';

/** Fetches the description of a spell. Resolves to undefined when it is not available; never rejects. */
export type FetchSpellText = (
  championId: string,
  spellId: string,
  signal: AbortSignal,
) => Promise<string | undefined>;

interface Source {
  /** Root URL of the public content network; null: no requests. */
  readonly contentUrl: string | null;
  readonly contentVersion: string;
  /** Language code of the content network, such as `en_US`. */
  readonly language: string;
  readonly fetch: typeof globalThis.fetch;
}

const TIMEOUT_MS = 3_000;
/** Longer texts are not descriptions of a spell. */
const MAX_CHARACTERS = 1_200;
/** The descriptions of the network contain markup, such as `<br>`. */
const MARKS = /<[^>]*>/g;

const spellSchema = z.object({ id: z.string(), description: z.string().check(z.maxLength(MAX_CHARACTERS)) });
const detailsSchema = z.object({
  data: z.record(z.string(), z.object({ spells: z.array(spellSchema) })),
});

/** Fetches texts of spells from the public content network; undefined offline. */
export function spellTextFrom({
  contentUrl,
  contentVersion,
  language,
  fetch,
}: Source): FetchSpellText | undefined {
  if (contentUrl === null) return undefined;
  return async (championId, spellId, signal) => {
    try {
      const champion = encodeURIComponent(championId);
      const reply = await fetch(
        `${contentUrl}/${contentVersion}/data/${language}/champion/${champion}.json`,
        {
          signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
          credentials: 'omit',
          referrerPolicy: 'no-referrer',
        },
      );
      if (!reply.ok) return undefined;
      const { data } = detailsSchema.safeParse(await reply.json());
      const spell = data?.data[championId]?.spells.find(({ id }) => id === spellId);
      return spell?.description.replace(MARKS, ' ').replace(/\s+/g, ' ').trim() || undefined;
    } catch {
      // Offline, blocked or too slow: the question is shown without the description.
      return undefined;
    }
  };
}
