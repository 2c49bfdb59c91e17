import type { Language } from '@hub/protocol/languages';

/** Each language by its own name, in the order of the specification. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
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
};
