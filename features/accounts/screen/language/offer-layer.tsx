import { isEnglish, type Language, namedLanguage } from '@hub/protocol/languages';
import { Optional } from '@hub/ui/feedback/optional.tsx';
import { chosenLanguage, onLanguageChoice } from '@hub/ui/language/chosen-language.ts';
import { fetchWords } from '@hub/ui/language/load-words.ts';
import { lazy, useMemo, useState, useSyncExternalStore } from 'react';
import { hasAnswered } from './answered-languages.ts';

/** The browser's language, if the player has chosen another one and was not asked before. */
function languageToOffer(chosen: Language | undefined): Language | undefined {
  // Without a choice the pages have the browser's language already, and one English is as good as another.
  if (chosen === undefined) return undefined;
  const spoken = namedLanguage(navigator.languages);
  if (spoken === undefined || spoken === chosen || (isEnglish(spoken) && isEnglish(chosen))) return undefined;
  return hasAnswered(spoken) ? undefined : spoken;
}

const LanguageOffer = lazy(async () => {
  const spoken = namedLanguage(navigator.languages);
  const [code] = await Promise.all([import('./language-offer.tsx'), spoken && fetchWords(spoken, 'offer')]);
  return { default: code.LanguageOffer };
});

/**
 * Offers the browser's language to a player whose choice is another one: it may be old, another person's, or have come with the
 * account. The player's own choice ends the offer.
 */
export function OfferLayer() {
  // Static markup has no choice, and so no offer.
  const chosen = useSyncExternalStore(onLanguageChoice, chosenLanguage, () => undefined);
  // Computed once for a choice: an offer counts as answered from the moment it is shown.
  const language = useMemo(() => languageToOffer(chosen), [chosen]);
  const [isClosed, setIsClosed] = useState(false);
  if (language === undefined || isClosed) return null;
  return (
    <Optional>
      <LanguageOffer language={language} onClose={() => setIsClosed(true)} />
    </Optional>
  );
}
