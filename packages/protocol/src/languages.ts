/** The languages of the specification by their codes; of several for the same readers, the usual one first. */
export const languages = [
  'en_US',
  'ar_AE',
  'zh_CN',
  'cs_CZ',
  'en_AU',
  'en_GB',
  'fr_FR',
  'de_DE',
  'el_GR',
  'hu_HU',
  'it_IT',
  'ja_JP',
  'ko_KR',
  'pl_PL',
  'pt_BR',
  'ro_RO',
  'ru_RU',
  'es_ES',
  'th_TH',
  'tr_TR',
] as const;
export type Language = (typeof languages)[number];

export const DEFAULT_LANGUAGE: Language = 'en_US';

export const isLanguage = (code: string): code is Language => languages.some((language) => language === code);

/** The tag of a language for browsers: `de-DE`. */
export const tagOf = (language: Language): string => language.replace('_', '-');

export const isEnglish = (language: Language): boolean => language.startsWith('en');

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar_AE' ? 'rtl' : 'ltr');

/**
 * The first of these tags, in the wanted order, that names one of the languages. A tag without a country, or with another one,
 * means the language of its first part.
 */
export function namedLanguage(tags: readonly string[]): Language | undefined {
  for (const tag of tags) {
    const code = tag.toLowerCase().replace('-', '_');
    const found =
      languages.find((language) => language.toLowerCase() === code) ??
      languages.find((language) => language.startsWith(`${code.split('_')[0]}_`));
    if (found) return found;
  }
  return undefined;
}

/** The language of a reader who has not chosen one. */
export const languageOfTags = (tags: readonly string[]): Language => namedLanguage(tags) ?? DEFAULT_LANGUAGE;

/** The name of a built file in a language: `welcome.de_DE.html`. English has no code in it. */
export const fileOf = (file: string, language: Language): string =>
  isEnglish(language) ? file : file.replace('.', `.${language}.`);
