/** The languages of the specification by their codes, each with its own name. */
export const LANGUAGES = {
  ar_AE: 'العربية',
  zh_CN: '简体中文',
  cs_CZ: 'Čeština',
  en_AU: 'English (Australia)',
  en_GB: 'English (UK)',
  en_US: 'English (US)',
  fr_FR: 'Français',
  de_DE: 'Deutsch',
  el_GR: 'Ελληνικά',
  hu_HU: 'Magyar',
  it_IT: 'Italiano',
  ja_JP: '日本語',
  ko_KR: '한국어',
  pl_PL: 'Polski',
  pt_BR: 'Português (Brasil)',
  ro_RO: 'Română',
  ru_RU: 'Русский',
  es_ES: 'Español',
  th_TH: 'ไทย',
  tr_TR: 'Türkçe',
} as const;
export type Language = keyof typeof LANGUAGES;

export const DEFAULT_LANGUAGE: Language = 'en_US';

export const languages = Object.keys(LANGUAGES) as readonly Language[];

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

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
