import { DEFAULT_LANGUAGE, directionOf, isEnglish, type Language, tagOf } from '@hub/protocol/languages';
import { onLanguageChoice, wantedLanguage } from './chosen-language.ts';
import { type Catalogue, words } from './words.ts';

/** Written by the build: the hash in the addresses of all catalogues, and the languages that have some. */
declare const WORDS: { readonly hash: string; readonly languages: readonly string[] };

const areas = new Set<string>();
const loaded = new Set<string>();

/** The wanted language, if it has words. */
const shownLanguage = (): Language => {
  const wanted = wantedLanguage();
  return isEnglish(wanted) || WORDS.languages.includes(wanted) ? wanted : DEFAULT_LANGUAGE;
};

/** Without its catalogue a page shows English: that is better than no page. */
async function fetchWords(language: Language, area: string): Promise<void> {
  const name = `${language}/${area}`;
  if (isEnglish(language) || loaded.has(name)) return;
  try {
    const { messages } = (await import(/* @vite-ignore */ `/assets/words-${WORDS.hash}/${name}.js`)) as {
      readonly messages: Catalogue;
    };
    words.load(language, messages);
    loaded.add(name);
  } catch {
    // It is asked for again with the next page of this area.
  }
}

/** Fetches the words of areas beside the script that shows them, each once. Never rejects; English needs none. */
export async function loadWords(...wanted: readonly string[]): Promise<void> {
  for (const area of wanted) areas.add(area);
  await Promise.all(wanted.map((area) => fetchWords(words.language(), area)));
}

function show(language: Language): void {
  const { documentElement: root } = document;
  root.lang = tagOf(language);
  root.dir = directionOf(language);
  words.activate(language);
}

/**
 * Shows the pages in the wanted language from now on, and follows the choice in this and other tabs. Returns whether the static
 * markup of the page is in this language.
 */
export function startLanguage(): boolean {
  const language = shownLanguage();
  const drawn = document.documentElement.lang;
  show(language);
  onLanguageChoice(() => void follow());
  return isEnglish(language) ? drawn === 'en' : drawn === tagOf(language);
}

/** All words first, so that a page changes at once. */
async function follow(): Promise<void> {
  const language = shownLanguage();
  if (language === words.language()) return;
  await Promise.all([...areas].map((area) => fetchWords(language, area)));
  if (language === shownLanguage()) show(language);
}
