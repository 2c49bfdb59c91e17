import { PRODUCT_NAME } from '@hub/protocol/product';
import { Logo } from '@hub/ui/art/logo.tsx';
import { openPrivacySettings } from '../../features/consent/open-privacy-settings.ts';
import { usePageSettings } from '../../features/page-settings/page-settings.ts';
import { paths } from '../../links/paths.ts';
import { welcomeTexts } from '../../messages/welcome.ts';
import styles from './footer.module.css';

/** Footer with links and the legal disclaimer. Plain links, because this page has no router on the first visit. */
export function Footer() {
  const { legalUrl, legalText, contactEmail, imprintUrl } = usePageSettings();
  const { footer } = welcomeTexts;
  return (
    <footer className={styles['footer']}>
      <div className={styles['links']}>
        <Logo name={PRODUCT_NAME} className={styles['logo']} />
        <a href={paths.faq()}>{footer.faq}</a>
        <a href={paths.provable()}>{footer.provable}</a>
        <a href={paths.termsAndPolicies()}>{footer.terms}</a>
        <button type="button" onClick={openPrivacySettings}>
          {footer.privacy}
        </button>
        {legalUrl !== null && (
          <a href={legalUrl} target="_blank" rel="noreferrer">
            {footer.legal}
          </a>
        )}
        {imprintUrl !== null && <a href={imprintUrl}>{footer.imprint}</a>}
        {contactEmail !== null && <a href={`mailto:${contactEmail}`}>{footer.contact}</a>}
      </div>
      <p className={styles['disclaimer']}>
        {footer.disclaimer(PRODUCT_NAME)} {legalText}
      </p>
    </footer>
  );
}
