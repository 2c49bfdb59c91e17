import type { RunAnswer } from '@hub/engine/wire/runs';
import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { usePlayer } from '@hub/web/session/use-session.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { ChallengeReply } from '../calls.ts';
import { answerWord } from './answer-words.ts';
import styles from './ghost-bar.module.css';
import { type KnownRun, secondsOf } from './run.ts';

/** Cells of the bar; of a longer run, the last ones. */
const CELLS = 12;

interface Props {
  readonly table: ChallengeReply['table'];
  readonly run: KnownRun | undefined;
  /** Whether fewer answers are better. */
  readonly fewest: boolean;
}

/** The own run and the ghost's, one cell a question. The ghost's cell fills after the own one. */
export function GhostBar({ table, run, fewest }: Props) {
  const { player_id: ownId } = usePlayer();
  const ghost = table.find(({ isChallenger }) => isChallenger);
  const { own = [], ghost: shown = [] } = run ?? {};
  const from = Math.max(0, own.length + 1 - CELLS);
  const last = shown.at(-1);
  const score = ghost?.score ?? 0;
  const goal = score - from;
  const name = isolated(ghost?.player.name ?? '');
  const isDone = own.length > shown.length;
  return (
    <aside className={styles['bar']}>
      <div className={styles['rows']}>
        <Row label={t`Your answers`} id={ownId} answers={own} from={from} goal={goal} score={score} isOwn />
        <Row label={t`Answers of the ghost`} id={ghost?.player.id} answers={shown} from={from} goal={goal} />
      </div>
      <div className={styles['scores']}>
        <b className="num">
          <span className="sr">{t`Score`}</span>
          {scoreOf(own, fewest)}
        </b>
        <span className="num">
          <b>{scoreOf(shown, fewest)}</b>
          <span className="soft"> / {score}</span>
        </span>
      </div>
      <output className={styles['said']}>
        {last === undefined ? (
          <Trans>
            <b>{name}'s ghost</b> shows each answer after yours.
          </Trans>
        ) : isDone ? (
          <Trans>
            <b>{name}'s ghost</b> is done: no more answers.
          </Trans>
        ) : (
          <Said name={name} question={shown.length} answer={last} />
        )}
      </output>
    </aside>
  );
}

interface SaidProps {
  readonly name: string;
  /** Number of the question. */
  readonly question: number;
  readonly answer: RunAnswer;
}

/** What the ghost answered to a question. */
function Said({ name, question, answer: { answer: said, isRight, ms } }: SaidProps) {
  const seconds = secondsOf(ms);
  if (said === null)
    return isRight ? (
      <Trans>
        <b>{name}'s ghost</b>, question {question}: answered after {seconds} s, and was right.
      </Trans>
    ) : (
      <Trans>
        <b>{name}'s ghost</b>, question {question}: answered after {seconds} s, and was wrong.
      </Trans>
    );
  const answer = answerWord(said);
  return isRight ? (
    <Trans>
      <b>{name}'s ghost</b>, question {question}: said {answer} after {seconds} s, and was right.
    </Trans>
  ) : (
    <Trans>
      <b>{name}'s ghost</b>, question {question}: said {answer} after {seconds} s, and was wrong.
    </Trans>
  );
}

const scoreOf = (answers: readonly RunAnswer[], fewest: boolean): number =>
  fewest ? answers.length : answers.filter(({ isRight }) => isRight).length;

interface RowProps {
  readonly label: string;
  readonly id: string | null | undefined;
  readonly answers: readonly RunAnswer[];
  readonly from: number;
  /** Cells before the mark of the challenger's score. */
  readonly goal: number;
  /** The challenger's score, on the mark. */
  readonly score?: number;
  readonly isOwn?: true;
}

const Row = ({ label, id, answers, from, goal, score, isOwn }: RowProps) => (
  <div className={classNames(styles['row'], !isOwn && styles['ghost'])}>
    <Avatar id={id} size={32} />
    <ol className={styles['cells']} aria-label={label}>
      {Array.from({ length: CELLS }, (_, cell) => {
        const answer = answers[from + cell];
        const isNext = isOwn && answer === undefined && from + cell === answers.length;
        return (
          <li
            key={cell}
            data-score={cell === goal ? score : undefined}
            className={classNames(
              styles['cell'],
              answer && (answer.isRight ? styles['right'] : styles['wrong']),
              isNext && styles['next'],
              cell === goal && styles['goal'],
            )}
          >
            {answer && (
              <Icon
                of={answer.isRight ? Check : X}
                size="small"
                label={answer.isRight ? t`right` : t`wrong`}
              />
            )}
          </li>
        );
      })}
    </ol>
  </div>
);
