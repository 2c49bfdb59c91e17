import { useCallback, useEffect, useState } from 'react';
import type { FetchItemNames, ItemNames } from './item-names.ts';

/** An item as a card shows it. */
export interface NamedItem {
  readonly name: string;
  /** `<id>.png` */
  readonly image: string;
}

/** Returns the id of an item from the file name of its picture. */
export const itemIdOf = (image: string): string => image.replace(/\.png$/, '');

/** Returns item names in the player's language; the server's names until they are loaded. */
export function useItemNames(fetchNames: FetchItemNames | undefined): (item: NamedItem) => string {
  const [found, setFound] = useState<{
    readonly by: FetchItemNames;
    readonly names: ItemNames | undefined;
  }>();
  useEffect(() => {
    if (fetchNames === undefined) return undefined;
    const left = new AbortController();
    const load = async () => {
      const names = await fetchNames(left.signal);
      if (!left.signal.aborted) setFound({ by: fetchNames, names });
    };
    void load();
    return () => left.abort();
  }, [fetchNames]);
  const names = found !== undefined && found.by === fetchNames ? found.names : undefined;
  return useCallback(({ name, image }) => names?.get(itemIdOf(image)) || name, [names]);
}
