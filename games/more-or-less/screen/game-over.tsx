import { CoinIcon } from '@hub/ui/art/coin-icon.tsx';
import { Icon } from '@hub/ui/art/icon.tsx';
import { RankTier } from '@hub/ui/art/rank-tier.tsx';
import { tierNames } from '@hub/ui/art/tier-names.ts';
import { ItemEmblem } from '@hub/ui/emblem/item-emblem.tsx';
import { Portrait } from '@hub/ui/emblem/portrait.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { type ScoreEnd, ScoreResult } from '@hub/ui/score/score-result.tsx';
import { ScoreResultChart } from '@hub/ui/score/score-result-chart.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { useRemaining } from '@hub/ui/use-remaining.ts';
import { msg, plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { MoreOrLessState as Game } from '../game.ts';
import styles from './game-over.module.css';
import { itemIdOf, type NamedItem } from './item-names.ts';
import type { PictureSrc } from './item-side.tsx';
import { nextTierOf } from './score-panel.tsx';
import { pickOf } from './view-model.ts';

const ENDS = {
  noGuess: msg`No answer in time.`,
  noGuessAlone: msg`Your teammate was away, and you did not pick in time.`,
  playerLeft: msg`Your teammate left the game.`,
  nobodyJoined: msg`No second player came in time.`,
  expired: msg`The game waited for a day and closed.`,
};

interface Props extends ScoreEnd {
  readonly game: Game;
  /** Public id of the player. */
  readonly ownId: string;
  /** See `GameState`. */
  readonly rematchEndsAt: number | undefined;
  readonly nameOf: (item: NamedItem) => string;
  readonly pictureSrc: PictureSrc;
}

/** Result dialog of a game: the score, how it compares, and the reward. */
export function GameOver({ ownId, rematchEndsAt, nameOf, pictureSrc, ...end }: Props) {
  const { game, standing } = end;
  const isAlone = game.mode === 'single';
  return (
    <ScoreResult
      {...end}
      open
      {...useRematch(game, ownId, rematchEndsAt)}
      bestLabel={isAlone ? t`Highscore` : t`Coop highscore`}
      picture={
        <>
          <Score game={game} pictureSrc={pictureSrc} />
          <Reason game={game} ownId={ownId} nameOf={nameOf} />
        </>
      }
    >
      {isAlone && <ScoreResultChart score={game.score} comparison={standing.comparison} />}
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
            {next
              ? plural(
                  { points: next.missing },
                  {
                    other: `${{ tier: t(tierNames[tier.name]) }} tier, # to ${{ next: t(tierNames[next.name]) }}`,
                  },
                )
              : t`${{ tier: t(tierNames[tier.name]) }} tier`}
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
  const said = saidIn(game, ownId);
  const item = nameOf(nextItem);
  const price = formatFigure(nextItem.gold ?? 0);
  const other = formatFigure(currentItem.gold);
  return (
    <p className={styles['reason']}>
      <Icon of={X} size="small" />
      <span>
        {lockedGuess === 'higher' ? (
          <Trans comment="{said} is such as: You said More">
            {said}: {item} costs <b className="num">{price}</b>, not over <b className="num">{other}</b>
          </Trans>
        ) : (
          <Trans comment="{said} is such as: You said Less">
            {said}: {item} costs <b className="num">{price}</b>, not under <b className="num">{other}</b>
          </Trans>
        )}
      </span>
    </p>
  );
}

/** Who picked what, and the pick that counted. */
function saidIn({ mode, players, lockedGuess }: Game, ownId: string): ReactNode {
  const pick = pickOf(lockedGuess);
  const own = players.find(({ id }) => id === ownId)?.guess ?? null;
  const mate = players.find(({ id }) => id !== ownId);
  if (mode === 'single' || mate === undefined)
    return (
      <Trans>
        You said <b>{pick}</b>
      </Trans>
    );
  if (mate.guess === null)
    return (
      <Trans>
        Only you picked <b>{pick}</b>
      </Trans>
    );
  const name = isolated(mate.name);
  if (own === null)
    return (
      <Trans>
        Only {name} picked <b>{pick}</b>
      </Trans>
    );
  if (own === mate.guess)
    return (
      <Trans>
        You both said <b>{pick}</b>
      </Trans>
    );
  const [ownPick, otherPick] = [pickOf(own), pickOf(mate.guess)];
  return (
    <Trans>
      You said {ownPick}, {name} said {otherPick}. The earlier pick counts, so it was <b>{pick}</b>
    </Trans>
  );
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
