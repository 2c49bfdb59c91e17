import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { ChampionEmblem } from '@hub/ui/emblem/champion-emblem.tsx';
import { Portrait } from '@hub/ui/emblem/portrait.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { Bot } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import type { ChainState } from '../game.ts';
import { markLastLetter, pointerDegrees, type RingSeat, ringOf } from './chain-view.ts';
import styles from './ring.module.css';
import { chainTexts as texts } from './texts.ts';
import type { Flash } from './use-chain-effects.ts';

interface Props {
  readonly state: ChainState;
  readonly me: string;
  /** Remaining share of the turn's time, 0 to 1. */
  readonly fraction: number;
  readonly flash: Flash | undefined;
  readonly portraitSrc: (image: string) => string | undefined;
}

/** The players around the last champion, with the turn timer and a pointer to the current player. */
export function Ring({ state, me, fraction, flash, portraitSrc }: Props) {
  const degrees = useTurningPointer(state, me);
  return (
    <div className={styles['ring']}>
      <svg viewBox="-310 -310 620 620" aria-hidden className={styles['chain']}>
        <circle r="251" className={styles['line']} />
        <circle r="251" className={styles['links']} />
        <circle r="158" className={styles['well']} />
        <circle
          r="158"
          pathLength="1"
          transform="rotate(-90)"
          className={styles['time']}
          style={{ '--left': fraction } as CSSProperties}
        />
        <g className={styles['pointer']} style={{ transform: `rotate(${degrees + 180}deg)` }}>
          <path d="M0-205L22-170H-22z" />
          <path d="M0-205L22-170H0z" className={styles['shade']} />
        </g>
      </svg>
      <Centre state={state} flash={flash} portraitSrc={portraitSrc} />
      <ul>
        {ringOf(state, me).map((seat) => (
          <Seat key={seat.player.seat} seat={seat} lives={state.lives} />
        ))}
      </ul>
    </div>
  );
}

/** Degrees of the pointer. Kept as state, because it turns only forward from its previous position. */
function useTurningPointer(state: ChainState, me: string): number {
  const [pointer, setPointer] = useState({
    index: state.currentPlayerIndex,
    degrees: pointerDegrees(state, me, 0),
  });
  if (pointer.index === state.currentPlayerIndex) return pointer.degrees;
  const degrees = pointerDegrees(state, me, pointer.degrees);
  setPointer({ index: state.currentPlayerIndex, degrees });
  return degrees;
}

function Centre({ state, flash, portraitSrc }: Pick<Props, 'state' | 'flash' | 'portraitSrc'>) {
  const { lastChampion, nextLetter, mistake } = state;
  const name = lastChampion && markLastLetter(lastChampion.name);
  return (
    <div key={state.turn} className={classNames(styles['centre'], flash && styles[flash.kind])}>
      {flash?.kind === 'wrong' ? (
        <p className={styles['mistake']}>
          <b>{flash.input ?? texts.wrong.late}</b>
          {flash.input !== undefined && mistake !== null && texts.wrong[mistake]}
        </p>
      ) : (
        <div>
          {lastChampion && (
            <span className={styles['crest']}>
              <Portrait src={portraitSrc(lastChampion.image.full)} eager>
                <ChampionEmblem id={lastChampion.id} label="" />
              </Portrait>
            </span>
          )}
          {name && (
            <p className={styles['name']}>
              {name.before}
              <em>{name.letter}</em>
              {name.after}
            </p>
          )}
          <p className={styles['next']}>
            {nextLetter === null ? texts.freeName : texts.startsWith(nextLetter)}
          </p>
        </div>
      )}
    </div>
  );
}

function Seat({ seat, lives }: { readonly seat: RingSeat; readonly lives: number }) {
  const { player, x, y, isOnTurn } = seat;
  const { id, name, usernameEffect, bot, hasLeft, connected } = player;
  const isOut = player.lives === 0;
  const note = hasLeft ? texts.left : isOut ? texts.out : connected ? undefined : texts.away;
  return (
    <li
      className={classNames(styles['seat'], isOnTurn && styles['onTurn'], isOut && styles['out'])}
      style={{ '--x': x.toFixed(3), '--y': y.toFixed(3) } as CSSProperties}
      aria-current={isOnTurn || undefined}
    >
      <Avatar name={name} id={id} size={66} className={styles['avatar']}>
        {bot === null ? undefined : <Icon of={Bot} size="large" />}
      </Avatar>
      <span className={styles['plate']}>
        <b>
          <Username name={name} effect={isOut ? null : usernameEffect} display />
        </b>
        <Lives left={player.lives} all={lives} />
        {note !== undefined && <span className={styles['note']}>{note}</span>}
      </span>
    </li>
  );
}

/** Up to five hearts; more lives are shown as one heart and a number. */
const MOST_HEARTS = 5;

function Lives({ left, all }: { readonly left: number; readonly all: number }) {
  const hearts = all <= MOST_HEARTS ? Array.from({ length: all }, (_, heart) => heart < left) : [left > 0];
  return (
    <span className={styles['lives']}>
      <span className="sr">{texts.livesLeft(left, all)}</span>
      {hearts.map((isFull, heart) => (
        <svg
          // oxlint-disable-next-line react/no-array-index-key -- hearts have no other name than their place
          key={heart}
          viewBox="0 0 24 24"
          aria-hidden
          className={classNames(!isFull && styles['empty'])}
        >
          <path d="M12 20C5 14.5 3 11.5 3 8.5 3 4.5 8.5 3 12 7.500 15.500 3 21 4.500 21 8.500c0 3-2 6-9 11.500z" />
        </svg>
      ))}
      {all > MOST_HEARTS && (
        <span aria-hidden className="num">
          {left}
        </span>
      )}
    </span>
  );
}
