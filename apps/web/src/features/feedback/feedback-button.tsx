import { Button } from '@hub/ui/controls/button.tsx';
import { MessageSquarePlus } from 'lucide-react';
import { feedbackTexts } from '../../messages/feedback.ts';
import { openFeedback } from './open-feedback.ts';

interface Props {
  readonly className?: string | undefined;
}

/** Button that opens the feedback form. */
export const FeedbackButton = ({ className }: Props) => (
  <Button icon={MessageSquarePlus} className={className} onClick={openFeedback}>
    {feedbackTexts.button}
  </Button>
);
