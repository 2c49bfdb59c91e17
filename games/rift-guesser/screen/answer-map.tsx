import map from '@hub/catalog/arena-map.svg';
import { classNames } from '@hub/ui/class-names.ts';
import type { CSSProperties } from 'react';
import type { MinimapPosition } from '../game.ts';
import styles from './answer-map.module.css';
import { MINIMAP_UNITS, percentOf } from './minimap-place.ts';
import { riftGuesserTexts as texts } from './texts.ts';

/** Preloads the whole map, so that the first answer does not wait for it. */
export function prefetchMap(): void {
  new Image().src = map;
}

interface Props {
  readonly guess: MinimapPosition | undefined;
  readonly actual: MinimapPosition;
}

/** The whole map with the marker, the actual place, and the line between them. */
export function AnswerMap({ guess, actual }: Props) {
  return (
    <div className={styles['map']}>
      <img src={map} alt="" width={700} height={700} draggable={false} />
      <svg viewBox={`0 0 ${MINIMAP_UNITS} ${MINIMAP_UNITS}`} aria-hidden>
        {guess && <Way from={guess} to={actual} />}
        <circle cx={actual.x} cy={actual.y} r="17" className={styles['halo']} />
      </svg>
      {guess && <Spot place={guess} look="guess" label={texts.yourGuess} isLeft={guess.x <= actual.x} />}
      <Spot
        place={actual}
        look="truth"
        label={texts.actualSpot}
        isLeft={guess ? actual.x < guess.x : false}
      />
    </div>
  );
}

function Way({ from, to }: { readonly from: MinimapPosition; readonly to: MinimapPosition }) {
  const ends = { x1: from.x, y1: from.y, x2: to.x, y2: to.y };
  return (
    <>
      <mask id="rift-guesser-way" maskUnits="userSpaceOnUse" x="0" y="0" width="350" height="350">
        <line {...ends} pathLength="1" className={styles['drawn']} />
      </mask>
      <g mask="url(#rift-guesser-way)">
        <line {...ends} className={styles['casing']} />
        <line {...ends} className={styles['dashes']} />
      </g>
    </>
  );
}

interface SpotProps {
  readonly place: MinimapPosition;
  readonly look: 'guess' | 'truth';
  readonly label: string;
  /** Whether the label is at the left of the spot. */
  readonly isLeft: boolean;
}

/** Closer to the edge than this, a label is placed on the other side, so that it stays on the map. */
const EDGE_PERCENT = 24;

function Spot({ place, look, label, isLeft }: SpotProps) {
  const { left, top } = percentOf(place);
  const standsLeft = left < EDGE_PERCENT ? false : left > 100 - EDGE_PERCENT ? true : isLeft;
  return (
    <span
      className={classNames(styles['spot'], styles[look], standsLeft && styles['left'])}
      style={{ '--left': `${left}%`, '--top': `${top}%` } as CSSProperties}
    >
      <span>{label}</span>
    </span>
  );
}
