import { directionOf, type Language, tagOf } from '@hub/protocol/languages';
import { PRODUCT_NAME } from '@hub/protocol/product';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { chooseLanguage } from '@hub/ui/language/chosen-language.ts';
import { words } from '@hub/ui/language/words.ts';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { noteAnswered } from './answered-languages.ts';
import styles from './language-offer.module.css';

interface Props {
  /** The language of the browser. */
  readonly language: Language;
  readonly onClose: () => void;
}

/** Offers a language in that language, once: a player who does not answer is not asked again. */
export function LanguageOffer({ language, onClose }: Props) {
  const { offer, change, close } = words.inLanguage(language, offerTexts);
  useEffect(() => noteAnswered(language), [language]);
  return (
    <aside aria-label={offer} lang={tagOf(language)} className={classNames('cut', styles['offer'])}>
      {/* The place is a matter of the page. */}
      <div dir={directionOf(language)} className={styles['content']}>
        <output>{offer}</output>
        <span className={styles['actions']}>
          <Button size="small" variant="teal" onClick={() => chooseLanguage(language)}>
            {change}
          </Button>
          <Button size="small" variant="neutral" onClick={onClose}>
            {close}
          </Button>
        </span>
      </div>
    </aside>
  );
}

/** Each translation names its own language instead of English. */
const offerTexts = () => ({
  offer: t({
    message: `${{ product: PRODUCT_NAME }} also speaks English.`,
    comment: 'Shown to players whose browser speaks your language: name your language instead of English.',
  }),
  change: t({
    message: 'Change to English',
    comment: 'Button: name your language instead of English.',
  }),
  close: t`Not now`,
});
