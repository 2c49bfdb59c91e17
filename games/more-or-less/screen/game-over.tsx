import { SCORE_GAME_ESSENCE_PER_DAY } from '@hub/engine/wire/limits';
import { Icon } from '@hub/ui/art/icon.tsx';
import { RankTier } from '@hub/ui/art/rank-tier.tsx';
import { ScoreResult, type Standing } from '@hub/ui/surfaces/score-result.tsx';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { X } from 'lucide-react';
import type { MoreOrLessState as Game } from '../game.ts';
import styles from './game-over.module.css';
import { Ladder } from './ladder.tsx';
import { moreOrLessTexts as texts } from './texts.ts';
import type { NamedItem } from './use-item-names.ts';

interface Props {
  readonly game: Game;
  readonly standing: Standing;
  /** The balance including the reward; undefined until it is known. */
  readonly shownBalance: number | undefined;
  readonly nameOf: (item: NamedItem) => string;
  readonly onAgain: () => void;
  readonly onHome: () => void;
}

/** Result dialog of a game: the score, how it compares, and the reward. */
export function GameOver({ game, standing: { percentile, bestBefore }, nameOf, ...props }: Props) {
  const { score, reward, unpaid, mode } = game;
  return (
    <ScoreResult
      {...props}
      open
      texts={texts}
      score={score}
      bestBefore={bestBefore}
      bestLabel={mode === 'single' ? texts.highscore : texts.coopHighscore}
      reward={reward}
      rewardNote={
        unpaid === undefined ? undefined : texts.dailyLimit(formatFigure(SCORE_GAME_ESSENCE_PER_DAY))
      }
      picture={
        <>
          <Score game={game} />
          <Reason game={game} nameOf={nameOf} />
        </>
      }
    >
      {mode === 'single' && <Ladder percentile={percentile} />}
    </ScoreResult>
  );
}

const Score = ({ game: { score, tier } }: Pick<Props, 'game'>) => (
  <div className={styles['big']}>
    <RankTier tier={tier.name} size={92} />
    <p>
      <b className="num">{formatFigure(score)}</b>
      <span>{texts.scoreTier(texts.tiers[tier.name])}</span>
    </p>
  </div>
);

/** Explains why the game ended. */
function Reason({ game, nameOf }: Pick<Props, 'game' | 'nameOf'>) {
  const { end, lockedGuess, currentItem, nextItem } = game;
  if (end === null) return null;
  if (end !== 'wrongGuess') return <p className={styles['reason']}>{texts.ends[end]}</p>;
  const { gold = 0 } = nextItem;
  return (
    <p className={styles['reason']}>
      <Icon of={X} size="small" />
      <span>
        {texts.youSaid} <b>{lockedGuess === 'higher' ? texts.more : texts.less}</b>
        {texts.costs(nameOf(nextItem))} <b className="num">{formatFigure(gold)}</b>
        {lockedGuess === 'higher' ? texts.notOver : texts.notUnder}{' '}
        <b className="num">{formatFigure(currentItem.gold)}</b>
      </span>
    </p>
  );
}
