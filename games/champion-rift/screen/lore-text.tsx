import type { ContentSource } from '@hub/ui/screens/content.ts';
import { useEffect, useState } from 'react';
import { fetchLore } from './lore.ts';
import styles from './lore-text.module.css';

interface Props {
  readonly championId: string;
  readonly content: ContentSource;
}

/** The lore of a champion, once it is loaded. */
export function LoreText({ championId, content }: Props) {
  const [found, setFound] = useState<{ readonly championId: string; readonly lore: string | undefined }>();
  useEffect(() => {
    const left = new AbortController();
    const load = async () => {
      const lore = await fetchLore(content, championId, left.signal);
      if (!left.signal.aborted) setFound({ championId, lore });
    };
    void load();
    return () => left.abort();
  }, [championId, content]);
  const lore = found?.championId === championId ? found.lore : undefined;
  return lore === undefined ? null : <p className={styles['lore']}>{lore}</p>;
}
