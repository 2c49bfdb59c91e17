import { Button } from '@hub/ui/controls/button.tsx';
import { t } from '@lingui/core/macro';
import { MessageSquarePlus } from 'lucide-react';
import { openFeedback } from './open-feedback.ts';

interface Props {
  readonly className?: string | undefined;
}

/** Button that opens the feedback form. */
export const FeedbackButton = ({ className }: Props) => (
  <Button icon={MessageSquarePlus} className={className} onClick={openFeedback}>
    {t`Feedback`}
  </Button>
);
