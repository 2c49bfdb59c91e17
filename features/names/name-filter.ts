import { containsAddress } from './addresses.ts';
import { containsEnglishSlur } from './english-slurs.ts';
import { containsForeignSlur } from './foreign-slurs.ts';
import { isReserved } from './reserved-names.ts';
import { plainLetters } from './words-of-name.ts';

/** Words of the host: names may not contain the refused ones, and the lists do not look at the allowed names. */
type OwnWords = { readonly refused: readonly string[]; readonly allowed: readonly string[] };

/** A name or word as the filter compares it; empty for one of marks alone, which would be in every name. */
export const foldWord = (text: string): string => plainLetters(text).toLowerCase().trim();

/** The filter with the host's own words, which are read for each name. */
export const createNameFilter =
  (own: () => OwnWords) =>
  async (name: string): Promise<boolean> => {
    const { refused, allowed } = own();
    const folded = foldWord(name);
    if (allowed.some((one) => foldWord(one) === folded)) return false;
    return refused.map(foldWord).some((word) => word !== '' && folded.includes(word)) || refusesName(name);
  };

/** Whether the server refuses a username or the name of a lobby: for a slur, an address, or because it poses as the hub. */
export const refusesName = async (name: string): Promise<boolean> =>
  containsAddress(name) ||
  (await isReserved(name)) ||
  (await containsEnglishSlur(name)) ||
  (await containsForeignSlur(name));
