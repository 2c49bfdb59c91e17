import { REPORT_WORDS_MAX } from '@hub/engine/wire/limits';
import { REPORT_REASONS, type ReportReason } from '@hub/protocol/stored-values';
import { Button } from '@hub/ui/controls/button.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { useAct } from '@hub/ui/net/use-act.ts';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { Reported } from '../../places/report-button.ts';
import { reportTargetSchema, sendReport } from '../calls.ts';
import styles from './report-dialog.module.css';
import { reportReasons } from './texts.ts';

interface Props {
  readonly reported: Reported;
  readonly onClose: () => void;
}

/** Asks for the reason, and sends it. */
export function ReportDialog({ reported: { kind, id, name, place }, onClose }: Props) {
  const { call } = useNet();
  const [reason, setReason] = useState<ReportReason>();
  const [words, setWords] = useState('');
  const { act, error, isBusy } = useAct(t`The report could not be sent. Please try again.`);
  const [sent, setSent] = useState<string>();
  const send = (chosen: ReportReason) =>
    act(async () => {
      const target = reportTargetSchema.parse(kind === 'player' ? { kind, player: id } : { kind, lobby: id });
      const written = words.trim();
      const body = { target, place, reason: chosen, ...(written !== '' && { words: written }) };
      const { isJoined } = await call(sendReport, { body });
      setSent(
        isJoined
          ? t`Others reported the same. You will read here what became of it.`
          : t`You will read here what became of it.`,
      );
    });
  const reasons = REPORT_REASONS.filter((each) => each !== (kind === 'player' ? 'lobby name' : 'name'));
  if (sent !== undefined) {
    return (
      <Modal open onClose={onClose} title={t`Sent to the moderators`}>
        <output className={styles['form']}>{sent}</output>
      </Modal>
    );
  }
  return (
    <Modal open onClose={onClose} title={t`Report ${{ name: isolated(name) }}`}>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (reason !== undefined) void send(reason);
        }}
      >
        <fieldset className={styles['reasons']}>
          <legend className="label">{t`What is wrong?`}</legend>
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
                <b>{t(reportReasons[each].title)}</b>
                <span className="soft">{t(reportReasons[each].hint)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <TextField
          label={t`In your words, if you like`}
          value={words}
          onChange={setWords}
          limit={REPORT_WORDS_MAX}
        />
        {error !== undefined && <ErrorBox>{error}</ErrorBox>}
        <Button type="submit" variant="gold" busy={isBusy} disabled={reason === undefined}>
          {t`Send to the moderators`}
        </Button>
      </form>
    </Modal>
  );
}
