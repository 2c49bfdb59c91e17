import { askHosts } from '@hub/features/places/ask-hosts.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { t } from '@lingui/core/macro';
import { MessageSquarePlus } from 'lucide-react';

/** Button that opens the feedback form. */
export const FeedbackButton = () =>
  askHosts && <Button icon={MessageSquarePlus} onClick={askHosts.open}>{t`Feedback`}</Button>;
