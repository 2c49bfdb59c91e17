import { DEFAULT_LANGUAGE, isEnglish, type Language } from '@hub/protocol/languages';

/**
 * A part of a compiled ICU message, as `compileMessage` of `@lingui/message-utils` writes it: text, or an argument with its cases. No
 * message formats numbers or dates itself, or has a plural with an offset.
 */
export type Token = string | readonly [name: string, type?: string, cases?: Readonly<Record<string, Tokens>>];
export type Tokens = string | readonly Token[];
/** Compiled messages by their keys. */
export type Catalogue = Readonly<Record<string, Tokens>>;

/** The area of words that holds the names of champions; the build makes it of the catalog. */
export const CHAMPION_NAMES = 'champions';

/** The key of a message in the catalogues: its English text, in short. */
export function keyOf(message: Tokens): string {
  let sum = 0;
  for (const sign of JSON.stringify(message)) sum = Math.imul(sum ^ sign.charCodeAt(0), 16_777_619);
  return (sum >>> 0).toString(36);
}

const catalogues: Partial<Record<Language, Catalogue>> = {};
const listeners = new Set<() => void>();
let language: Language = DEFAULT_LANGUAGE;

/**
 * The language in which the pages are shown, and its messages. English has no catalogue: it stands in the code. Without React, since
 * the first script of a page needs it.
 */
export const words = {
  language: (): Language => language,
  /** Whether the language has words; without them the pages are in English. */
  isLoaded: (): boolean => isEnglish(language) || language in catalogues,
  entry: (key: string): Tokens | undefined => catalogues[language]?.[key],
  /** A message in the language of the pages; one with a context has a key of its own. Without a translation it stays English. */
  own: (message: Tokens, key?: string): Tokens => catalogues[language]?.[key ?? keyOf(message)] ?? message,
  load(of: Language, further: Catalogue): void {
    catalogues[of] = { ...catalogues[of], ...further };
  },
  /** Shows the pages in a language whose messages have been loaded. */
  activate(next: Language): void {
    language = next;
    for (const listener of listeners) listener();
  },
  /** Returns what `say` says in a language that may be another one than that of the pages. */
  inLanguage<Said>(spoken: Language, say: () => Said): Said {
    const shown = language;
    language = spoken;
    try {
      return say();
    } finally {
      language = shown;
    }
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
