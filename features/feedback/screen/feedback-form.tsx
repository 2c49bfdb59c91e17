import { FEEDBACK_TEXT_MAX } from '@hub/engine/wire/limits';
import { Button } from '@hub/ui/controls/button.tsx';
import { Segmented } from '@hub/ui/controls/segmented.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import dialog from '@hub/ui/surfaces/dialog-form.module.css';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { msg, t } from '@lingui/core/macro';
import { Bug, Lightbulb, Send } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { type Draft, faultOf } from './draft.ts';
import styles from './feedback-form.module.css';
import { ReportField } from './report-field.tsx';
import type { SendFault } from './use-send-report.ts';

const LABELS = {
  bug: msg`What went wrong, and what did you do before?`,
  idea: msg`What would you like to see?`,
};

const FAULT = {
  tooOften: msg`That was a lot of feedback at once. Please wait some minutes; your text stays here.`,
  offline: msg`The server cannot be reached. Please check your internet connection; your text stays here.`,
  failed: msg`Something went wrong on our side. Please try again; your text stays here.`,
};

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

const kinds = () =>
  [
    { value: 'bug', label: t`Bug`, icon: Bug },
    { value: 'idea', label: t`Idea`, icon: Lightbulb },
  ] as const;

const FAULTS = {
  empty: () => t`Please write a few words first.`,
  tooLong: () => t`Please keep it to ${{ limit: formatFigure(FEEDBACK_TEXT_MAX) }} characters.`,
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
    <form className={dialog['form']} onSubmit={submit} noValidate>
      <p className="soft">{t`Found a bug, or have an idea? Tell us.`}</p>
      <Segmented
        label={t`What is it?`}
        options={kinds()}
        value={draft.kind}
        onChange={(kind) => onDraft({ ...draft, kind })}
        disabled={isSending}
      />
      <ReportField
        ref={field}
        label={t(LABELS[draft.kind])}
        hint={t`The page you are on (${{ path: page }}) is sent along. Please write no passwords.`}
        value={draft.text}
        error={wasTried && draftFault ? FAULTS[draftFault]() : undefined}
        readOnly={isSending}
        onChange={(text) => onDraft({ ...draft, text })}
      />
      {forwardDsn !== null && (
        <p
          className={styles['note']}
        >{t`Your report also goes to ${{ host: new URL(forwardDsn).host }}, as you agreed in the privacy settings.`}</p>
      )}
      {fault && <ErrorBox>{t(FAULT[fault])}</ErrorBox>}
      <div className={dialog['actions']}>
        <Button variant="ghost" size="large" onClick={onCancel}>
          {t`Cancel`}
        </Button>
        <Button variant="gold" size="large" type="submit" icon={Send} busy={isSending}>
          {isSending ? t`Sending...` : t`Send feedback`}
        </Button>
      </div>
    </form>
  );
}
