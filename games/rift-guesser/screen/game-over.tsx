import { SCORE_GAME_ESSENCE_PER_DAY } from '@hub/engine/wire/limits';
import { type ScoreComparison, ScoreResult } from '@hub/ui/surfaces/score-result.tsx';
import { ScoreResultChart } from '@hub/ui/surfaces/score-result-chart.tsx';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { plural, t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { MIN_PAID_ROUNDS } from '../game.ts';
import styles from './game-over.module.css';
import type { RoundPins } from './grade.ts';
import { RunMap } from './run-map.tsx';

interface Props {
  readonly isOpen: boolean;
  /** The rounds of the game. */
  readonly rounds: readonly RoundPins[];
  readonly score: number;
  readonly reward: number;
  /** Whether the daily limit has reduced the reward. */
  readonly isLimited: boolean;
  readonly standing: ScoreComparison;
  /** The balance including the reward; undefined until it is known. */
  readonly shownBalance: number | undefined;
  /** The control that shares the game. */
  readonly share: ReactNode;
  /** Set for practice: leads to a game that counts. */
  readonly onCounting: (() => void) | undefined;
  readonly onAgain: () => void;
  readonly onHome: () => void;
}

/** Result dialog of a game: rounds survived, how they compare, and the reward. */
export function GameOver({ isOpen, isLimited, rounds, score, standing, ...props }: Props) {
  return (
    <ScoreResult
      {...props}
      open={isOpen}
      rewardNote={noteOf({
        isLimited,
        score,
        reward: props.reward,
        isPractice: props.onCounting !== undefined,
      })}
      score={score}
      bestBefore={standing.bestBefore}
      bestLabel={t`Highscore`}
      picture={
        <>
          <p className={styles['survived']}>
            <b className={styles['score']}>{formatFigure(score)}</b>{' '}
            {t`${plural({ rounds: score }, { one: 'round', other: 'rounds' })} survived`}
          </p>
          {rounds.length > 0 && <RunMap rounds={rounds} />}
        </>
      }
    >
      <div className={styles['standing']}>
        <ScoreResultChart score={score} comparison={standing.comparison} />
      </div>
    </ScoreResult>
  );
}

type Rewarded = Pick<Props, 'isLimited' | 'score' | 'reward'> & { readonly isPractice: boolean };

/** Why a game that counts pays less than its rounds. */
function noteOf({ isLimited, score, reward, isPractice }: Rewarded): string | undefined {
  if (isLimited)
    return t`You have earned today's ${{ essence: formatFigure(SCORE_GAME_ESSENCE_PER_DAY) }} Blue Essence from score games. Scores still count; a new day begins at 00:00 UTC.`;
  return reward === 0 && score < MIN_PAID_ROUNDS && !isPractice
    ? plural({ min: MIN_PAID_ROUNDS }, { other: 'A game pays from # rounds on.' })
    : undefined;
}
