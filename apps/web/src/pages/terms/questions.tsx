import { askHosts } from '@hub/features/places/ask-hosts.ts';
import { openPrivacySettings } from '@hub/features/settings/screen/open-privacy-settings.ts';
import type { PageSettings } from '@hub/protocol/page-settings';
import { Button } from '@hub/ui/controls/button.tsx';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { FeedbackButton } from '../reading/feedback-button.tsx';
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
          {operatorName !== null && `${t`This hub is run by ${{ host: operatorName }}.`} `}
          {imprintUrl !== null && <a href={imprintUrl}>{t`Imprint`}</a>}
        </p>
      )}
      {email === null ? (
        askHosts && (
          <p>{t`This hub has no address for mail yet. Please use the feedback form, and say how we can reach you.`}</p>
        )
      ) : (
        <p className="links">
          <Trans>
            Write to <a href={`mailto:${email}`}>{email}</a>.
          </Trans>
        </p>
      )}
      <p className={styles['actions']}>
        <Button onClick={openPrivacySettings}>{t`Privacy settings`}</Button>
        <PageButton variant="ghost" to={paths.faq()}>
          {t`FAQ`}
        </PageButton>
        <PageButton variant="ghost" to={paths.licences()}>
          {t`Licences`}
        </PageButton>
        {email === null && <FeedbackButton />}
      </p>
      {legalText !== null && <p dir="auto">{legalText}</p>}
    </>
  );
}
