import { emblemById } from '@hub/catalog/emblem-facts';
import { landscapeUrl } from '../art/sigil-url.ts';

/** Address of the landscape of a champion's region. */
export function championLandscape(id: string): string | undefined {
  const champion = emblemById(id);
  return champion && landscapeUrl(champion.region);
}
