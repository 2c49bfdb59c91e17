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

const stroked =
  (d: string, width: number): FieldPattern =>
  () => <path d={d} fill="none" stroke="currentColor" strokeWidth={width} />;

export const RAYS: FieldPattern = (bits) => <path d={rays(9 + (bits % 6))} fill="currentColor" />;
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
