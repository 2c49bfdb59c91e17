import { containsAddress } from './addresses.ts';
import { containsEnglishSlur } from './english-slurs.ts';
import { containsForeignSlur } from './foreign-slurs.ts';
import { isReserved } from './reserved-names.ts';

/** Whether the server refuses a username or the name of a lobby: for a slur, an address, or because it poses as the hub. */
export const refusesName = async (name: string): Promise<boolean> =>
  containsAddress(name) ||
  (await isReserved(name)) ||
  (await containsEnglishSlur(name)) ||
  (await containsForeignSlur(name));
