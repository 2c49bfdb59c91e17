import { SCORE_GAME_ESSENCE_PER_DAY } from '@hub/engine/wire/limits';
import { ScoreResult, type Standing } from '@hub/ui/surfaces/score-result.tsx';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import styles from './game-over.module.css';
import { riftGuesserTexts as texts } from './texts.ts';

interface Props {
  readonly isOpen: boolean;
  readonly score: number;
  readonly reward: number;
  /** Whether the daily limit has reduced the reward. */
  readonly isLimited: boolean;
  readonly standing: Standing;
  /** The balance including the reward; undefined until it is known. */
  readonly shownBalance: number | undefined;
  readonly onAgain: () => void;
  readonly onHome: () => void;
}

/** Result dialog of a game: rounds survived, how they compare, and the reward. */
export function GameOver({ isOpen, isLimited, score, standing, ...props }: Props) {
  const { percentile, bestBefore } = standing;
  return (
    <ScoreResult
      {...props}
      open={isOpen}
      rewardNote={isLimited ? texts.dailyLimit(formatFigure(SCORE_GAME_ESSENCE_PER_DAY)) : undefined}
      texts={texts}
      score={score}
      bestBefore={bestBefore}
      bestLabel={texts.highscore}
      picture={
        <div>
          <p className={styles['score']}>{formatFigure(score)}</p>
          <p>{texts.roundsSurvived(score)}</p>
        </div>
      }
    >
      <p className={styles['percentile']}>{percentile !== undefined && texts.betterThan(percentile)}</p>
    </ScoreResult>
  );
}
