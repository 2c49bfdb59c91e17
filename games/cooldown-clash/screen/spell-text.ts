import * as z from 'zod/mini';

/** Finds what a spell does. Resolves to undefined, and never rejects, when that is not to be had. */
export type FetchSpellText = (
  championId: string,
  spellId: string,
  signal: AbortSignal,
) => Promise<string | undefined>;

interface Source {
  /** Root of the public content network; null stays offline. */
  readonly contentUrl: string | null;
  readonly contentVersion: string;
  /** Code of the content network, such as `en_US`. */
  readonly language: string;
  readonly fetch: typeof globalThis.fetch;
}

const TIMEOUT_MS = 3_000;
/** Anything much longer is no description of a spell. */
const MAX_CHARACTERS = 1_200;
/** The descriptions of the network carry marks of their own, such as `<br>`. */
const MARKS = /<[^>]*>/g;

const spellSchema = z.object({ id: z.string(), description: z.string().check(z.maxLength(MAX_CHARACTERS)) });
const detailsSchema = z.object({
  data: z.record(z.string(), z.object({ spells: z.array(spellSchema) })),
});

/** Texts of spells from the public content network; undefined offline. */
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
      // Offline, blocked or too slow: the question stands without it.
      return undefined;
    }
  };
}
