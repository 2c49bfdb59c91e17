import { ANSWER_MAX } from '@hub/engine/wire/limits';
import { answerDecision, type OwnDecisions, seeDecision } from '@hub/protocol/http/reports';
import { Button } from '@hub/ui/controls/button.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { useAct } from '@hub/ui/net/use-act.ts';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { useState } from 'react';
import { decisionSentence, reportTexts as texts } from '../../messages/reports.ts';
import styles from './report-dialog.module.css';

interface Props {
  readonly decisions: OwnDecisions;
  readonly onRead: (id: string) => void;
  /** Called after something was read or answered. */
  readonly onChange: () => void;
}

/** What was decided about the player, and what became of the player's reports, one after the other. */
export function DecisionDialog({ decisions: { received, answered }, onRead, onChange }: Props) {
  const { call } = useNet();
  const { act, error, isBusy } = useAct(texts.failed);
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
      title={decision ? texts[decision.act] : texts.about(report?.about ?? '')}
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
          report && <p>{texts.answers[report.outcome]}</p>
        )}
        {error !== undefined && <ErrorBox>{error}</ErrorBox>}
        <Button
          look="gold"
          busy={isBusy}
          onClick={() =>
            void attempt(async () => {
              await call(seeDecision, { params: { id: first.id } });
              onRead(first.id);
            })
          }
        >
          {texts.read}
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
      {rule !== null && <p className="soft">{texts.rules[rule][1]}</p>}
      {act === 'renamed' && answer === null && <p className="soft">{texts.mayRename}</p>}
      {answer === null ? (
        <>
          <TextField label={texts.mayAnswer} value={text} onChange={setText} limit={ANSWER_MAX} />
          <Button busy={isBusy} disabled={text.trim() === ''} onClick={() => void onAnswer(text.trim())}>
            {texts.sendAnswer}
          </Button>
        </>
      ) : (
        <p className="soft">{answer.reply === null ? texts.answered : `${texts.reply} ${answer.reply}`}</p>
      )}
    </>
  );
}
