import { REPORT_WORDS_MAX } from '@hub/engine/wire/limits';
import {
  REPORT_REASONS,
  type ReportReason,
  reportTargetSchema,
  sendReport,
} from '@hub/protocol/http/reports';
import { Button } from '@hub/ui/controls/button.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { useAct } from '@hub/ui/net/use-act.ts';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { useState } from 'react';
import { reportName } from '../../messages/report-name.ts';
import { reportTexts as texts } from '../../messages/reports.ts';
import styles from './report-dialog.module.css';
import type { Reported } from './reported.ts';

interface Props {
  readonly reported: Reported;
  readonly onClose: () => void;
}

/** Asks for the reason, and sends it. */
export function ReportDialog({ reported: { kind, id, name, place }, onClose }: Props) {
  const { call } = useNet();
  const [reason, setReason] = useState<ReportReason>();
  const [words, setWords] = useState('');
  const { act, error, isBusy } = useAct(texts.failed);
  const [sent, setSent] = useState<string>();
  const send = (chosen: ReportReason) =>
    act(async () => {
      const target = reportTargetSchema.parse(kind === 'player' ? { kind, player: id } : { kind, lobby: id });
      const written = words.trim();
      const body = { target, place, reason: chosen, ...(written !== '' && { words: written }) };
      const { isJoined } = await call(sendReport, { body });
      setSent(isJoined ? texts.joined : texts.sent);
    });
  const reasons = REPORT_REASONS.filter((each) => each !== (kind === 'player' ? 'lobby name' : 'name'));
  if (sent !== undefined) {
    return (
      <Modal open onClose={onClose} title={texts.sentTitle}>
        <output className={styles['form']}>{sent}</output>
      </Modal>
    );
  }
  return (
    <Modal open onClose={onClose} title={reportName(name)}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (reason !== undefined) void send(reason);
        }}
      >
        <fieldset className={styles['reasons']}>
          <legend className="label">{texts.question}</legend>
          {reasons.map((each) => (
            // oxlint-disable-next-line jsx-a11y/label-has-associated-control -- its text comes from a table
            <label key={each} className={styles['reason']}>
              <input
                type="radio"
                name="reason"
                value={each}
                checked={each === reason}
                onChange={() => setReason(each)}
              />
              <span>
                <b>{texts.reasons[each].title}</b>
                <span className="soft">{texts.reasons[each].hint}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <TextField label={texts.words} value={words} onChange={setWords} limit={REPORT_WORDS_MAX} />
        {error !== undefined && <ErrorBox>{error}</ErrorBox>}
        <Button type="submit" look="gold" busy={isBusy} disabled={reason === undefined}>
          {texts.send}
        </Button>
      </form>
    </Modal>
  );
}
