import { useSyncExternalStore } from 'react';

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

const KEY = 'gameLanguage';
/** Event for a new choice in this tab; the `storage` event only reaches other tabs. */
const CHANGED = 'hub:game-language';
/** The choice if the browser refuses storage; lost when the page closes. */
let unstored: GameLanguage | undefined;

/** Stores the language of game content in this browser. */
export function saveGameLanguage(language: GameLanguage): void {
  try {
    localStorage.setItem(KEY, language);
    unstored = undefined;
  } catch {
    unstored = language;
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Language of game content, such as item names and stories. An unknown stored code counts as no choice. */
export function readGameLanguage(): GameLanguage {
  try {
    const kept = unstored ?? localStorage.getItem(KEY) ?? '';
    return isGameLanguage(kept) ? kept : DEFAULT_GAME_LANGUAGE;
  } catch {
    return DEFAULT_GAME_LANGUAGE;
  }
}

/** Language of game content; updates when it changes in this or another tab. */
export const useGameLanguage = (): GameLanguage =>
  useSyncExternalStore(subscribe, readGameLanguage, readGameLanguage);

const isGameLanguage = (code: string): code is GameLanguage => Object.hasOwn(GAME_LANGUAGES, code);

function subscribe(onChange: () => void): () => void {
  window.addEventListener(CHANGED, onChange);
  window.addEventListener('storage', onChange);
  return () => {
    window.removeEventListener(CHANGED, onChange);
    window.removeEventListener('storage', onChange);
  };
}
