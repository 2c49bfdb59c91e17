import { DEFAULT_LANGUAGE, isEnglish, type Language } from '@hub/protocol/languages';

type Cases = Readonly<Record<string, Tokens>> & { readonly offset?: number };
/** A part of a compiled ICU message, as `compileMessage` of `@lingui/message-utils` writes it. */
export type Token = string | readonly [name: string, type?: string, argument?: Cases | string];
export type Tokens = string | readonly Token[];
/** Compiled messages by their ids. */
export type Catalogue = Readonly<Record<string, Tokens>>;

/** The area of words that holds the names of champions; the build makes it of the catalog. */
export const CHAMPION_NAMES = 'champions';

const catalogues: Partial<Record<Language, Catalogue>> = {};
const listeners = new Set<() => void>();
let language: Language = DEFAULT_LANGUAGE;
let messages: Catalogue = {};

/**
 * The language in which the pages are shown, and its messages. English needs none: it stands in the code. Without React, since
 * the first script of a page needs it.
 */
export const words = {
  language: (): Language => language,
  /** Whether the language has words; without them the pages are in English. */
  isLoaded: (): boolean => isEnglish(language) || messages === catalogues[language],
  message: (id: string): Tokens | undefined => messages[id],
  load(of: Language, further: Catalogue): void {
    catalogues[of] = { ...catalogues[of], ...further };
    if (of === language && !isEnglish(of)) messages = catalogues[of];
  },
  /** Shows the pages in a language whose messages have been loaded. */
  activate(next: Language): void {
    language = next;
    messages = isEnglish(next) ? {} : (catalogues[next] ?? {});
    for (const listener of listeners) listener();
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
