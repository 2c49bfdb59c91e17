import { useCallback } from 'react';
import type { ContentSource } from './content.ts';
import { fetchLore } from './lore.ts';
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
