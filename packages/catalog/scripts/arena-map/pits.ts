import { CENTRE, type Point } from './geometry.ts';
import { LOWER_PIT, UPPER_PIT } from './layout.ts';
import { rounded, turnedOver } from './path-data.ts';
import { blob, corners, lobes, spokes } from './shapes.ts';

const movedTo = (at: Point): string => `transform="translate(${turnedOver(at).join(' ')})"`;

/** A standing crystal of the ring around the upper pit; the ring is not quite even. */
function ringCrystal(index: number): string {
  const angle = index * 0.571 + 0.2;
  const radius = 455 + (index % 3) * 40;
  const at = rounded([Math.cos(angle) * radius, Math.sin(angle) * radius]).join(' ');
  const turn = Math.round(angle * 57.3 + 90);
  const fill = index % 2 ? '#8463e6' : '#b497ff';
  return `<path transform="translate(${at}) rotate(${turn})" d="M-26 20L0-70 26 20 8 34z" fill="${fill}"/>`;
}

/** The upper pit: a court of violet crystal. */
export const upperPit = (): string => `
  <g ${movedTo(UPPER_PIT)}>
    <circle r="600" fill="#2b2350"/>
    <path d="${spokes(395, 596, 34, 0.05)}" stroke="#211a40" stroke-width="12"/>
    <circle r="470" fill="none" stroke="#211a40" stroke-width="10"/>
    <circle r="600" fill="none" stroke="#6a4fc4" stroke-width="26" opacity=".8"/>
    <circle r="520" fill="none" stroke="#b892ff" stroke-width="12" stroke-dasharray="120 50 20 50" opacity=".7"/>
    <path d="${spokes(400, 510, 18)}" stroke="#7a5ce0" stroke-width="10" opacity=".7"/>
    <circle r="390" fill="#3a2f6c"/>
    <path d="${spokes(60, 385, 21, 0.1)}" stroke="#2a2150" stroke-width="14"/>
    <path d="${corners(lobes(9, 360, 0.42, 61))}" fill="#2a2150"/>
    <path d="${corners(lobes(7, 210, 0.5, 62))}" fill="#523fa0"/>
    <path d="M0-150L56 0 0 150-56 0z" fill="#9d7bff"/>
    <path d="M0-150L56 0 0 0z" fill="#e6d8ff"/>
    ${Array.from({ length: 11 }, (_, index) => ringCrystal(index)).join('')}
    <path d="M-260 120q60-60 130-30M130-220q70 20 90 90M-120-260q-60 30-80 90" stroke="#e8dfc6" stroke-width="16" fill="none" stroke-linecap="round"/>
  </g>`;

const EGGS: readonly Point[] = [
  [-330, 30],
  [290, 190],
  [-120, -360],
  [250, -260],
];

const egg = ([x, y]: Point, index: number): string => `
  <ellipse cx="${x}" cy="${y}" rx="46" ry="60" fill="#e4d3ae" transform="rotate(${index * 40} ${x} ${y})"/>
  <path d="M${x - 20} ${y - 10}l14 16 12-20 16 18" stroke="#8a5a3a" stroke-width="7" fill="none"/>`;

const LONG_CRACKS =
  'M-400-120l120 60 60-100 110 140 90-110 100 90 220-100M-300 260l120-90 80 110 100-130 140 100 140-60';

/** The lower pit: cracked ground with fire under it, and eggs. */
export const lowerPit = (): string => `
  <g ${movedTo(LOWER_PIT)}>
    <circle r="600" fill="#3a2320"/>
    <circle r="600" fill="none" stroke="#8a4630" stroke-width="26"/>
    <path d="${spokes(150, 590, 13, 0.3)}" stroke="#1f1413" stroke-width="16"/>
    <circle r="470" fill="none" stroke="#ff8b3d" stroke-width="10" stroke-dasharray="70 120 160 60" opacity=".8"/>
    <path d="${LONG_CRACKS}M40-420l-30 140 80 60-40 110" stroke="#ff7a3d" stroke-width="20" fill="none"/>
    <path d="${LONG_CRACKS}" stroke="#ffe08a" stroke-width="7" fill="none"/>
    <path d="${blob(lobes(8, 190, 0.25, 71))}" fill="#241615"/>
    <path d="${blob(lobes(8, 150, 0.25, 72))}" fill="#ff8b3d"/>
    <path d="${blob(lobes(7, 105, 0.3, 73))}" fill="#ffd15c"/>
    ${EGGS.map(egg).join('')}
  </g>`;

/** The round place in the middle of the arena. */
export const plaza = (): string => `
  <g ${movedTo([CENTRE, CENTRE])}>
    <circle r="560" fill="#4a525f"/>
    <circle r="560" fill="none" stroke="#343b48" stroke-width="24"/>
    <path d="${spokes(300, 550, 26)}" stroke="#38404d" stroke-width="11"/>
    <circle r="430" fill="none" stroke="#38404d" stroke-width="10"/>
    <circle r="300" fill="#5d6674"/>
    <circle r="300" fill="none" stroke="#f2b84b" stroke-width="14" stroke-dasharray="150 34"/>
    <path d="M-205 0L0-205 205 0 0 205z" fill="#3a424f" stroke="#f2b84b" stroke-width="9"/>
    <path d="M-102-102L-14 6 8-22 102 102 14-6-8 22z" fill="#6ff0da"/>
    <path d="M-330 300q40 30 90 6M260-360q60 10 80 60" stroke="#7cc795" stroke-width="20" fill="none" stroke-linecap="round"/>
  </g>`;
