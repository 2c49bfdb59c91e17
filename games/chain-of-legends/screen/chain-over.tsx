import { Icon } from '@hub/ui/art/icon.tsx';
import { Medal } from '@hub/ui/art/medal.tsx';
import { Button } from '@hub/ui/controls/button.tsx';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { Crown, House, RotateCcw } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { ChainState } from '../game.ts';
import styles from './chain-over.module.css';
import { chainTexts } from './texts.ts';

const texts = chainTexts.end;

interface Props {
  readonly state: ChainState;
  readonly me: string;
  readonly onPlayAgain: () => void;
  readonly onHome: () => void;
}

/** Final summary: the winner, and how the game ended (games 2). */
export function ChainOver({ state, me, onPlayAgain, onHome }: Props) {
  const { players, winner, championData, lastChampion, lostThrough, possiblePick, championsUsed } = state;
  const best = players.find(({ id }) => id === winner);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const ranked = players.toSorted((one, other) => Number(other.id === winner) - Number(one.id === winner));
  return (
    <div className={styles['over']}>
      <h1 ref={heading} tabIndex={-1}>
        {chainTexts.over}
      </h1>
      <Plate className={styles['winner']}>
        <Icon of={Crown} size="large" />
        <div>
          <p className="soft">{texts.winner}</p>
          <p className={styles['name']}>
            {best === undefined ? (
              texts.none
            ) : (
              <Username name={best.name} effect={best.usernameEffect} display />
            )}
          </p>
          <p className="soft">{winner === me ? texts.youWon : texts.won(best?.name ?? texts.none)}</p>
        </div>
        {state.isPractice && <Chip className={styles['practice']}>{chainTexts.practice}</Chip>}
      </Plate>
      <Plate as="section" className={styles['facts']}>
        <dl>
          <Fact name={texts.usedCount}>{championsUsed}</Fact>
          <Fact name={texts.champions}>{Object.keys(championData).length}</Fact>
          <Fact name={texts.last}>{lastChampion?.name ?? texts.none}</Fact>
          {lostThrough !== null && <Fact name={texts.lostThrough}>{texts.reasons[lostThrough]}</Fact>}
          {possiblePick !== null && <Fact name={texts.possible}>{possiblePick}</Fact>}
        </dl>
      </Plate>
      <ol className={styles['players']}>
        {ranked.map((player) => (
          <Plate as="li" key={player.seat} className={styles['player']}>
            <Medal place={player.id === winner ? 1 : 2} />
            <Username name={player.name} effect={player.usernameEffect} display />
            <span className={styles['end']}>
              {player.hasLeft ? chainTexts.left : chainTexts.livesLeft(player.lives, state.lives)}
            </span>
          </Plate>
        ))}
      </ol>
      <div className={styles['actions']}>
        <Button look="gold" size="large" icon={RotateCcw} onClick={onPlayAgain}>
          {texts.again}
        </Button>
        <Button size="large" icon={House} onClick={onHome}>
          {texts.home}
        </Button>
      </div>
    </div>
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
