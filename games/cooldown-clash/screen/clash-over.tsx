import { ProgressBar } from '@hub/ui/feedback/progress-bar.tsx';
import { EndActions, type EndActionsProps, RankCard, WinnerCard } from '@hub/ui/screens/versus-end.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { plural, t } from '@lingui/core/macro';
import type { ClashPlayer, ClashState } from '../game.ts';
import styles from './clash-over.module.css';
import { placeOf, ranking, storyOf } from './clash-view.ts';
import { Rounds } from './rounds.tsx';

interface Props extends EndActionsProps {
  readonly state: ClashState;
  readonly me: string;
}

/** The final ranking: the winner, and all players by rank. */
export function ClashOver({ state, me, ...end }: Props) {
  const { players, winner, winPoints, round, rounds = [] } = state;
  const best = players.find(({ id }) => id === winner);
  return (
    <div className={styles['over']}>
      <WinnerCard player={best} reward={state.reward}>
        <p className="soft">
          {best !== undefined && best.totalPoints >= winPoints
            ? t`First to ${{ points: winPoints }} after ${plural({ rounds: round }, { one: '# round', other: '# rounds' })}.`
            : t`Given up after ${plural({ rounds: round }, { one: '# round', other: '# rounds' })}.`}
        </p>
        {state.isPractice && <Chip>{t`Against bots`}</Chip>}
      </WinnerCard>
      <ol className={styles['ranks']}>
        {ranking(players).map((player) => (
          <Rank
            key={player.seat}
            player={player}
            place={placeOf(player, players)}
            best={Math.max(1, ...players.map(({ totalPoints }) => totalPoints))}
            isMe={player.id === me}
          />
        ))}
      </ol>
      <EndActions {...end} />
      {rounds.length > 0 && <Rounds rounds={rounds} players={players} me={me} />}
    </div>
  );
}

interface RankProps {
  readonly player: ClashPlayer;
  readonly place: number;
  readonly best: number;
  readonly isMe: boolean;
}

function Rank({ player, place, best, isMe }: RankProps) {
  const { totalPoints, hasLeft } = player;
  const story = storyOf(player);
  return (
    <RankCard
      player={player}
      place={place}
      isMe={isMe}
      note={
        <>
          {hasLeft && <Chip>{t({ message: 'Left', comment: 'Of a player who has left.' })}</Chip>}
          {story !== '' && <span className={styles['story']}>{story}</span>}
        </>
      }
      className={styles['rank']}
    >
      <ProgressBar
        label={plural({ points: totalPoints }, { one: '# point', other: '# points' })}
        value={totalPoints}
        max={best}
        leastFill={0}
        color="var(--tint)"
        className={styles['bar']}
      />
      <b className={styles['score']}>{totalPoints}</b>
    </RankCard>
  );
}
