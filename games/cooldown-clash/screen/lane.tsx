import { classNames } from '@hub/ui/class-names.ts';
import { PlayerAvatar } from '@hub/ui/emblem/player-avatar.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { rem, rootScale } from '@hub/ui/rem.ts';
import { t } from '@lingui/core/macro';
import { type CSSProperties, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { ClashPlayer, ClashState } from '../game.ts';
import { endOfLine, lineOf, type ResultsStage } from './clash-view.ts';
import styles from './lane.module.css';
import { spread } from './spread.ts';

interface Props {
  readonly state: ClashState;
  readonly me: string;
  readonly answer: number;
  readonly stage: ResultsStage;
}

/** Widest column of a guess, in px at the smallest root size. */
const COLUMN_PX = 46;
/** Where the leader lines start and end from the top of the lane, in the same unit. */
const TOP = 56;
const AXIS = 78;

/** The guesses beside each other above a line, each with a leader line to its place, and the cooldown on it. */
export function Lane({ state, me, answer, stage }: Props) {
  const [ref, width] = useWidth<HTMLDivElement>();
  const guessed = state.players.filter((player) => player.guess !== null);
  const end = endOfLine(answer);
  const shownGuess = ({ guess }: ClashPlayer) => Math.min(guess ?? answer, end);
  const at = lineOf([answer, ...guessed.map(shownGuess)]);
  const places = guessed
    .map((player, order) => ({ seat: player.seat, order, x: (at(shownGuess(player)) / 100) * width }))
    .toSorted((one, other) => one.x - other.x);
  const column = Math.min(COLUMN_PX, width / Math.max(1, guessed.length));
  const centres = spread(
    places.map(({ x }) => x),
    column,
    width,
  );
  const shown = places.map((place, index) => ({ ...place, centre: centres[index] ?? place.x }));
  return (
    <div
      ref={ref}
      aria-hidden
      className={styles['lane']}
      style={{ '--column': rem(column) } as CSSProperties}
    >
      <svg viewBox={`0 0 ${width} ${AXIS}`} width={rem(width)} height={rem(AXIS)}>
        {shown.map(({ seat, order, x, centre }) => (
          <path
            key={seat}
            d={`M${centre.toFixed(1)} ${TOP}L${x.toFixed(1)} ${AXIS}`}
            className={classNames(order >= stage.revealed && styles['unseen'])}
          />
        ))}
      </svg>
      {guessed.map((player, order) => (
        <span
          key={player.seat}
          className={classNames(
            styles['guess'],
            order >= stage.revealed && styles['unseen'],
            stage.showsGains && player.points > 0 && styles['best'],
            player.id === me && styles['mine'],
            (player.guess ?? 0) > end && styles['far'],
          )}
          style={{ '--x': rem(shown.find(({ seat }) => seat === player.seat)?.centre ?? 0) } as CSSProperties}
        >
          <b className="num">{formatFigure(player.guess ?? 0)}</b>
          <PlayerAvatar player={player} size={36} />
        </span>
      ))}
      <span
        className={classNames(styles['true'], stage.counted < 1 && styles['unseen'])}
        style={{ '--x': `${at(answer)}%` } as CSSProperties}
      >
        <i />
        <span className="num">{t`${{ count: answer }} s`}</span>
      </span>
    </div>
  );
}

/** Width until the element has been measured, and where nothing can be measured. */
const FALLBACK_PX = 320;

/** Returns a ref for an element, and its current width in px at the smallest root size. */
function useWidth<E extends HTMLElement>(): readonly [RefObject<E | null>, number] {
  const ref = useRef<E>(null);
  const [width, setWidth] = useState(FALLBACK_PX);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => setWidth(element.clientWidth / rootScale() || FALLBACK_PX);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, width];
}
