import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { useRef } from 'react';
import styles from './answer.module.css';
import { AnswerMap } from './answer-map.tsx';
import { LifeBar } from './hud.tsx';
import { formatExact, formatLife, lifeLost } from './life-format.ts';
import { riftGuesserTexts as texts } from './texts.ts';
import type { Answer as AnswerView } from './view-model.ts';

interface Props {
  readonly answer: AnswerView | undefined;
  readonly isPending: boolean;
  readonly onGoOn: () => void;
}

const nothing = () => undefined;

/** Result dialog of a round: the section's place, the distance, and the life left. Enter continues. */
export function Answer({ answer, isPending, onGoOn }: Props) {
  const goOn = useRef<HTMLButtonElement>(null);
  if (answer === undefined) return null;
  return (
    <Modal
      open
      closable={false}
      onClose={nothing}
      title={texts.result(answer.round)}
      hideTitle
      padded={false}
      size="full"
      initialFocus={goOn}
      className={styles['answer']}
    >
      <AnswerMap guess={answer.guess} actual={answer.actual} />
      <div className={classNames('cut', styles['plate'])}>
        <Figures answer={answer} />
        <Button
          ref={goOn}
          look="gold"
          size="large"
          block
          busy={isPending}
          onClick={onGoOn}
          // Ignores key repeat of the Enter that locked the marker in.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        >
          {answer.isLast ? texts.seeResult : texts.nextRound}
        </Button>
      </div>
    </Modal>
  );
}

function Figures({ answer: { distance, lost, lifeBefore, lifeLeft } }: { readonly answer: AnswerView }) {
  const [lostText, leftText] = [formatLife(lifeLost({ lost, lifeBefore, lifeLeft })), formatLife(lifeLeft)];
  return (
    <>
      <output className="sr">
        {distance === undefined
          ? texts.missed(lostText, leftText)
          : texts.answer(formatExact(distance), lostText, leftText)}
      </output>
      <p className={styles['label']}>{texts.distance}</p>
      <p className={classNames('num', styles['distance'])}>
        {distance === undefined ? texts.noMarker : formatExact(distance)}
      </p>
      <dl className={classNames('num', styles['figures'])}>
        <div>
          <dt>{texts.lifeBefore}</dt>
          <dd>{formatLife(lifeBefore)}</dd>
        </div>
        <div className={styles['lost']}>
          <dt>{texts.lost}</dt>
          <dd>−{lostText}</dd>
        </div>
        <div>
          <dt>{texts.remaining}</dt>
          <dd>{leftText}</dd>
        </div>
      </dl>
      <LifeBar life={lifeLeft} />
    </>
  );
}
