import { emblemByName } from '@hub/catalog/emblem-facts';
import type { PageSettings } from '@hub/protocol/page-settings';
import { portraitUrl } from './content-network.ts';

/** A full address, of a network or of this server; a bare file name is a portrait's. */
const ADDRESS = /^(?:https?:)?\//;

/**
 * Address of a profile icon: its own picture where it has one, otherwise the portrait of the champion of that name;
 * undefined offline and for a name that no champion has.
 */
export function iconUrl(settings: PageSettings, name: string, image: string | null): string | undefined {
  if (image !== null) return ADDRESS.test(image) ? image : portraitUrl(settings, image);
  const champion = emblemByName(name);
  return champion && portraitUrl(settings, `${champion.id}.png`);
}
