import { type ContentSource, fetchContent } from '@hub/ui/screens/content.ts';
import * as z from 'zod/mini';

/** Fetches the description of a spell. Resolves to undefined when it is not available; never rejects. */
export type FetchSpellText = (
  championId: string,
  spellId: string,
  signal: AbortSignal,
) => Promise<string | undefined>;

const TIMEOUT_MS = 3_000;
/** Longer texts are not descriptions of a spell. */
const MAX_CHARACTERS = 1_200;
/** The descriptions of the network contain markup, such as `<br>`. */
const MARKS = /<[^>]*>/g;

const spellSchema = z.object({ id: z.string(), description: z.string().check(z.maxLength(MAX_CHARACTERS)) });
const detailsSchema = z.object({
  data: z.record(z.string(), z.object({ spells: z.array(spellSchema) })),
});

/** Fetches texts of spells from the content network. */
export const spellTextFrom =
  (content: ContentSource): FetchSpellText =>
  async (championId, spellId, signal) => {
    const file = `champion/${encodeURIComponent(championId)}.json`;
    const details = await fetchContent(content, file, detailsSchema, { signal, timeoutMs: TIMEOUT_MS });
    const spell = details?.data[championId]?.spells.find(({ id }) => id === spellId);
    return spell?.description.replace(MARKS, ' ').replace(/\s+/g, ' ').trim() || undefined;
  };
