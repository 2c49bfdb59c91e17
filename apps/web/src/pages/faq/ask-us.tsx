import { askHosts } from '@hub/features/places/ask-hosts.ts';
import { LinkButton } from '@hub/ui/controls/link-button.tsx';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import { Mail } from 'lucide-react';
import { FeedbackButton } from '../reading/feedback-button.tsx';
import styles from './ask-us.module.css';

interface Props {
  /** The host's email address; null without one. */
  readonly email: string | null;
}

/** End of the FAQ: how to contact the host. */
export function AskUs({ email }: Props) {
  if (email === null && askHosts === undefined) return null;
  return (
    <Card as="aside" aria-label={t`Your question is missing?`} className={styles['ask']}>
      <div className={styles['text']}>
        <p className={styles['question']}>{t`Your question is missing?`}</p>
        <p className="soft">
          {email === null
            ? t`Leave it with the feedback button. This hub has no address for mail yet.`
            : t`Write to us. We answer within 1 month.`}
        </p>
      </div>
      <PageButton variant="ghost" to={paths.termsAndPolicies()}>
        {t`Terms & Policies`}
      </PageButton>
      <FeedbackButton />
      {email !== null && (
        <LinkButton icon={Mail} href={`mailto:${email}`}>
          {t`Contact`}
        </LinkButton>
      )}
    </Card>
  );
}
