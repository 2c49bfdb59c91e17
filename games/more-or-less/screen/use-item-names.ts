import { useLoaded } from '@hub/ui/screens/use-loaded.ts';
import { useCallback } from 'react';
import type { FetchItemNames } from './item-names.ts';

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
  const names = useLoaded(fetchNames);
  return useCallback(({ name, image }) => names?.get(itemIdOf(image)) || name, [names]);
}
