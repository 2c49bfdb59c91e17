import { emblemById } from '@hub/catalog/emblem-facts';
import type { ReactElement } from 'react';
import { hash, pick } from '../art/hash.ts';
import styles from './drawn-emblem.module.css';
import { REGION_PALETTES } from './palettes.ts';

/** SVG path of a star with 3 to 6 points, one of them up, of the given `radius` around the centre. */
function star(points: number, radius: number): string {
  const corners = Array.from({ length: points * 2 }, (_, corner) => {
    const reach = corner % 2 ? radius * 0.42 : radius;
    const angle = (corner / (points * 2)) * 2 * Math.PI - Math.PI / 2;
    return `${(50 + reach * Math.cos(angle)).toFixed(1)} ${(50 + reach * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join('L')}Z`;
}

interface Props {
  /** The champion's id. */
  readonly champion: string;
  /** Q, W, E or R. */
  readonly slot: string;
}

/** The drawn rune of a spell, in the colours of its champion's region. Decorative. */
export function SpellRune({ champion, slot }: Props) {
  const facts = emblemById(champion);
  const bits = hash(champion + slot);
  const { deep, middle, light, metal } = REGION_PALETTES[facts?.region ?? 'Runeterra'];
  const points = 3 + (bits % 4);
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" className={styles['rune']} aria-hidden>
      <rect width="100" height="100" fill={deep} />
      <g color={middle} opacity=".35">
        {pick([RAYS, RINGS, LATTICE], bits)(bits >>> 9)}
      </g>
      <circle cx="50" cy="50" r="40" fill="#04060b" opacity=".35" />
      <circle
        cx="50"
        cy="50"
        r="38"
        fill="none"
        stroke={metal}
        strokeWidth="2"
        strokeDasharray={`${6 + (bits % 9)} 4`}
      />
      <path d={star(points, 33)} fill={middle} stroke={light} strokeWidth="2.5" strokeLinejoin="round" />
      <path d={star(points, 17)} fill={light} />
      <circle cx="50" cy="50" r="4" fill={metal} />
    </svg>
  );
}

/** A pattern that fills 100 x 100 in `currentColor`; `bits` varies the first one. */
type FieldPattern = (bits: number) => ReactElement;

const rimAt = (angle: number) =>
  `${(50 + 80 * Math.cos(angle)).toFixed(0)} ${(50 + 80 * Math.sin(angle)).toFixed(0)}`;

function rays(count: number): string {
  return Array.from({ length: count }, (_, ray) => {
    const angle = (ray / count) * 2 * Math.PI;
    return `M50 50L${rimAt(angle)} ${rimAt(angle + Math.PI / count)}Z`;
  }).join('');
}

const stroked =
  (d: string, width: number): FieldPattern =>
  () => <path d={d} fill="none" stroke="currentColor" strokeWidth={width} />;

const RAYS: FieldPattern = (bits) => <path d={rays(9 + (bits % 6))} fill="currentColor" />;
const LATTICE = stroked('M0 0L100 100M-30 0L70 100M30 0L130 100M100 0L0 100M70 0L-30 100M130 0L30 100', 4);
const RINGS: FieldPattern = () => (
  <g fill="none" stroke="currentColor" strokeWidth="5">
    {[60, 47, 34, 21].map((radius) => (
      <circle key={radius} cx="50" cy="50" r={radius} />
    ))}
  </g>
);
