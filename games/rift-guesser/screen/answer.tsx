import { placeAt } from '@hub/catalog/place-names';
import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Button } from '@hub/ui/controls/button.tsx';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Flame } from 'lucide-react';
import { type CSSProperties, type RefObject, useRef } from 'react';
import styles from './answer.module.css';
import { AnswerMap } from './answer-map.tsx';
import { GRADE_BADGES } from './grade-badge.ts';
import { LifeBar } from './hud.tsx';
import { formatExact, formatLife } from './life-format.ts';
import { partOfMap } from './map-frame.tsx';
import { placeText } from './place-text.ts';
import { type Answer as AnswerView, FULL_LIFE } from './view-model.ts';

interface Props {
  readonly answer: AnswerView | undefined;
  readonly isPending: boolean;
  /** The dialog hides the sign of the screen itself. */
  readonly isReconnecting: boolean;
  /** Where the section was shown during the round. */
  readonly sectionView: RefObject<HTMLElement | null>;
  readonly onGoOn: () => void;
}

const nothing = () => undefined;

/** Result dialog of a round: the section's place, the distance, and the life left. Enter continues. */
export function Answer({ answer, isPending, isReconnecting, sectionView, onGoOn }: Props) {
  const nextButton = useRef<HTMLButtonElement>(null);
  if (answer === undefined) return null;
  const placeName = placeText(placeAt(answer.actual));
  return (
    <Modal
      open
      closable={false}
      onClose={nothing}
      title={t`Result of round ${{ round: answer.round }}`}
      hideTitle
      padded={false}
      size="full"
      initialFocus={nextButton}
      className={styles['answer']}
    >
      <AnswerMap guess={answer.guess} actual={answer.actual} section={answer.section} origin={sectionView} />
      <div className={classNames('cut', styles['card'])}>
        <GradeLine answer={answer} placeName={placeName} />
        <Figures answer={answer} placeName={placeName} />
        <Button
          ref={nextButton}
          variant="gold"
          size="large"
          block
          busy={isPending}
          onClick={onGoOn}
          // Ignores key repeat of the Enter that locked the marker in.
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        >
          {isReconnecting ? t`Reconnecting…` : answer.isLast ? t`See your result` : t`Next Round`}
        </Button>
      </div>
    </Modal>
  );
}

interface PartProps {
  readonly answer: AnswerView;
  readonly placeName: string;
}

/** The grade as sign and word, and the section with the name of its place. */
function GradeLine({ answer: { grade, nearInARow, section }, placeName }: PartProps) {
  const { color, icon } = GRADE_BADGES[grade];
  return (
    <div className={styles['head']}>
      <p className={styles['grade']} style={{ '--grade': color } as CSSProperties}>
        <Icon of={icon} size="large" />
        {t(GRADE_BADGES[grade].name)}
      </p>
      {nearInARow > 1 && (
        <Chip color="var(--ember-300)" icon={Flame}>
          {plural({ rounds: nearInARow }, { other: '# near in a row' })}
        </Chip>
      )}
      <figure className={styles['crop']}>
        {section && <img src={partOfMap(section)} alt={t`The section`} width={119} height={100} />}
        <figcaption>{placeName}</figcaption>
      </figure>
    </div>
  );
}

function Figures({ answer, placeName }: PartProps) {
  const { distance, lost, lifeBefore, lifeLeft } = answer;
  const [lostText, leftText] = [formatLife(lost), formatLife(lifeLeft)];
  const exact = distance === undefined ? undefined : formatExact(distance);
  // Behind the whole paces are a sign, which the language decides, and two decimals.
  const [whole, part] = [exact?.slice(0, -3), exact?.slice(-3)];
  return (
    <>
      <output className="sr">
        {distance === undefined
          ? t`${{ lost: lostText }} life lost, ${{ left: leftText }} left.`
          : t`Distance ${{ distance: formatExact(distance) }} paces. ${{ lost: lostText }} life lost, ${{ left: leftText }} left.`}
      </output>
      <output className="sr">{t`${{ grade: t(GRADE_BADGES[answer.grade].name) }}: ${{ place: placeName }}.`}</output>
      {whole !== undefined && (
        <p className={styles['distance']}>
          <span className={styles['label']}>{t`Distance`}</span>
          <b className="num">
            <Trans>
              {whole}
              <small>{part} paces</small>
            </Trans>
          </b>
        </p>
      )}
      <div className={styles['life']}>
        <p className="num">
          <span className={styles['label']}>{t`Remaining`}</span>
          <b>{leftText}</b>
          <b className={styles['lost']}>
            <bdi>−{lostText}</bdi>
          </b>
        </p>
        <div
          className={styles['bar']}
          style={{ '--left': lifeLeft / FULL_LIFE, '--before': lifeBefore / FULL_LIFE } as CSSProperties}
        >
          <LifeBar life={lifeLeft} />
        </div>
      </div>
    </>
  );
}
