import { DEFAULT_LANGUAGE, isEnglish, type Language } from '@hub/protocol/languages';
import { useSyncExternalStore } from 'react';
import { onLanguageChoice, wantedLanguage } from './chosen-language.ts';
import { words } from './words.ts';

const shown = () => words.language();
/** Static markup is in one English, whatever the country. */
const drawn = () => (isEnglish(shown()) ? DEFAULT_LANGUAGE : shown());
const follow = (listener: () => void) => words.subscribe(listener);

/**
 * The language of the pages. A change of it renders the whole tree again from its root; only components that skip such a
 * rendering, by `memo`, need this to follow it.
 */
export const useLanguage = (): Language => useSyncExternalStore(follow, shown, shown);

/** The language that the player chose or the browser speaks, also while its words are on their way. */
export const useWantedLanguage = (): Language =>
  useSyncExternalStore(onLanguageChoice, wantedLanguage, drawn);
