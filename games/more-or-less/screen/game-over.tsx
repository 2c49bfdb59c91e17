import { SCORE_GAME_ESSENCE_PER_DAY } from '@hub/engine/wire/limits';
import { CoinIcon } from '@hub/ui/art/coin-icon.tsx';
import { Icon } from '@hub/ui/art/icon.tsx';
import { RankTier } from '@hub/ui/art/rank-tier.tsx';
import { ItemEmblem } from '@hub/ui/emblem/item-emblem.tsx';
import { Portrait } from '@hub/ui/emblem/portrait.tsx';
import { type ScoreComparison, ScoreResult } from '@hub/ui/surfaces/score-result.tsx';
import { ScoreResultChart } from '@hub/ui/surfaces/score-result-chart.tsx';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { useRemaining } from '@hub/ui/use-remaining.ts';
import { msg, t } from '@lingui/core/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MoreOrLessState as Game } from '../game.ts';
import styles from './game-over.module.css';
import type { PictureSrc } from './item-side.tsx';
import { nextTierOf } from './score-panel.tsx';
import { moreOrLessTiers, moreOrLessTexts as texts } from './texts.ts';
import { itemIdOf, type NamedItem } from './use-item-names.ts';
import { pickOf } from './view-model.ts';

const ENDS = {
  noGuess: msg`No answer in time.`,
  noGuessAlone: msg`Your teammate was away, and you did not pick in time.`,
  playerLeft: msg`Your teammate left the game.`,
  nobodyJoined: msg`No second player came in time.`,
  expired: msg`The game waited for a day and closed.`,
};

interface Props {
  readonly game: Game;
  /** Public id of the player. */
  readonly ownId: string;
  /** See `GameState`. */
  readonly rematchEndsAt: number | undefined;
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
  ownId,
  rematchEndsAt,
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
      {...useRematch(game, ownId, rematchEndsAt)}
      score={score}
      bestBefore={bestBefore}
      bestLabel={mode === 'single' ? t`Highscore` : t`Coop highscore`}
      reward={reward}
      rewardNote={
        unpaid === undefined
          ? undefined
          : t`You have earned today's ${{ essence: formatFigure(SCORE_GAME_ESSENCE_PER_DAY) }} Blue Essence from score games. Scores still count; a new day begins at 00:00 UTC.`
      }
      picture={
        <>
          <Score game={game} pictureSrc={pictureSrc} />
          <Reason game={game} ownId={ownId} nameOf={nameOf} />
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
            {t`${{ tier: t(moreOrLessTiers[tier.name]) }} tier`}
            {next &&
              `, ${t`${{ points: formatFigure(next.missing) }} to ${{ tier: t(moreOrLessTiers[next.name]) }}`}`}
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
function Reason({ game, ownId, nameOf }: Pick<Props, 'game' | 'ownId' | 'nameOf'>) {
  const { end, lockedGuess, currentItem, nextItem } = game;
  if (end === null) return null;
  if (end !== 'wrongGuess') return <p className={styles['reason']}>{endText(game, end)}</p>;
  const { gold = 0 } = nextItem;
  return (
    <p className={styles['reason']}>
      <Icon of={X} size="small" />
      <span>
        {saidIn(game, ownId)} <b>{pickOf(lockedGuess)}</b>
        {t`: ${{ item: nameOf(nextItem) }} costs`} <b className="num">{formatFigure(gold)}</b>
        {lockedGuess === 'higher' ? t`, not over` : t`, not under`}{' '}
        <b className="num">{formatFigure(currentItem.gold)}</b>
      </span>
    </p>
  );
}

/** Who picked what, before the pick that counted. */
function saidIn({ mode, players }: Game, ownId: string): string {
  const own = players.find(({ id }) => id === ownId)?.guess ?? null;
  const mate = players.find(({ id }) => id !== ownId);
  if (mode === 'single' || mate === undefined) return t`You said`;
  if (mate.guess === null) return t`Only you picked`;
  if (own === null) return t`Only ${{ name: isolated(mate.name) }} picked`;
  return own === mate.guess
    ? t`You both said`
    : t`You said ${{ own: pickOf(own) }}, ${{ name: isolated(mate.name) }} said ${{ other: pickOf(mate.guess) }}. The earlier pick counts, so it was`;
}

/** What the result says about playing again with the mate, and how long a player who has asked waits. */
function useRematch({ rematch, players }: Game, ownId: string, endsAt: number | undefined) {
  const left = useRemaining(endsAt);
  const name = players.find(({ id }) => id !== ownId)?.name ?? '';
  if (rematch === undefined || rematch.status === 'open') return {};
  if (rematch.status !== 'asked')
    return {
      againNote:
        rematch.status === 'left'
          ? t`${{ name: isolated(name) }} has left. Play Again opens a new game with a new invite link.`
          : t`Nobody answered in time. Play Again opens a new game with a new invite link.`,
    };
  return rematch.askedBy === ownId
    ? {
        waiting: t`Waiting for ${{ name: isolated(name) }}… ${{ seconds: Math.ceil(Math.min(rematch.timeLeft ?? 0, left) / 1_000) }}`,
      }
    : { againNote: t`${{ name: isolated(name) }} wants to play again with you.` };
}

/** Why the game ended without a wrong answer. With an absent mate, "nobody picked" would blame both. */
function endText({ players }: Game, end: Exclude<Game['end'], 'wrongGuess' | null>): string {
  const isMateAway = end === 'noGuess' && players.some(({ connected }) => !connected);
  return t(ENDS[isMateAway ? 'noGuessAlone' : end]);
}
