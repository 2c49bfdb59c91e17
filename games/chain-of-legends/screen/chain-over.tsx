import scene from '@hub/ui/art/pictures/scene-chain.svg';
import { PlayerAvatar } from '@hub/ui/emblem/player-avatar.tsx';
import { BotWin, EndActions, RankPlate, WinnerPlate } from '@hub/ui/screens/versus-end.tsx';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { Tag } from '@hub/ui/text/tag.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ChainPlayer, ChainState } from '../game.ts';
import { BrokenChain } from './broken-chain.tsx';
import styles from './chain-over.module.css';
import { placeOf } from './chain-view.ts';
import { chainTexts } from './texts.ts';

const texts = chainTexts.end;

interface Props {
  readonly state: ChainState;
  readonly me: string;
  readonly portraitSrc: (image: string) => string | undefined;
  /** The control that shares the game. */
  readonly share: ReactNode;
  readonly onPlayAgain: () => void;
  readonly onHome: () => void;
}

/** Final summary: the winner, the chain and where it broke, and the ranking. */
export function ChainOver({ state, me, portraitSrc, share, onPlayAgain, onHome }: Props) {
  const { players, winner, championData, lastChampion, lostThrough, possiblePick, championsUsed } = state;
  const best = players.find(({ id }) => id === winner);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles['over']}>
      <WinnerPlate player={best} scene={scene} className={styles['winner']}>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {chainTexts.over}
          </h1>
          <p className={styles['name']}>
            {best && (
              <>
                <Username name={best.name} effect={best.usernameEffect} display fits /> {texts.wins}
              </>
            )}
          </p>
          {winner === me && <p className="soft">{texts.youWon}</p>}
          {state.isPractice && <Chip>{chainTexts.practice}</Chip>}
        </div>
        {state.reward !== undefined && <BotWin texts={texts} reward={state.reward} />}
      </WinnerPlate>
      <BrokenChain state={state} portraitSrc={portraitSrc} />
      <ol className={styles['players']}>
        {ranked(players, winner).map((player) => (
          <Rank key={player.seat} player={player} state={state} isMe={player.id === me} />
        ))}
      </ol>
      <Plate as="section" className={styles['facts']}>
        <dl>
          <Fact name={texts.usedCount}>{championsUsed}</Fact>
          <Fact name={texts.champions}>{Object.keys(championData).length}</Fact>
          <Fact name={texts.last}>{lastChampion?.name ?? texts.none}</Fact>
          {lostThrough !== null && (
            <Fact name={texts.lostThrough}>{texts.reasons[decisionOf(state, lostThrough)]}</Fact>
          )}
          {possiblePick !== null && <Fact name={texts.possible}>{possiblePick}</Fact>}
        </dl>
      </Plate>
      <EndActions texts={texts} share={share} onPlayAgain={onPlayAgain} onHome={onHome} />
    </div>
  );
}

/** Nothing was wrong about an answer that did not come. */
const decisionOf = ({ mistake }: ChainState, lostThrough: NonNullable<ChainState['lostThrough']>) =>
  lostThrough === 'wrongInput' && mistake === 'late' ? 'late' : lostThrough;

const ranked = (players: readonly ChainPlayer[], winner: string | null): readonly ChainPlayer[] =>
  players.toSorted((one, other) => placeOf(one, winner) - placeOf(other, winner));

interface RankProps {
  readonly player: ChainPlayer;
  readonly state: ChainState;
  readonly isMe: boolean;
}

function Rank({ player, state: { lives, winner }, isMe }: RankProps) {
  return (
    <RankPlate place={placeOf(player, winner)} isMe={isMe} className={styles['player']}>
      <PlayerAvatar player={player} size={36} />
      <span className={styles['who']}>
        <Username name={player.name} effect={player.usernameEffect} display />
        {isMe && <Tag name="You" />}
      </span>
      <span className={styles['end']}>
        {player.hasLeft ? chainTexts.left : chainTexts.livesLeft(player.lives, lives)}
      </span>
    </RankPlate>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
