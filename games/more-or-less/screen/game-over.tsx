import { SCORE_GAME_ESSENCE_PER_DAY } from '@hub/engine/wire/limits';
import { CoinIcon } from '@hub/ui/art/coin-icon.tsx';
import { Icon } from '@hub/ui/art/icon.tsx';
import { RankTier } from '@hub/ui/art/rank-tier.tsx';
import { ItemEmblem } from '@hub/ui/emblem/item-emblem.tsx';
import { Portrait } from '@hub/ui/emblem/portrait.tsx';
import { type ScoreComparison, ScoreResult } from '@hub/ui/surfaces/score-result.tsx';
import { ScoreResultChart } from '@hub/ui/surfaces/score-result-chart.tsx';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MoreOrLessState as Game } from '../game.ts';
import styles from './game-over.module.css';
import type { PictureSrc } from './item-side.tsx';
import { nextTierOf } from './score-panel.tsx';
import { moreOrLessTexts as texts } from './texts.ts';
import { itemIdOf, type NamedItem } from './use-item-names.ts';

interface Props {
  readonly game: Game;
  readonly standing: ScoreComparison;
  /** The balance including the reward; undefined until it is known. */
  readonly shownBalance: number | undefined;
  readonly nameOf: (item: NamedItem) => string;
  readonly pictureSrc: PictureSrc;
  /** The control that shares the game. */
  readonly share: ReactNode;
  /** Set for practice: leads to a game that counts. */
  readonly onCounting: (() => void) | undefined;
  readonly onAgain: () => void;
  readonly onHome: () => void;
}

/** Result dialog of a game: the score, how it compares, and the reward. */
export function GameOver({
  game,
  standing: { comparison, bestBefore },
  nameOf,
  pictureSrc,
  ...props
}: Props) {
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
          <Score game={game} pictureSrc={pictureSrc} />
          <Reason game={game} nameOf={nameOf} />
        </>
      }
    >
      {mode === 'single' && <ScoreResultChart score={score} comparison={comparison} />}
    </ScoreResult>
  );
}

/** The score, between the two items of the question that ended the game. */
function Score({ game, pictureSrc }: Pick<Props, 'game' | 'pictureSrc'>) {
  const { score, tier, end, currentItem, nextItem } = game;
  const isWrong = end === 'wrongGuess';
  const next = nextTierOf(score);
  return (
    <div className={styles['round']}>
      {isWrong && <Item item={currentItem} pictureSrc={pictureSrc} />}
      <div className={styles['big']}>
        <RankTier tier={tier.name} size={92} />
        <p>
          <b className="num">{formatFigure(score)}</b>
          <span>
            {texts.tier(texts.tiers[tier.name])}
            {next && `, ${texts.toTier(formatFigure(next.missing), texts.tiers[next.name])}`}
          </span>
        </p>
      </div>
      {isWrong && <Item item={nextItem} pictureSrc={pictureSrc} />}
    </div>
  );
}

interface ItemProps extends Pick<Props, 'pictureSrc'> {
  readonly item: Game['nextItem'];
}

/** The sentence below says the same. */
const Item = ({ item: { image, gold = 0 }, pictureSrc }: ItemProps) => (
  <span aria-hidden className={styles['item']}>
    <Portrait src={pictureSrc(image)} eager>
      <ItemEmblem id={itemIdOf(image)} />
    </Portrait>
    <span>
      <CoinIcon />
      <b className="num">{formatFigure(gold)}</b>
    </span>
  </span>
);

/** Explains why the game ended. */
function Reason({ game, nameOf }: Pick<Props, 'game' | 'nameOf'>) {
  const { end, lockedGuess, currentItem, nextItem } = game;
  if (end === null) return null;
  if (end !== 'wrongGuess') return <p className={styles['reason']}>{endText(game, end)}</p>;
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

/** Why the game ended without a wrong answer. With an absent mate, "nobody picked" would blame both. */
function endText({ players }: Game, end: Exclude<Game['end'], 'wrongGuess' | null>): string {
  const isMateAway = end === 'noGuess' && players.some(({ connected }) => !connected);
  return texts.ends[isMateAway ? 'noGuessAlone' : end];
}
