import { ArrowLeft, Check, Clock, Flame, House, Play } from 'lucide-react';
import { type ReactNode, type RefCallback, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { FactPlate } from '../surfaces/fact-plate.tsx';
import { ResultModal } from '../surfaces/result-modal.tsx';
import { Chip } from '../text/chip.tsx';
import { formatCountdown, spokenCountdown } from '../text/countdown-format.ts';
import { mediumDay } from '../text/day-format.ts';
import { PracticeChip } from '../text/practice-chip.tsx';
import { RewardLine } from '../text/reward-line.tsx';
import { Bloom } from './bloom.tsx';
import { cheerFor } from './celebration.ts';
import { closingTime } from './closing.tsx';
import { CoachPart } from './coach-part.tsx';
import type { NextGame } from './ending.ts';
import styles from './game-over.module.css';
import type { Picture } from './guess-search.tsx';
import { HardChip } from './hard-mode.tsx';
import type { Puzzle } from './puzzle.ts';
import type { Outcome } from './puzzle-view.ts';
import { type DailyGameTexts, dailyTexts as texts } from './texts.ts';

interface Props {
  readonly gameTexts: DailyGameTexts;
  /** The values of the cells of the winning row; undefined where they have none. */
  readonly cells: readonly ReactNode[];
  readonly puzzle: Puzzle;
  readonly outcome: Outcome;
  readonly isOpen: boolean;
  /** Under the name of the answer. */
  readonly title?: ReactNode;
  /** More about the answer. */
  readonly about?: ReactNode;
  /** The player's Blue Essence, to which the reward flies. */
  readonly balance: ReactNode;
  /** The balance including the reward; undefined until it is known. */
  readonly shownBalance: number | undefined;
  /** Time until the next puzzle opens. */
  readonly remainingMs: number;
  readonly picture: Picture;
  /** Address of a picture behind the answer. */
  readonly landscape: string | undefined;
  /** What the player has done on this and other days. */
  readonly record: ReactNode;
  /** Controls before the other ones. */
  readonly actions: ReactNode;
  readonly onClose: () => void;
  readonly onHome: () => void;
  /** The next thing to play. */
  readonly next: NextGame | undefined;
}

/** Result dialog of a puzzle: the answer, the player's record and the reward, and what can be done next. */
export function GameOver(props: Props) {
  const { puzzle, outcome, gameTexts } = props;
  const main = useRef<HTMLElement>(null);
  // The golden one has the focus too.
  const findMain = (element: HTMLElement | null) => {
    main.current = element?.querySelector('button') ?? null;
  };
  return (
    <ResultModal
      open={props.isOpen}
      onClose={props.onClose}
      title={gameTexts.solved}
      initialFocus={main}
      veil={false}
      stage
      className={styles['panel']}
      topClassName={styles['burst']}
      top={<Answer {...props} />}
      foot={<Actions {...props} ref={findMain} />}
    >
      {!outcome.isPractice && !outcome.isLate && <Details {...props} />}
      {puzzle.coach && <CoachPart coach={puzzle.coach} puzzle={puzzle} picture={props.picture} />}
    </ResultModal>
  );
}

function Details({ outcome, shownBalance, remainingMs, record }: Props) {
  return (
    <>
      <div className={styles['pair']}>
        {outcome.gained > 0 && <RewardLine gained={outcome.gained} balance={shownBalance} />}
        <FactPlate
          role="timer"
          aria-live="off"
          aria-label={texts.nextRiftIn(spokenCountdown(remainingMs))}
          icon={Clock}
          figure={formatCountdown(remainingMs)}
          label={texts.nextRift}
        />
      </div>
      {record}
    </>
  );
}

/** The buttons below the result; they stay in view. The first one is the golden one. */
function Actions({
  outcome,
  actions,
  next,
  ref,
  onHome,
}: Props & { readonly ref: RefCallback<HTMLElement> }) {
  return (
    <div ref={ref} className={styles['actions']}>
      {actions}
      {next && (
        <Button
          look={actions === undefined ? 'gold' : 'neutral'}
          size="large"
          icon={next.icon ?? Play}
          onClick={next.onGo}
        >
          {texts.next(next.name)}
        </Button>
      )}
      {next ? (
        <IconButton look="neutral" size="large" icon={House} label={texts.home} onClick={onHome} />
      ) : (
        <Button
          look={actions === undefined ? 'gold' : 'neutral'}
          size="large"
          icon={outcome.isPractice ? ArrowLeft : House}
          onClick={onHome}
        >
          {outcome.isPractice ? texts.archive : texts.home}
        </Button>
      )}
    </div>
  );
}

function Answer({ outcome, gameTexts, cells, title, about, picture, landscape, balance }: Props) {
  const { answer, attempts, streak, isNew, isPractice, isLate } = outcome;
  const cheer = isNew && !isLate ? cheerFor(attempts) : undefined;
  return (
    <div className={styles['answer']}>
      {landscape !== undefined && (
        <img src={landscape} alt="" draggable={false} className={classNames('cover', styles['landscape'])} />
      )}
      <div className={styles['strip']}>
        <Bloom cells={cells} rises={isNew} />
        {!isPractice && !isLate && <div className={styles['counter']}>{balance}</div>}
      </div>
      <div data-answer data-deed className={classNames('cut', styles['picture'])}>
        {picture(answer.id)}
      </div>
      <div className={styles['words']}>
        {cheer !== undefined && <p className={styles['cheer']}>{cheer}</p>}
        <p>{isPractice || isLate ? texts.answerOf(mediumDay(outcome.day)) : gameTexts.todaysAnswer}</p>
        <h3 className={styles['name']}>{answer.name}</h3>
        {title !== undefined && <p className={styles['title']}>{title}</p>}
        <div className={styles['facts']}>
          <Chip color="var(--leaf-400)" icon={Check}>
            {texts.solvedIn(attempts)}
          </Chip>
          {outcome.isHard && <HardChip />}
          {isPractice && <PracticeChip full />}
          {isLate && (
            <Chip color="var(--frost-400)" icon={Clock}>
              {texts.solvedLate(closingTime(outcome.day))}
            </Chip>
          )}
          {streak > 1 && !isPractice && !isLate && (
            <Chip color="var(--gold-400)" icon={Flame}>
              {texts.daysInARow(streak)}
            </Chip>
          )}
        </div>
      </div>
      {about !== undefined && <div className={styles['about']}>{about}</div>}
    </div>
  );
}
