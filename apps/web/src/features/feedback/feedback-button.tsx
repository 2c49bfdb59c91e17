import { Button } from '@hub/ui/controls/button.tsx';
import { MessageSquarePlus } from 'lucide-react';
import { feedbackTexts } from '../../messages/feedback.ts';
import { openFeedback } from './open-feedback.ts';

interface Props {
  readonly className?: string | undefined;
}

/** Opens the form for bugs and ideas. */
export const FeedbackButton = ({ className }: Props) => (
  <Button icon={MessageSquarePlus} className={className} onClick={openFeedback}>
    {feedbackTexts.button}
  </Button>
);
