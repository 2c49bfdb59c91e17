import { t } from '@lingui/core/macro';
import { RotateCcw } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { EmptyCard } from './empty-card.tsx';

interface Props {
  readonly title: string;
  readonly text?: string | undefined;
  readonly onRetry?: (() => void) | undefined;
  readonly retryLabel?: string | undefined;
  /** A retry is in progress. */
  readonly busy?: boolean | undefined;
  readonly className?: string | undefined;
}

/** Shown in place of a part of the page that could not be loaded; the rest of the page stays. */
export function ErrorCard({ title, text, onRetry, retryLabel, busy, className }: Props) {
  return (
    <div role="alert" className={className}>
      <EmptyCard
        title={title}
        text={text}
        action={
          onRetry && (
            <Button size="small" icon={RotateCcw} busy={busy} onClick={onRetry}>
              {retryLabel ?? t`Try again`}
            </Button>
          )
        }
      />
    </div>
  );
}
