import { PRODUCT_NAME } from '@hub/protocol/product';
import { plainLetters } from './words-of-name.ts';

/** Names that claim to speak for the hub. */
const RESERVED =
  'admin admins administrator administrators sysadmin host support system staff moderator moderators mod mods'.split(
    ' ',
  );
/** Words that do not turn a reserved name into another one, before and after it: "The Admin", "Support Team". */
const BEFORE = ['the', 'real', 'official', 'hub', 'game', 'site', 'team', PRODUCT_NAME];
const AFTER = ['team', 'staff', 'hub', 'official', 'account', 'support'];

/** Digits and signs that are read as letters; the skeleton treats 0, 1 and | as letters. */
const LETTERS: Readonly<Record<string, string>> = {
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

let checks: Promise<(name: string) => boolean> | undefined;

/**
 * Whether a name looks like one that speaks for the hub: it has the skeleton (UTS 39, confusable characters) of a reserved
 * name, without regard to case, accents, gaps and outer digits.
 */
export async function isReserved(name: string): Promise<boolean> {
  checks ??= loadCheck();
  const check = await checks;
  return check(name);
}

async function loadCheck(): Promise<(name: string) => boolean> {
  const { default: skeleton } = await import('unhomoglyph');
  const keyOf = (text: string): string => {
    const letters = plainLetters(text).replaceAll(/[3457@$!]/gu, (sign) => LETTERS[sign] ?? sign);
    // The skeleton depends on case: a capital I has that of a small l.
    return skeleton(skeleton(letters).toLowerCase())
      .replaceAll('l', 'i')
      .replaceAll(/[^\p{L}]/gu, '');
  };
  const anyOf = (words: readonly string[]): string => words.map(keyOf).join('|');
  const pattern = new RegExp(
    `^(?:${anyOf(BEFORE)})*(?:${anyOf([...RESERVED, PRODUCT_NAME])})(?:${anyOf(AFTER)})*$`,
    'u',
  );
  return (name) => pattern.test(keyOf(name)) || pattern.test(keyOf(name.replaceAll(/^\d+|\d+$/gu, '')));
}
