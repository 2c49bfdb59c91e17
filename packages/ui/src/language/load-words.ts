import { directionOf, isEnglish, type Language, tagOf } from '@hub/protocol/languages';
import { onLanguageChoice, wantedLanguage } from './chosen-language.ts';
import { type Catalogue, words } from './words.ts';

/** Written by the build: the hash in the addresses of all catalogues. */
declare const WORDS_HASH: string;

const areas = new Set<string>();
const loaded = new Set<string>();

/** Without its catalogue a page shows English: that is better than no page. */
export async function fetchWords(language: Language, area: string): Promise<void> {
  const name = `${language}/${area}`;
  if (isEnglish(language) || loaded.has(name)) return;
  try {
    const module: { readonly messages: Catalogue } = await import(
      /* @vite-ignore */ `/assets/words-${WORDS_HASH}/${name}.js`
    );
    words.load(language, module.messages);
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

/** The code of a part that is fetched on demand, once the words of its areas are there too: a page has only its own. */
export async function withWords<Code>(code: Promise<Code>, ...wanted: readonly string[]): Promise<Code> {
  const [loaded] = await Promise.all([code, loadWords(...wanted)]);
  return loaded;
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
  const language = wantedLanguage();
  const drawn = document.documentElement.lang;
  show(language);
  onLanguageChoice(() => void follow());
  return drawn === (isEnglish(language) ? 'en' : tagOf(language));
}

/** All words first, so that a page changes at once. */
async function follow(): Promise<void> {
  const language = wantedLanguage();
  if (language === words.language()) return;
  await Promise.all([...areas].map((area) => fetchWords(language, area)));
  if (language === wantedLanguage()) show(language);
}
