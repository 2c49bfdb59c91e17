import { existsSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LANGUAGE, fileOf, isEnglish, type Language, languages } from '@hub/protocol/languages';

/** The single page with the markup of one address and its first styles, which the browser can draw before it has the app. */
export const DRAWN_PAGES = [
  { address: '/', file: 'home.html' },
  { address: '/welcome', file: 'welcome.html' },
] as const;

/** The languages in which a file is built, with its paths. English is one of them, whatever the country. */
export const inEachLanguage = (folder: string, file: string): readonly (readonly [Language, string])[] =>
  languages
    .filter((language) => language === DEFAULT_LANGUAGE || !isEnglish(language))
    .map((language) => [language, path.join(folder, fileOf(file, language))] as const)
    .filter(([, built]) => existsSync(built));
