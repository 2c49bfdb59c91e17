import { LanguageSelect, selectLanguage } from '@hub/features/accounts/screen/language/language-select.tsx';
import { OfferLayer } from '@hub/features/accounts/screen/language/offer-layer.tsx';
import { isLanguage, type Language } from '@hub/protocol/languages';
import { type ComponentProps, useEffect, useState } from 'react';

/** What was chosen on the static markup before this code had come; React replaces or keeps that, and tells nothing of it. */
function earlyChoice(): Language | undefined {
  if (typeof document === 'undefined') return undefined;
  // Only static markup has the attribute.
  const drawn = document.querySelector('footer option[selected]:not(:checked)');
  const chosen = drawn?.closest('select')?.value ?? '';
  return isLanguage(chosen) ? chosen : undefined;
}

/** The choice of the language, and the offer of the browser's. */
export function FooterLanguage(props: ComponentProps<typeof LanguageSelect>) {
  const [early] = useState(earlyChoice);
  useEffect(() => {
    if (early !== undefined) selectLanguage(early);
  }, [early]);
  return (
    <>
      <LanguageSelect {...props} />
      <OfferLayer />
    </>
  );
}
