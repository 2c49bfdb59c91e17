import { type Language, namedLanguage } from '@hub/protocol/languages';
import { safeStorage } from '@hub/ui/net/safe-storage.ts';

const KEY = 'hub.answeredLanguages';
const kept = safeStorage(() => localStorage);

const answered = (): readonly string[] => kept.read(KEY)?.split(' ') ?? [];

/** Whether this browser has offered the language, or its player has chosen another one knowingly. */
export const hasAnswered = (language: Language): boolean => answered().includes(language);

export const noteAnswered = (language: Language): void =>
  kept.write(KEY, [...answered(), language].join(' '));

/** A player who chooses a language needs no offer of the browser's. */
export function noteChoice(): void {
  const spoken = namedLanguage(navigator.languages);
  if (spoken !== undefined && !hasAnswered(spoken)) noteAnswered(spoken);
}
