import { useCallback } from 'react';
import * as z from 'zod/mini';
import { type ContentSource, fetchContent } from './content.ts';
import styles from './lore-text.module.css';
import { useLoaded } from './use-loaded.ts';

interface Props {
  readonly championId: string;
  readonly content: ContentSource;
}

/** The lore of a champion, once it is loaded. */
export function LoreText({ championId, content }: Props) {
  const load = useCallback(
    (signal: AbortSignal) => fetchLore(content, championId, signal),
    [content, championId],
  );
  const lore = useLoaded(load);
  return lore === undefined ? null : <p className={styles['lore']}>{lore}</p>;
}

const TIMEOUT_MS = 4_000;
/** The longest lore has about 900 characters; much longer texts are rejected. */
const MAX_CHARACTERS = 2_000;

const detailsSchema = z.object({
  data: z.record(z.string(), z.object({ lore: z.string().check(z.maxLength(MAX_CHARACTERS)) })),
});

/** Fetches the lore of a champion from the content network; undefined if it is not available. */
export async function fetchLore(
  content: ContentSource,
  championId: string,
  signal: AbortSignal,
): Promise<string | undefined> {
  const file = `champion/${encodeURIComponent(championId)}.json`;
  const details = await fetchContent(content, file, detailsSchema, { signal, timeoutMs: TIMEOUT_MS });
  return details?.data[championId]?.lore.trim() || undefined;
}
