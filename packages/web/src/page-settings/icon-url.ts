import { emblemByName } from '@hub/catalog/emblem-facts';
import type { PageSettings } from '@hub/protocol/page-settings';
import { portraitUrl } from './content-network.ts';

/** Matches an absolute URL or a path on this server; a bare file name is that of a portrait. */
const ADDRESS = /^(?:https?:)?\//;

/**
 * Returns the URL of a profile icon: its own picture if it has one, otherwise the portrait of the champion of
 * that name; undefined offline and for an unknown name.
 */
export function iconUrl(settings: PageSettings, name: string, image: string | null): string | undefined {
  if (image !== null) return ADDRESS.test(image) ? image : portraitUrl(settings, image);
  const champion = emblemByName(name);
  return champion && portraitUrl(settings, `${champion.id}.png`);
}
