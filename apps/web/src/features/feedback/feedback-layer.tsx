import { type ComponentType, useEffect, useState } from 'react';
import { type Draft, NO_DRAFT } from './draft.ts';
import type { FeedbackDialogProps } from './feedback-dialog.tsx';
import { onFeedback } from './open-feedback.ts';

interface Props {
  /** Address (DSN) of the outside service that gets every report too: only if there is one and the visitor agrees. */
  readonly passOnTo: string | null;
}

interface Opened {
  readonly Dialog: ComponentType<FeedbackDialogProps>;
  /** Where it was asked for. */
  readonly page: string;
}

/** Stands once on the page and shows the feedback form when it is asked for. What was written stays until it is sent. */
export function FeedbackLayer({ passOnTo }: Props) {
  const [opened, setOpened] = useState<Opened>();
  const [draft, setDraft] = useState<Draft>(NO_DRAFT);
  useEffect(
    () =>
      onFeedback(() => {
        // The path alone: a query can hold what is nobody else's business.
        const page = location.pathname;
        // No page needs the form for its first paint. One that does not come leaves everything as it is.
        void import('./feedback-dialog.tsx').then(
          ({ FeedbackDialog }) => setOpened({ Dialog: FeedbackDialog, page }),
          () => undefined,
        );
      }),
    [],
  );
  if (opened === undefined) return null;
  const { Dialog, page } = opened;
  return (
    <Dialog
      page={page}
      draft={draft}
      onDraft={setDraft}
      passOnTo={passOnTo}
      onClose={() => setOpened(undefined)}
    />
  );
}
