import { Icon } from '@hub/ui/art/icon.tsx';
import { Medal } from '@hub/ui/art/medal.tsx';
import { Button } from '@hub/ui/controls/button.tsx';
import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { PlayerAvatar } from '@hub/ui/emblem/player-avatar.tsx';
import { ProgressBar } from '@hub/ui/feedback/progress-bar.tsx';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { RewardLine } from '@hub/ui/text/reward-line.tsx';
import { Tag } from '@hub/ui/text/tag.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { House, RotateCcw, Trophy } from 'lucide-react';
import { type CSSProperties, type ReactNode, useEffect, useRef } from 'react';
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
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['over']}>
      <Plate className={styles['winner']}>
        <span className={styles['picture']}>
          {best === undefined ? (
            <Icon of={Trophy} size="large" />
          ) : (
            <PlayerAvatar player={best} size={142} className={styles['face']} />
          )}
        </span>
        <div>
          <p className={styles['label']}>{texts.over}</p>
          <h1 ref={heading} tabIndex={-1}>
            {best === undefined ? (
              texts.nobody
            ) : (
              <>
                <Username name={best.name} effect={best.usernameEffect} display /> {texts.wins}
              </>
            )}
          </h1>
          <p className="soft">
            {best !== undefined && best.totalPoints >= winPoints
              ? texts.line(winPoints, round)
              : texts.abandoned(round)}
          </p>
          {state.isPractice && <Chip>{clashTexts.practice}</Chip>}
          {state.reward !== undefined && <RewardLine gained={state.reward} />}
        </div>
        {best && (
          <p className={styles['points']}>
            <b>{best.totalPoints}</b>
            <span>{texts.points}</span>
          </p>
        )}
      </Plate>
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
      <div className={styles['actions']}>
        <Button look="gold" size="large" icon={RotateCcw} onClick={onPlayAgain}>
          {texts.again}
        </Button>
        {share}
        <IconButton look="neutral" size="large" icon={House} label={texts.home} onClick={onHome} />
      </div>
    </div>
  );
}

const METALS = ['var(--tier-gold)', 'var(--tier-silver)', 'var(--tier-bronze)'];

interface RankProps {
  readonly player: ClashPlayer;
  readonly place: number;
  readonly best: number;
  readonly isMe: boolean;
}

function Rank({ player, place, best, isMe }: RankProps) {
  const { name, usernameEffect, totalPoints, hasLeft, closestRounds, exactRounds } = player;
  const story = texts.story(closestRounds ?? 0, exactRounds ?? 0);
  const tint = METALS[place - 1] ?? 'var(--night-500)';
  return (
    <Plate as="li" className={styles['rank']} style={{ '--tint': tint } as CSSProperties}>
      <Medal place={place} />
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
        color={tint}
        className={styles['bar']}
      />
      <b className={styles['score']}>{totalPoints}</b>
    </Plate>
  );
}
