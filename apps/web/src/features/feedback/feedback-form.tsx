import { FEEDBACK_TEXT_MAX } from '@hub/engine/wire/limits';
import { Button } from '@hub/ui/controls/button.tsx';
import { Segmented } from '@hub/ui/controls/segmented.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { Bug, Lightbulb, Send } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { feedbackTexts } from '../../messages/feedback.ts';
import { type Draft, faultOf } from './draft.ts';
import styles from './feedback-form.module.css';
import { ReportField } from './report-field.tsx';
import type { SendFault } from './use-send-report.ts';

interface Props {
  readonly draft: Draft;
  readonly page: string;
  readonly forwardDsn: string | null;
  readonly isSending: boolean;
  /** Why the last attempt to send failed. */
  readonly fault: SendFault | undefined;
  readonly onDraft: (draft: Draft) => void;
  readonly onSend: () => void;
  readonly onCancel: () => void;
}

const kinds = [
  { value: 'bug', label: feedbackTexts.kinds.bug, icon: Bug },
  { value: 'idea', label: feedbackTexts.kinds.idea, icon: Lightbulb },
] as const;

const faultTexts = {
  empty: feedbackTexts.empty,
  tooLong: feedbackTexts.tooLong(formatFigure(FEEDBACK_TEXT_MAX)),
};

/** Form for a bug or an idea. Validates on submit only, and keeps the text if sending fails. */
export function FeedbackForm(props: Props) {
  const { draft, page, forwardDsn, isSending, fault, onDraft, onSend, onCancel } = props;
  const [wasTried, setWasTried] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const draftFault = faultOf(draft);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setWasTried(true);
    if (draftFault === undefined) onSend();
    else field.current?.focus();
  };
  return (
    <form className={styles['form']} onSubmit={submit} noValidate>
      <p className="soft">{feedbackTexts.lead}</p>
      <Segmented
        label={feedbackTexts.kind}
        options={kinds}
        value={draft.kind}
        onChange={(kind) => onDraft({ ...draft, kind })}
        disabled={isSending}
      />
      <ReportField
        ref={field}
        label={feedbackTexts.labels[draft.kind]}
        hint={feedbackTexts.page(page)}
        value={draft.text}
        error={wasTried && draftFault ? faultTexts[draftFault] : undefined}
        readOnly={isSending}
        onChange={(text) => onDraft({ ...draft, text })}
      />
      {forwardDsn !== null && (
        <p className={styles['note']}>{feedbackTexts.forwardReport(new URL(forwardDsn).host)}</p>
      )}
      {fault && <ErrorBox>{feedbackTexts[fault]}</ErrorBox>}
      <div className={styles['actions']}>
        <Button look="ghost" size="large" onClick={onCancel}>
          {feedbackTexts.cancel}
        </Button>
        <Button look="gold" size="large" type="submit" icon={Send} busy={isSending}>
          {isSending ? feedbackTexts.sending : feedbackTexts.send}
        </Button>
      </div>
    </form>
  );
}
