import type { ReactElement } from 'react';

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

const filled =
  (d: string): FieldPattern =>
  () => <path d={d} fill="currentColor" />;
const stroked =
  (d: string, width: number): FieldPattern =>
  () => <path d={d} fill="none" stroke="currentColor" strokeWidth={width} />;

export const RAYS: FieldPattern = (bits) => <path d={rays(9 + (bits % 6))} fill="currentColor" />;
const CHEVRONS = filled(
  'M-10 30L50 0l60 30v14L50 14-10 44zM-10 62L50 32l60 30v14L50 46-10 76zM-10 94L50 64l60 30v14L50 78-10 108z',
);
const BARS = stroked('M0 12H100M0 30H100M0 48H100M0 66H100M0 84H100', 7);
const WAVES = stroked(
  'M-10 20q15-16 30 0t30 0 30 0 30 0M-10 42q15-16 30 0t30 0 30 0 30 0M-10 64q15-16 30 0t30 0 30 0 30 0M-10 86q15-16 30 0t30 0 30 0 30 0',
  6,
);
export const LATTICE = stroked(
  'M0 0L100 100M-30 0L70 100M30 0L130 100M100 0L0 100M70 0L-30 100M130 0L30 100',
  4,
);
export const RINGS: FieldPattern = () => (
  <g fill="none" stroke="currentColor" strokeWidth="5">
    {[60, 47, 34, 21].map((radius) => (
      <circle key={radius} cx="50" cy="50" r={radius} />
    ))}
  </g>
);
const BEND = filled('M-20 100L100-20V30L30 100zM60 100l40-40v24l-16 16z');

/** All patterns; a hash selects one. Append only: the order determines how each emblem looks. */
export const FIELD_PATTERNS: readonly [FieldPattern, ...FieldPattern[]] = [
  RAYS,
  CHEVRONS,
  BARS,
  WAVES,
  LATTICE,
  RINGS,
  BEND,
];
