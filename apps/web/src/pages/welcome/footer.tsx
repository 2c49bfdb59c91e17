import { PRODUCT_NAME } from '@hub/protocol/product';
import { Logo } from '@hub/ui/art/logo.tsx';
import { Link } from 'react-router';
import { openPrivacySettings } from '../../features/consent/open-privacy-settings.ts';
import { usePageSettings } from '../../features/page-settings/page-settings.ts';
import { paths } from '../../links/paths.ts';
import { welcomeTexts } from '../../messages/welcome.ts';
import styles from './footer.module.css';

/** Footer with links and the legal disclaimer. */
export function Footer() {
  const { legalUrl, contactEmail } = usePageSettings();
  const { footer } = welcomeTexts;
  return (
    <footer className={styles['footer']}>
      <div className={styles['links']}>
        <Logo name={PRODUCT_NAME} className={styles['logo']} />
        <Link to={paths.faq()}>{footer.faq}</Link>
        <Link to={paths.termsAndPolicies()}>{footer.terms}</Link>
        <button type="button" onClick={openPrivacySettings}>
          {footer.privacy}
        </button>
        {legalUrl !== null && (
          <a href={legalUrl} target="_blank" rel="noreferrer">
            {footer.legal}
          </a>
        )}
        {contactEmail !== null && <a href={`mailto:${contactEmail}`}>{footer.contact}</a>}
      </div>
      <p className={styles['disclaimer']}>{footer.disclaimer(PRODUCT_NAME)}</p>
    </footer>
  );
}
