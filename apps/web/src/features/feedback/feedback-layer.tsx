import { type ComponentType, useEffect, useState } from 'react';
import { type Draft, NO_DRAFT } from './draft.ts';
import type { FeedbackDialogProps } from './feedback-dialog.tsx';
import { onFeedback } from './open-feedback.ts';

interface Props {
  /** DSN of the external service that also receives reports; null if there is none or without consent. */
  readonly passOnTo: string | null;
}

interface Opened {
  readonly Dialog: ComponentType<FeedbackDialogProps>;
  /** Path of the page on which the form was opened. */
  readonly page: string;
}

/** Shows the feedback form on request; keeps the draft until it is sent. Must be mounted once on the page. */
export function FeedbackLayer({ passOnTo }: Props) {
  const [opened, setOpened] = useState<Opened>();
  const [draft, setDraft] = useState<Draft>(NO_DRAFT);
  useEffect(
    () =>
      onFeedback(() => {
        // The path only: a query string can contain private data.
        const page = location.pathname;
        // Lazy: no page needs the form for its first paint. If loading fails, nothing happens.
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
