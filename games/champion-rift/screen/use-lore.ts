import { useEffect, useState } from 'react';
import type { FetchLore } from './lore.ts';

/** Returns the lore of a champion; undefined until it is loaded, or if there is none. */
export function useLore(
  championId: string | undefined,
  fetchLore: FetchLore | undefined,
): string | undefined {
  const [found, setFound] = useState<{ readonly championId: string; readonly lore: string | undefined }>();
  useEffect(() => {
    if (championId === undefined || fetchLore === undefined) return undefined;
    const left = new AbortController();
    const load = async () => {
      const lore = await fetchLore(championId, left.signal);
      if (!left.signal.aborted) setFound({ championId, lore });
    };
    void load();
    return () => left.abort();
  }, [championId, fetchLore]);
  return found?.championId === championId ? found?.lore : undefined;
}
