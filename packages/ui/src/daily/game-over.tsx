import { plural, t } from '@lingui/core/macro';
import { ArrowLeft, Check, Clock, Flag, Flame, Play } from 'lucide-react';
import { type ReactNode, type RefCallback, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { Button } from '../controls/button.tsx';
import { IconButton } from '../controls/icon-button.tsx';
import { ResultModal } from '../surfaces/result-modal.tsx';
import { Chip } from '../text/chip.tsx';
import { CountdownTimer } from '../text/countdown-timer.tsx';
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
import { type DailyGameTexts } from './texts.ts';

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
  /** The balance including the reward; undefined until it is known. */
  readonly shownBalance: number | undefined;
  /** Time until the next puzzle opens. */
  readonly remainingMs: number;
  readonly picture: Picture;
  /** Address of a picture behind the answer. */
  readonly landscape: string | undefined;
  /** What the player has done on this and other days. */
  readonly record: ReactNode;
  /** Controls after the one that leads to the next game. */
  readonly actions: ReactNode;
  readonly onClose: () => void;
  readonly onHome: () => void;
  /** Opens the puzzle of today; undefined if this is the one. */
  readonly onToday: (() => void) | undefined;
  /** The next thing to play. */
  readonly next: NextGame | undefined;
}

/** Result dialog of a puzzle: the answer, the player's record and the reward, and what can be done next. */
export function GameOver(props: Props) {
  const { puzzle, outcome, gameTexts } = props;
  const { coach } = puzzle;
  const main = useRef<HTMLElement>(null);
  // The first one has the focus too.
  const findMain = (element: HTMLElement | null) => {
    main.current = element?.querySelector('button') ?? null;
  };
  return (
    <ResultModal
      open={props.isOpen}
      onClose={props.onClose}
      title={outcome.isGivenUp ? gameTexts.givenUp : gameTexts.solved}
      initialFocus={main}
      veil={false}
      stage
      className={styles['panel']}
      topClassName={styles['burst']}
      top={<Answer {...props} />}
      foot={<Actions {...props} ref={findMain} />}
    >
      {outcome.gained > 0 && (
        <div className={styles['reward']}>
          <RewardLine gained={outcome.gained} balance={props.shownBalance} />
        </div>
      )}
      {props.record}
      {coach && <CoachPart coach={coach} puzzle={puzzle} picture={props.picture} />}
    </ResultModal>
  );
}

/** The buttons below the result, the golden one first, and when the next rift opens; they stay in view. */
function Actions({
  outcome: { isPractice, isLate },
  actions,
  next,
  remainingMs,
  ref,
  onHome,
  onToday,
}: Props & { readonly ref: RefCallback<HTMLElement> }) {
  const following = onToday
    ? { name: t`Play today’s rift`, icon: Play, onGo: onToday }
    : next && { ...next, name: t`Next: ${{ game: next.name }}` };
  return (
    <div ref={ref} className={styles['actions']}>
      {following && (
        <Button
          variant="gold"
          size="large"
          icon={following.icon ?? Play}
          onClick={following.onGo}
          className={styles['next']}
        >
          {following.name}
        </Button>
      )}
      {actions}
      {following ? (
        <IconButton variant="neutral" size="large" icon={ArrowLeft} label={t`Home`} onClick={onHome} />
      ) : (
        <Button variant="gold" size="large" icon={ArrowLeft} onClick={onHome}>
          {isPractice ? t`Archive` : t`Home`}
        </Button>
      )}
      {!isPractice && !isLate && !onToday && (
        <CountdownTimer label={t`Next Rift Opening`} remainingMs={remainingMs} className={styles['clock']} />
      )}
    </div>
  );
}

function Answer({ outcome, onToday, gameTexts, cells, title, about, picture, landscape }: Props) {
  const { answer, attempts, streak, isNew, isPractice, isLate, isGivenUp } = outcome;
  const cheer = isNew && !isLate && !isGivenUp ? cheerFor(attempts) : undefined;
  return (
    <div className={styles['answer']}>
      {landscape !== undefined && (
        <img src={landscape} alt="" draggable={false} className={classNames('cover', styles['landscape'])} />
      )}
      {cells.length > 0 && <Bloom cells={cells} rises={isNew} />}
      <div data-answer data-deed className={classNames('cut', styles['picture'])}>
        {picture(answer.id)}
      </div>
      <div className={styles['words']}>
        {cheer !== undefined && <p className={styles['cheer']}>{cheer}</p>}
        <p>
          {isPractice || onToday
            ? t`The answer of ${{ day: mediumDay(outcome.day) }}`
            : gameTexts.todaysAnswer}
        </p>
        <h3 className={styles['name']}>{answer.name}</h3>
        {title !== undefined && <div className={styles['title']}>{title}</div>}
        <div className={styles['facts']}>
          {isGivenUp && (
            <Chip icon={Flag}>{plural({ guesses: attempts }, { other: 'Given up after # guesses' })}</Chip>
          )}
          {(isPractice || isLate) && !isGivenUp && (
            <Chip color="var(--leaf-400)" icon={Check}>
              {t`Solved in ${plural({ guesses: attempts }, { one: '# guess', other: '# guesses' })}`}
            </Chip>
          )}
          {outcome.isHard && <HardChip />}
          {isPractice && <PracticeChip full />}
          {isLate && !isGivenUp && (
            <Chip color="var(--frost-400)" icon={Clock}>
              {t`Solved after ${{ time: closingTime(outcome.day) }} UTC: counts for nothing`}
            </Chip>
          )}
          {streak > 1 && !isPractice && !isLate && !isGivenUp && (
            <Chip color="var(--gold-400)" icon={Flame}>
              {plural({ days: streak }, { other: '# days in a row' })}
            </Chip>
          )}
        </div>
      </div>
      {about !== undefined && <div className={styles['about']}>{about}</div>}
    </div>
  );
}
