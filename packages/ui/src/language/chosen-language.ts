import { isLanguage, type Language, languageOfTags } from '@hub/protocol/languages';

/** Key of the choice in the browser's storage. Not a cookie: players get none, as the terms promise. */
const KEY = 'gameLanguage';
const CHANGED = `stored:${KEY}`;
let unstored: Language | undefined;

/** The language that this browser's player chose; undefined without a choice, also for an unknown stored code. */
export function chosenLanguage(): Language | undefined {
  if (unstored !== undefined) return unstored;
  try {
    const code = localStorage.getItem(KEY);
    return code !== null && isLanguage(code) ? code : undefined;
  } catch {
    return undefined;
  }
}

/** The language that the pages should be shown in: the chosen one, otherwise that of the browser. */
export const wantedLanguage = (): Language => chosenLanguage() ?? languageOfTags(navigator.languages);

/** Keeps a choice in this browser. Where it refuses storage, the choice lasts until the page closes. */
export function chooseLanguage(language: Language): void {
  try {
    localStorage.setItem(KEY, language);
    unstored = undefined;
  } catch {
    unstored = language;
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls back for a new choice in this or another tab. */
export function onLanguageChoice(callback: () => void): () => void {
  const types = [CHANGED, 'storage'];
  for (const type of types) window.addEventListener(type, callback);
  return () => {
    for (const type of types) window.removeEventListener(type, callback);
  };
}
