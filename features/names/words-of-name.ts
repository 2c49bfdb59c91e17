/** Maximum number of words that are looked at together. */
const MAX_WORDS = 4;

/** A letter that is no word by itself, unlike one of Chinese, Japanese or Korean. */
const LETTER = /^(?![\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]).$/u;

/** Joins consecutive single letters: "C L A S S I C" is checked as "CLASSIC". */
export function joinSpelled(words: readonly string[]): readonly string[] {
  const joined: string[] = [];
  let isSpelling = false;
  for (const word of words) {
    const isLetter = LETTER.test(word);
    if (isLetter && isSpelling) joined.push(`${joined.pop() ?? ''}${word}`);
    else joined.push(word);
    isSpelling = isLetter;
  }
  return joined;
}

/** All runs of two to four consecutive words, joined by a text. */
export const runsOf = (words: readonly string[], by: string): readonly string[] =>
  words.flatMap((_, from) =>
    Array.from({ length: MAX_WORDS - 1 }, (__, more) => words.slice(from, from + more + 2).join(by)),
  );

const SMALL_CAPITALS = Array.from('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ');
const SMALL_LETTERS = 'abcdefghijklmnopqrstuvwyz';
const ANY_SMALL_CAPITAL = new RegExp(`[${SMALL_CAPITALS.join('')}]`, 'gu');

/** A text without accents, with full-width, circled, mathematical and small capital letters as plain ones. */
export const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(ANY_SMALL_CAPITAL, (letter) => SMALL_LETTERS[SMALL_CAPITALS.indexOf(letter)] ?? letter);
