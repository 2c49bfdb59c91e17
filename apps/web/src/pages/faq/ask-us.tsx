import { LinkButton } from '@hub/ui/controls/link-button.tsx';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { Mail } from 'lucide-react';
import { FeedbackButton } from '../../features/feedback/feedback-button.tsx';
import { PageButton } from '../../links/page-button.tsx';
import { paths } from '../../links/paths.ts';
import { faqTexts } from '../../messages/faq.ts';
import styles from './ask-us.module.css';

interface Props {
  /** The host's email address; null without one. */
  readonly email: string | null;
}

/** End of the FAQ: how to contact the host. */
export function AskUs({ email }: Props) {
  return (
    <Plate as="aside" aria-label={faqTexts.missing} className={styles['ask']}>
      <div className={styles['text']}>
        <p className={styles['question']}>{faqTexts.missing}</p>
        <p className="soft">{email === null ? faqTexts.missingNoMail : faqTexts.missingText}</p>
      </div>
      <PageButton look="ghost" to={paths.termsAndPolicies()}>
        {faqTexts.terms}
      </PageButton>
      <FeedbackButton />
      {email !== null && (
        <LinkButton icon={Mail} href={`mailto:${email}`}>
          {faqTexts.contact}
        </LinkButton>
      )}
    </Plate>
  );
}
