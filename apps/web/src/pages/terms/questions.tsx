import type { PageSettings } from '@hub/protocol/page-settings';
import { Button } from '@hub/ui/controls/button.tsx';
import { openPrivacySettings } from '../../features/consent/open-privacy-settings.ts';
import { FeedbackButton } from '../../features/feedback/feedback-button.tsx';
import { PageButton } from '../../links/page-button.tsx';
import { paths } from '../../links/paths.ts';
import { termsTexts } from '../../messages/terms.ts';
import styles from './questions.module.css';

interface Props {
  readonly settings: Pick<PageSettings, 'contactEmail' | 'operatorName' | 'imprintUrl' | 'legalText'>;
}

/** Contact for questions about stored data, and a button for the privacy settings. */
export function Questions({ settings: { contactEmail: email, operatorName, imprintUrl, legalText } }: Props) {
  return (
    <>
      {(operatorName !== null || imprintUrl !== null) && (
        <p>
          {operatorName !== null && `${termsTexts.operator(operatorName)} `}
          {imprintUrl !== null && <a href={imprintUrl}>{termsTexts.imprint}</a>}
        </p>
      )}
      {email === null ? (
        <p>{termsTexts.noMail}</p>
      ) : (
        <p className="links">
          {termsTexts.writeTo} <a href={`mailto:${email}`}>{email}</a>.
        </p>
      )}
      <p className={styles['actions']}>
        <Button onClick={openPrivacySettings}>{termsTexts.privacySettings}</Button>
        <PageButton look="ghost" to={paths.faq()}>
          {termsTexts.faq}
        </PageButton>
        <PageButton look="ghost" to={paths.licences()}>
          {termsTexts.licences}
        </PageButton>
        {email === null && <FeedbackButton />}
      </p>
      {legalText !== null && <p>{legalText}</p>}
    </>
  );
}
