/** How a secret could be written: plainly, backwards, or in one of the usual encodings. */
export type Form = {
  readonly text: string;
  /** Whether it only counts standing alone: not as a part of a longer word or number. */
  readonly isWord: boolean;
};

/** An encoded form below this length would be found by chance among random ids. */
const ENCODED_MIN = 8;

const reversed = (text: string): string => Array.from(text).toReversed().join('');

/** The three ways in which base64 writes bytes that stand somewhere in longer ones, without what the neighbours decide. */
function base64Cores(bytes: Buffer): string[] {
  return [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64');
    const last = Math.floor(((before + bytes.length) * 8) / 6);
    return text.slice(Math.ceil((before * 8) / 6), last);
  });
}

const isLong = (text: string): boolean => text.length >= ENCODED_MIN;

/** Every form in which the text is looked for; short texts only where they stand alone. */
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

const WORD = /[\p{L}\d_]/u;
const isJoined = (neighbour: string | undefined): boolean => neighbour !== undefined && WORD.test(neighbour);

/** Whether the text has the form somewhere. */
export function holds(text: string, { text: form, isWord }: Form): boolean {
  for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + 1)) {
    if (!isWord) return true;
    const behind = at + form.length;
    // Digits behind a point belong to the number; a point that ends a sentence or a file's name does not.
    const goesOn = text[behind] === '.' && /\d/.test(text[behind + 1] ?? '') && /\d$/.test(form);
    const wentOn = text[at - 1] === '.' && /^\d/.test(form);
    if (!isJoined(text[at - 1]) && !isJoined(text[behind]) && !goesOn && !wentOn) return true;
  }
  return false;
}
