import { classNames } from '@hub/ui/class-names.ts';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { Username } from '@hub/ui/text/username.tsx';
import { wholeInitials } from '@hub/ui/text/whole-initials.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import type { ChallengeRuns, ChallengeSide } from '../run-calls.ts';
import styles from './duel.module.css';
import { secondsOf } from './run.ts';
import { challenger } from './standings.tsx';

interface Props {
  readonly runs: Pick<ChallengeRuns, 'own' | 'other'>;
  readonly game: string;
  readonly fewest: boolean;
}

/** Who won, and by how much. */
export function Duel({ runs: { own, other }, game, fewest }: Props) {
  const lead = other === null ? 0 : leadOf(own, other, fewest);
  return (
    <header className={classNames(styles['duel'], lead > 0 && styles['won'], lead < 0 && styles['lost'])}>
      <Side side={own} isOwn />
      <b className={classNames('num', lead < 0 && 'soft', styles['score'])}>{own.line.score}</b>
      <div className={styles['verdict']}>
        <h1>{other === null ? t`No other player yet` : verdictOf(own, other, fewest)}</h1>
        <p className="soft">{(!fewest && decidedAt(own, other)) || t`${game}, the same questions`}</p>
      </div>
      {other && (
        <>
          <b className={classNames('num', lead > 0 && 'soft', styles['score'], styles['theirs'])}>
            {other.line.score}
          </b>
          <Side side={other} />
        </>
      )}
    </header>
  );
}

/** The first question that one of both answered right and the other did not, if there is one. */
function decidedAt({ answers }: ChallengeSide, other: ChallengeSide | null): string {
  const at = answers.findIndex(
    ({ isRight }, index) => isRight !== (other?.answers[index]?.isRight ?? isRight),
  );
  if (at < 0) return '';
  const [question, what] = [at + 1, answers[at]?.asked.at(-1)];
  return what === undefined
    ? t`Question ${question} decided it`
    : t`Question ${question} decided it: ${{ what: wholeInitials(what) }}`;
}

/** The outcome in a sentence; of equal scores the faster run wins. */
export function verdictOf(own: ChallengeSide, other: ChallengeSide, fewest: boolean): string {
  const ahead = pointsAhead(own, other, fewest);
  const { name } = other.line.player;
  if (ahead > 0) return t`You win by ${{ by: formatFigure(ahead) }}`;
  if (ahead < 0) return t`${{ name: isolated(name) }} wins by ${{ by: formatFigure(-ahead) }}`;
  const lead = leadOf(own, other, fewest);
  if (lead === 0) return t`A draw`;
  return lead > 0 ? t`You win by time` : t`${{ name: isolated(name) }} wins by time`;
}

const pointsAhead = (own: ChallengeSide, other: ChallengeSide, fewest: boolean): number =>
  ((own.line.score ?? 0) - (other.line.score ?? 0)) * (fewest ? -1 : 1);

/** Above zero if the own run has won, below if the other one has. */
const leadOf = (own: ChallengeSide, other: ChallengeSide, fewest: boolean): number =>
  pointsAhead(own, other, fewest) || (other.line.ms ?? 0) - (own.line.ms ?? 0);

const Side = ({
  side: { line, answers },
  isOwn,
}: {
  readonly side: ChallengeSide;
  readonly isOwn?: true;
}) => (
  <p className={classNames(styles['who'], !isOwn && styles['right'])}>
    <Avatar id={line.player.id} size={52} />
    <span>
      <Username name={line.player.name} effect={line.player.usernameEffect} display />
      <span>
        <Pace
          role={isOwn ? t`You` : line.isChallenger ? challenger() : undefined}
          pace={t`${{ seconds: secondsOf((line.ms ?? 0) / Math.max(1, answers.length)) }} s a question`}
        />
      </span>
    </span>
  </p>
);

const Pace = ({ role, pace }: { readonly role: string | undefined; readonly pace: string }) =>
  role === undefined ? (
    <span>{pace}</span>
  ) : (
    <Trans>
      <span className={styles['role']}>{role}, </span>
      {pace}
    </Trans>
  );
