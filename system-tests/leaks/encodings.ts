/** An encoding of a secret: plain, reversed, or a usual one. */
export type Form = {
  readonly text: string;
  /** Whether it must not be part of a longer word or number. */
  readonly isWord: boolean;
};

/** Shorter encodings occur in random ids. */
const ENCODED_MIN = 8;

const reversed = (text: string): string => Array.from(text).toReversed().join('');

/** The base64 encodings of the bytes at the three offsets, without the characters that depend on neighbours. */
function base64Cores(bytes: Buffer): string[] {
  return [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    const last = Math.floor(((before + bytes.length) * 8) / 6);
    return text.slice(Math.ceil((before * 8) / 6), last);
  });
}

const isLong = (text: string): boolean => text.length >= ENCODED_MIN;

/** All searched encodings of a text; short texts as words only. */
export function formsOf(text: string): readonly Form[] {
  const bytes = Buffer.from(text);
  const cores = base64Cores(bytes).filter(isLong);
  const words = new Set([
    text,
    text.toLowerCase(),
    encodeURIComponent(text),
    JSON.stringify(text).slice(1, -1),
  ]);
  const encoded = new Set([
    ...cores,
    ...cores.map((core) => core.replaceAll('+', '-').replaceAll('/', '_')),
    ...[reversed(text), bytes.toString('hex')].filter(isLong),
  ]);
  const isWord = text.length < ENCODED_MIN || /^[\d.]+$/.test(text);
  return [
    ...[...words].map((word) => ({ text: word, isWord })),
    ...[...encoded].filter((form) => !words.has(form)).map((form) => ({ text: form, isWord: false })),
  ];
}

/** Shorter numbers occur in every frame. */
const DIGITS_MIN = 5;

const digitsOf = (text: string): number => text.replace('.', '').length;

/** Separators of the numbers of a group. */
const BETWEEN = ['/', ',', ', ', ':', ';', ' ', '-', '_', ',"y":'];
const HUNDREDTHS = 100;

/** The texts in which a value of a secret is searched: long numbers alone, groups in two units, short ids as JSON. */
export function textsOfValue(value: string | number | readonly number[]): readonly string[] {
  if (typeof value === 'string')
    return /^\d+$/.test(value) && digitsOf(value) < DIGITS_MIN ? [`"${value}"`] : [value];
  if (typeof value === 'number') return digitsOf(String(value)) < DIGITS_MIN ? [] : [String(value)];
  const hundredths = value.map((number) => Math.round(number * HUNDREDTHS));
  const units = hundredths.map((number) => number / HUNDREDTHS);
  return [
    ...units.flatMap(textsOfValue),
    ...[hundredths, units].flatMap((group) => BETWEEN.map((between) => group.join(between))),
  ];
}

const WORD = /[\p{L}\d_]/u;
const isJoined = (neighbour: string | undefined): boolean => neighbour !== undefined && WORD.test(neighbour);

/** Whether the text contains the encoding. */
export function holds(text: string, { text: form, isWord }: Form): boolean {
  for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) {
    if (!isWord) return true;
    const behind = at + form.length;
    // Decimals belong to a number; a period at the end of a sentence does not.
    const goesOn = text[behind] === '.' && /\d/.test(text[behind + 1] ?? '') && /\d$/.test(form);
    const wentOn = text[at - 1] === '.' && /^\d/.test(form);
    if (!isJoined(text[at - 1]) && !isJoined(text[behind]) && !goesOn && !wentOn) return true;
  }
  return false;
}
