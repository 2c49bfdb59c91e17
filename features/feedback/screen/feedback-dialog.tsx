import type { FeedbackKind } from '@hub/protocol/stored-values';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { type Draft, NO_DRAFT } from './draft.ts';
import { FeedbackForm } from './feedback-form.tsx';
import { Thanks } from './thanks.tsx';
import { useSendReport } from './use-send-report.ts';

export interface FeedbackDialogProps {
  /** Path of the page that the report is about. */
  readonly page: string;
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly forwardDsn: string | null;
  readonly onClose: () => void;
}

/** Dialog to report a bug or an idea to the host, with a confirmation once it is sent. */
export function FeedbackDialog({ page, draft, onDraft, forwardDsn, onClose }: FeedbackDialogProps) {
  const [sent, setSent] = useState<FeedbackKind>();
  const { send, isSending, fault, forgetFault } = useSendReport({
    forwardDsn,
    onSent: ({ kind }) => {
      setSent(kind);
      onDraft(NO_DRAFT);
    },
  });
  const edit = (draft: Draft) => {
    forgetFault();
    onDraft(draft);
  };
  return (
    <Modal open onClose={onClose} title={t`Feedback`} hideTitle={sent !== undefined}>
      {sent === undefined ? (
        <FeedbackForm
          draft={draft}
          page={page}
          forwardDsn={forwardDsn}
          isSending={isSending}
          fault={fault}
          onDraft={edit}
          onSend={() => void send({ ...draft, text: draft.text.trim(), page })}
          onCancel={onClose}
        />
      ) : (
        <Thanks kind={sent} onDone={onClose} />
      )}
    </Modal>
  );
}
