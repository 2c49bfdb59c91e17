import { ANSWER_MAX } from '@hub/engine/wire/limits';
import { Button } from '@hub/ui/controls/button.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { useAct } from '@hub/ui/net/use-act.ts';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { ruleSentence } from '@hub/web/messages/house-rules.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { answerDecision, type OwnDecisions, seeDecision } from '../calls.ts';
import styles from './report-dialog.module.css';
import { decisionSentence, decisionTitle, reportAnswers } from './texts.ts';

interface Props {
  readonly decisions: OwnDecisions;
  readonly onRead: (id: string) => void;
  /** Called after something was read or answered. */
  readonly onChange: () => void;
}

/** What was decided about the player, and what became of the player's reports, one after the other. */
export function DecisionDialog({ decisions: { received, answered }, onRead, onChange }: Props) {
  const { call } = useNet();
  const { act, error, isBusy } = useAct(t`The report could not be sent. Please try again.`);
  const [decision] = received;
  const [report] = answered;
  const first = decision ?? report;
  if (first === undefined) return null;
  const attempt = (work: () => Promise<unknown>) => act(() => work().then(onChange));
  return (
    <Modal
      open
      onClose={onChange}
      closable={false}
      title={
        decision ? decisionTitle(decision) : t`Your report about ${{ name: isolated(report?.about ?? '') }}`
      }
    >
      <div className={styles['form']}>
        {decision ? (
          <Received
            key={decision.id}
            decision={decision}
            isBusy={isBusy}
            onAnswer={(text) =>
              attempt(() => call(answerDecision, { params: { id: decision.id }, body: { text } }))
            }
          />
        ) : (
          report && <p>{t(reportAnswers[report.outcome])}</p>
        )}
        {error !== undefined && <ErrorBox>{error}</ErrorBox>}
        <Button
          variant="gold"
          busy={isBusy}
          onClick={() =>
            void attempt(async () => {
              await call(seeDecision, { params: { id: first.id } });
              onRead(first.id);
            })
          }
        >
          {t`I have read this`}
        </Button>
      </div>
    </Modal>
  );
}

interface ReceivedProps {
  readonly decision: OwnDecisions['received'][number];
  readonly isBusy: boolean;
  readonly onAnswer: (text: string) => Promise<void>;
}

function Received({ decision, isBusy, onAnswer }: ReceivedProps) {
  const [text, setText] = useState('');
  const { act, rule, answer } = decision;
  return (
    <>
      <p>{decisionSentence(decision)}</p>
      {rule !== null && <p className="soft">{ruleSentence(rule)}</p>}
      {act === 'renamed' && answer === null && (
        <p className="soft">{t`If you want another name, write it below: a moderator reads it and can change your name.`}</p>
      )}
      {answer === null ? (
        <>
          <TextField
            label={t`Do you think that this is a mistake? You may answer once.`}
            value={text}
            onChange={setText}
            limit={ANSWER_MAX}
          />
          <Button busy={isBusy} disabled={text.trim() === ''} onClick={() => void onAnswer(text.trim())}>
            {t`Send the answer`}
          </Button>
        </>
      ) : (
        <p className="soft">
          {answer.reply === null
            ? t`Your answer was sent. The moderators read it.`
            : t`The moderators replied: ${{ reply: answer.reply }}`}
        </p>
      )}
    </>
  );
}
