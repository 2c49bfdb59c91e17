import { Icon } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import { type CSSProperties, useState } from 'react';
import type { ChainState } from '../game.ts';
import { pointerDegrees, ringOf } from './chain-view.ts';
import { Links } from './links.tsx';
import { bothNames } from './own-names.tsx';
import styles from './ring.module.css';
import { Seat } from './seat.tsx';
import { chainWrong } from './texts.ts';
import type { Flash } from './use-chain-effects.ts';

interface Props {
  readonly state: ChainState;
  readonly me: string;
  /** Remaining share of the turn's time, 0 to 1. */
  readonly fraction: number;
  readonly flash: Flash | undefined;
}

/** The players around the wanted letter, with the turn timer and a pointer to the current player. */
export function Ring({ state, me, fraction, flash }: Props) {
  const seats = ringOf(state, me);
  const isMistake = flash !== undefined && flash.kind !== 'correct';
  const degrees = useTurningPointer(state, me, isMistake);
  const hit = isMistake ? seats.find(({ player }) => player.id === flash.player) : undefined;
  return (
    <div className={styles['ring']}>
      <svg viewBox="-310 -310 620 620" aria-hidden className={styles['chain']}>
        <Links lit={state.usedChampions.length} brokenAt={hit} seats={seats.length} />
        <circle r="165" className={styles['well']} />
        <circle
          r="165"
          pathLength="1"
          transform="rotate(-90)"
          className={styles['time']}
          style={{ '--left': fraction } as CSSProperties}
        />
        <g className={styles['pointer']} style={{ transform: `rotate(${degrees + 180}deg)` }}>
          <path d="M0-203L20-174H-20z" />
          <path d="M0-203L20-174H0z" className={styles['shade']} />
        </g>
      </svg>
      <Centre state={state} flash={flash} />
      <ul>
        {seats.map((seat) => (
          <Seat key={seat.player.seat} seat={seat} lives={state.lives} isHit={seat === hit} />
        ))}
      </ul>
    </div>
  );
}

/** Degrees of the pointer, which stays at a mistake. Kept as state, because it turns only forward from its previous position. */
function useTurningPointer(state: ChainState, me: string, isHeld: boolean): number {
  const [pointer, setPointer] = useState({
    index: state.currentPlayerIndex,
    degrees: pointerDegrees(state, me, 0),
  });
  if (isHeld || pointer.index === state.currentPlayerIndex) return pointer.degrees;
  const degrees = pointerDegrees(state, me, pointer.degrees);
  setPointer({ index: state.currentPlayerIndex, degrees });
  return degrees;
}

function Centre({ state, flash }: Pick<Props, 'state' | 'flash'>) {
  return (
    <div key={state.turn} className={classNames(styles['centre'], flash && styles[flash.kind])}>
      {flash?.kind === 'wrong' ? (
        <Mistake input={flash.input} mistake={state.mistake} />
      ) : (
        <Wanted state={state} isRight={flash?.kind === 'correct'} />
      )}
    </div>
  );
}

function Mistake({ input, mistake }: { readonly input: string | undefined } & Pick<ChainState, 'mistake'>) {
  return (
    <p className={styles['mistake']}>
      <Icon of={X} size="large" />
      {input === undefined ? <b>{t`Too late`}</b> : <s>{t`“${{ answer: bothNames(input) }}”`}</s>}
      {input !== undefined && mistake !== null && t(chainWrong[mistake])}
    </p>
  );
}

interface WantedProps {
  readonly state: ChainState;
  /** Whether the last answer was right and has just been given. */
  readonly isRight: boolean;
}

/** The letter with which the next name starts. */
function Wanted({ state: { lastChampion, nextLetter }, isRight }: WantedProps) {
  return (
    <div>
      {isRight && (
        <span className={styles['right']}>
          <Icon of={Check} />
          {t({ message: 'Right', comment: 'Of an answer.' })}
        </span>
      )}
      {nextLetter === null ? (
        <p className={styles['free']}>{t`any champion may begin`}</p>
      ) : (
        <p className={styles['next']}>
          <Trans>
            <span className="sr">next name starts with</span> <b>{nextLetter}</b>
          </Trans>
        </p>
      )}
      {lastChampion && (
        <small className={styles['after']}>{t`after ${{ champion: bothNames(lastChampion.name) }}`}</small>
      )}
    </div>
  );
}
