import { isLanguage, type Language, languageOfTags } from '@hub/protocol/languages';
import { storedText } from '../stored-text.ts';

/** In the browser's storage and not in a cookie: players get none, as the terms promise. */
const stored = storedText('gameLanguage');

/** The language that this browser's player chose; undefined without a choice, also for an unknown stored code. */
export function chosenLanguage(): Language | undefined {
  const code = stored.read() ?? '';
  return isLanguage(code) ? code : undefined;
}

/** The language that the pages should be shown in: the chosen one, otherwise that of the browser. */
export const wantedLanguage = (): Language => chosenLanguage() ?? languageOfTags(navigator.languages);

/** Keeps a choice in this browser. */
export const chooseLanguage: (language: Language) => void = stored.save;

/** Calls back for a new choice in this or another tab, until the returned function is called. */
export const onLanguageChoice = stored.subscribe;
