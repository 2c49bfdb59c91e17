import { openPrivacySettings } from '@hub/features/settings/screen/open-privacy-settings.ts';
import { PRODUCT_NAME } from '@hub/protocol/product';
import { Logo } from '@hub/ui/art/logo.tsx';
import { Optional } from '@hub/ui/feedback/optional.tsx';
import { sentenceGap } from '@hub/ui/text/sentence-gap.ts';
import { paths } from '@hub/web/links/paths.ts';
import { usePageSettings } from '@hub/web/page-settings/page-settings.ts';
import { t } from '@lingui/core/macro';
import { lazy, useDeferredValue } from 'react';
import styles from './footer.module.css';

/** Its static markup can be read before its code has come, which no first paint needs. */
const FooterLanguage = lazy(() =>
  import('./footer-language.tsx').then((code) => ({ default: code.FooterLanguage })),
);

/**
 * Footer with links, the choice of the language, and the legal disclaimer. Plain links, because this page has no router on the first
 * visit.
 */
export function Footer() {
  const { legalUrl, legalText, contactEmail, imprintUrl } = usePageSettings();
  // Deferred, or an update that comes before its code would take the static markup away.
  const language = useDeferredValue(
    <Optional>
      <FooterLanguage className={styles['language']} />
    </Optional>,
  );
  return (
    <footer className={styles['footer']}>
      <div className={styles['links']}>
        <Logo name={PRODUCT_NAME} className={styles['logo']} />
        <a href={paths.faq()}>{t`FAQ`}</a>
        <a href={paths.provable()}>{t`Provable dailies`}</a>
        <a href={paths.termsAndPolicies()}>{t`Terms & Policies`}</a>
        <button type="button" onClick={openPrivacySettings}>
          {t`Privacy Settings`}
        </button>
        {legalUrl !== null && (
          <a href={legalUrl} target="_blank" rel="noreferrer">
            {t`Publisher legal page`}
          </a>
        )}
        {imprintUrl !== null && <a href={imprintUrl}>{t`Imprint`}</a>}
        {contactEmail !== null && <a href={`mailto:${contactEmail}`}>{t`Contact`}</a>}
        {language}
      </div>
      <p className={styles['disclaimer']}>
        {t`${{ product: PRODUCT_NAME }} is an unofficial fan project. It is not endorsed by the publisher of the game it is about and does not reflect the views of anyone involved in producing or managing it.`}
        {sentenceGap()}
        <bdi>{legalText}</bdi>
      </p>
    </footer>
  );
}
