import type { ComponentProps } from 'react';
import { LanguageSelect } from '../../features/game-language/language-select.tsx';
import { OfferLayer } from '../../features/game-language/offer-layer.tsx';

/** The choice of the language, and the offer of the browser's. */
export const FooterLanguage = (props: ComponentProps<typeof LanguageSelect>) => (
  <>
    <LanguageSelect {...props} />
    <OfferLayer />
  </>
);
