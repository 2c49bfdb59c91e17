import scene from '@hub/ui/art/pictures/scene-cooldown.svg';
import { PlayerAvatar } from '@hub/ui/emblem/player-avatar.tsx';
import { ProgressBar } from '@hub/ui/feedback/progress-bar.tsx';
import { BotWin, EndActions, RankPlate, WinnerPlate } from '@hub/ui/screens/versus-end.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { Tag } from '@hub/ui/text/tag.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ClashPlayer, ClashState } from '../game.ts';
import styles from './clash-over.module.css';
import { placeOf, ranking } from './clash-view.ts';
import { clashTexts } from './texts.ts';

const texts = clashTexts.end;

interface Props {
  readonly state: ClashState;
  readonly me: string;
  /** The control that shares the game. */
  readonly share: ReactNode;
  readonly onPlayAgain: () => void;
  readonly onHome: () => void;
}

/** The final ranking: the winner, and all players by points. */
export function ClashOver({ state, me, share, onPlayAgain, onHome }: Props) {
  const { players, winner, winPoints, round } = state;
  const best = players.find(({ id }) => id === winner);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The round before may have left the page scrolled; the winner is at its top.
    window.scrollTo({ top: 0, behavior: 'instant' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className={styles['over']}>
      <WinnerPlate player={best} scene={scene} className={styles['winner']}>
        <div>
          <p className={styles['label']}>{texts.over}</p>
          <h1 ref={heading} tabIndex={-1}>
            {best === undefined ? (
              texts.nobody
            ) : (
              <>
                <Username name={best.name} effect={best.usernameEffect} display fits /> {texts.wins}
              </>
            )}
          </h1>
          <p className="soft">
            {best !== undefined && best.totalPoints >= winPoints
              ? texts.line(winPoints, round)
              : texts.abandoned(round)}
          </p>
          {state.isPractice && <Chip>{clashTexts.practice}</Chip>}
        </div>
        {state.reward !== undefined && <BotWin texts={texts} reward={state.reward} />}
        {best && (
          <p className={styles['points']}>
            <b>{best.totalPoints}</b>
            <span>{texts.points}</span>
          </p>
        )}
      </WinnerPlate>
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
      <EndActions texts={texts} share={share} onPlayAgain={onPlayAgain} onHome={onHome} />
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
  const { name, usernameEffect, totalPoints, hasLeft, closestRounds, exactRounds } = player;
  const story = texts.story(closestRounds ?? 0, exactRounds ?? 0);
  return (
    <RankPlate place={place} isMe={isMe} className={styles['rank']}>
      <PlayerAvatar player={player} size={44} className={styles['avatar']} />
      <span className={styles['name']}>
        <Username name={name} effect={usernameEffect} display />
        {isMe && <Tag name="You" />}
        {hasLeft && <Chip>{clashTexts.left}</Chip>}
        {story !== '' && <span className={styles['story']}>{story}</span>}
      </span>
      <ProgressBar
        label={clashTexts.points(totalPoints)}
        value={totalPoints}
        max={best}
        leastFill={0}
        color="var(--tint)"
        className={styles['bar']}
      />
      <b className={styles['score']}>{totalPoints}</b>
    </RankPlate>
  );
}
