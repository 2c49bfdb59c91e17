import { isEnglish, type Language, namedLanguage } from '@hub/protocol/languages';
import { Optional } from '@hub/ui/feedback/optional.tsx';
import { chosenLanguage, onLanguageChoice } from '@hub/ui/language/chosen-language.ts';
import { fetchWords } from '@hub/ui/language/load-words.ts';
import { useIsHydrated } from '@hub/ui/use-is-hydrated.ts';
import { lazy, useEffect, useState } from 'react';
import { hasAnswered } from './answered-languages.ts';

/** The browser's language, if the player has chosen another one and was not asked before. */
function languageToOffer(): Language | undefined {
  const chosen = chosenLanguage();
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
 * account. Any choice ends the offer.
 */
export function OfferLayer() {
  const [language, setLanguage] = useState(languageToOffer);
  useEffect(() => onLanguageChoice(() => setLanguage(undefined)), []);
  // Static markup has no offer.
  const isHydrated = useIsHydrated();
  if (!isHydrated || language === undefined) return null;
  return (
    <Optional>
      <LanguageOffer language={language} onClose={() => setLanguage(undefined)} />
    </Optional>
  );
}
