import { storedText } from '@hub/ui/net/stored-text.ts';

/** Languages of the content network with native names. */
export const GAME_LANGUAGES = {
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
export type GameLanguage = keyof typeof GAME_LANGUAGES;

const DEFAULT_GAME_LANGUAGE: GameLanguage = 'en_US';

const stored = storedText('gameLanguage');

/** Stores the language of game content in this browser. */
export const saveGameLanguage = (language: GameLanguage): void => stored.save(language);

/**
 * Language of game content, such as item names and stories; updates when it changes in this or another tab. An unknown
 * stored code counts as no choice.
 */
export const useGameLanguage = (): GameLanguage => known(stored.useText());

const known = (code: string | null): GameLanguage =>
  code !== null && isGameLanguage(code) ? code : DEFAULT_GAME_LANGUAGE;

const isGameLanguage = (code: string): code is GameLanguage => Object.hasOwn(GAME_LANGUAGES, code);
