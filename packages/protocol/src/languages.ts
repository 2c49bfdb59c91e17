/** The languages of the specification by their codes. */
export const languages = [
  'ar_AE',
  'zh_CN',
  'cs_CZ',
  'en_AU',
  'en_GB',
  'en_US',
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
 * The language of a reader who has not chosen one: the first of these tags that names one of the languages, in the wanted
 * order. A tag without a country, or with another one, means the language of its first part.
 */
export function languageOfTags(tags: readonly string[]): Language {
  for (const tag of tags) {
    const exact = languages.find((language) => tagOf(language).toLowerCase() === tag.toLowerCase());
    if (exact !== undefined) return exact;
    const [first = ''] = tag.toLowerCase().split('-');
    if (first === 'en') return DEFAULT_LANGUAGE;
    const similar = languages.find((language) => language.startsWith(`${first}_`));
    if (similar !== undefined) return similar;
  }
  return DEFAULT_LANGUAGE;
}
