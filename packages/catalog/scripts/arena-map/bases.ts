import { mirrored, type Point } from './geometry.ts';
import { BLUE_CORE, BLUE_FOUNTAIN, BLUE_INHIBITORS, BLUE_PLATFORM, BLUE_TOWERS, RAMPARTS } from './layout.ts';
import { turnedOver } from './path-data.ts';
import { corners, lobes, octagon, spokes } from './shapes.ts';
import { placed, polylines, setPiece } from './svg.ts';

/** The colours of one side: its crystals, their shaded and lit faces, and its lines on the ground. */
interface SideInk {
  readonly crystal: string;
  readonly shade: string;
  readonly light: string;
  readonly line: string;
}

const BLUE: SideInk = { crystal: '#33c9c9', shade: '#1b8796', light: '#b2fff4', line: '#6ff0da' };
const RED: SideInk = { crystal: '#ff7a52', shade: '#b03a34', light: '#ffd0a8', line: '#ff9d6b' };

const EIGHTH_TURN = 0.39;

const tower = ({ crystal, shade, light }: SideInk): string => `
  <path d="${octagon(168)}" fill="#04070d" opacity=".4" transform="translate(34 44)"/>
  <path d="${octagon(172)}" fill="#4d5563"/>
  <path d="${octagon(150)}" fill="#79828f"/>
  <path d="${spokes(96, 150, 16)}" stroke="#4d5563" stroke-width="7"/>
  <path d="${octagon(104)}" fill="#353d4b"/>
  <path d="${octagon(88, EIGHTH_TURN)}" fill="#8f98a4"/>
  <path d="${octagon(60)}" fill="#2a3240"/>
  <circle r="120" fill="${shade}" opacity=".16"/>
  <path d="M0-62L36 0 0 62-36 0z" fill="${crystal}"/>
  <path d="M0-62L36 0 0 0z" fill="${light}"/>
  <path d="M0 62L-36 0 0 0z" fill="${shade}"/>
  <path d="${spokes(112, 112.5, 8, EIGHTH_TURN)}" stroke="${light}" stroke-width="20" stroke-linecap="round"/>`;

const inhibitor = ({ crystal, shade, light }: SideInk): string => `
  <circle r="210" fill="#04070d" opacity=".35" cx="24" cy="32"/>
  <circle r="206" fill="#4d5563"/>
  <circle r="180" fill="#737c8a"/>
  <path d="${spokes(120, 180, 12)}" stroke="#4d5563" stroke-width="8"/>
  <circle r="122" fill="#2a3240"/>
  <circle r="122" fill="${shade}" opacity=".35"/>
  <path d="M0-104L30-30 104 0 30 30 0 104-30 30-104 0-30-30z" fill="${crystal}"/>
  <path d="M0-104L30-30 0 0zM104 0L30 30 0 0zM0 104L-30 30 0 0zM-104 0L-30-30 0 0z" fill="${light}"/>
  <circle r="152" fill="none" stroke="${light}" stroke-width="7" stroke-dasharray="26 22" opacity=".8"/>`;

const core = ({ crystal, shade, light }: SideInk): string => `
  <circle r="470" fill="${shade}" opacity=".18"/>
  <path d="${octagon(400)}" fill="#04070d" opacity=".35" transform="translate(30 44)"/>
  <path d="${octagon(400)}" fill="#4d5563"/>
  <path d="${octagon(366)}" fill="#7a8491"/>
  <path d="${octagon(300, EIGHTH_TURN)}" fill="#566070"/>
  <path d="${spokes(240, 360, 24)}" stroke="#454d5b" stroke-width="9"/>
  <circle r="236" fill="#232b39"/>
  <circle r="236" fill="${shade}" opacity=".4"/>
  <circle r="206" fill="none" stroke="${light}" stroke-width="10" stroke-dasharray="60 26" opacity=".85"/>
  <path d="${corners(lobes(6, 190, 0.52, 3))}" fill="${shade}"/>
  <path d="M0-190L70-40 0 190-70-40z" fill="${crystal}"/>
  <path d="M0-190L70-40 0-10z" fill="${light}"/>
  <path d="M0-190L-70-40 0-10z" fill="#fff" opacity=".55"/>
  <path d="M0 190L-70-40 0-10z" fill="${shade}"/>`;

/** The terraces of a base, from the ground up. */
const TERRACES = [
  { radius: 2050, angle: 0, fill: '#5a6270' },
  { radius: 1720, angle: EIGHTH_TURN, fill: '#646d7b' },
  { radius: 1390, angle: 0, fill: '#576070' },
  { radius: 1060, angle: EIGHTH_TURN, fill: '#69727f' },
  { radius: 730, angle: 0, fill: '#5d6675' },
];

const terraces = TERRACES.map(
  ({ radius, angle, fill }) =>
    `<path d="${octagon(radius, angle)}" fill="${fill}" stroke="#3f4754" stroke-width="18"/>`,
).join('');

const joints = [
  spokes(760, 1020, 24),
  spokes(1090, 1350, 32, 0.1),
  spokes(1420, 1680, 40),
  spokes(1750, 2010, 48, 0.06),
].join('');

const platform = ({ line }: SideInk): string => `
  ${terraces}
  <path d="${joints}" stroke="#444c5a" stroke-width="11"/>
  <circle r="1225" fill="none" stroke="${line}" stroke-width="16" stroke-dasharray="190 70 30 70" opacity=".5"/>
  <circle r="1885" fill="none" stroke="${line}" stroke-width="13" stroke-dasharray="60 90" opacity=".4"/>
  <path d="${spokes(820, 1950, 8, EIGHTH_TURN)}" stroke="${line}" stroke-width="10" stroke-dasharray="90 60" opacity=".42"/>`;

const PLATFORM_REACH = 2060;
const CORE_REACH = 520;

function fountain(at: Point, { line }: SideInk): string {
  const [x, y] = turnedOver(at);
  return `
    <g transform="translate(${x} ${y})">
      <circle r="430" fill="#505968"/>
      <circle r="390" fill="#6b7482"/>
      <path d="${spokes(250, 388, 20)}" stroke="#4b5361" stroke-width="9"/>
      <circle r="245" fill="#1a2836"/>
      <circle r="215" fill="${line}" opacity=".55"/>
      <circle r="150" fill="${line}" opacity=".5"/>
      <circle r="70" fill="#fff" opacity=".75"/>
      <circle r="320" fill="none" stroke="${line}" stroke-width="12" stroke-dasharray="40 30"/>
    </g>`;
}

/** All ramparts as path data. */
export const rampartPath = (): string => polylines(RAMPARTS);

function ramparts(): string {
  const path = rampartPath();
  return `
    <g fill="none" stroke-linejoin="round">
      <path id="rp" d="${path}" stroke="#04070d" stroke-opacity=".4" stroke-width="190" transform="translate(30 44)"/>
      <path d="${path}" stroke="#4b5361" stroke-width="180"/>
      <path d="${path}" stroke="#8a93a0" stroke-width="132"/>
      <path d="${path}" stroke="#626b79" stroke-width="132" stroke-dasharray="8 82"/>
      <path d="${path}" stroke="#a9b1bb" stroke-width="176" stroke-dasharray="44 60"/>
      <path d="${path}" stroke="#59626f" stroke-width="84"/>
      <path d="${path}" stroke="#767f8d" stroke-width="72" stroke-dasharray="58 8"/>
    </g>`;
}

/** The structures of blue (A) and red (B): towers (t), inhibitors (i), cores (c) and platforms (p). */
export const structurePieces = (): string =>
  [
    { kind: 't', draw: tower },
    { kind: 'i', draw: inhibitor },
    { kind: 'c', draw: core },
    { kind: 'p', draw: platform },
  ]
    .map(({ kind, draw }) => setPiece(`${kind}A`, draw(BLUE)) + setPiece(`${kind}B`, draw(RED)))
    .join('');

const onBothSides = (kind: string, places: readonly Point[]): string =>
  places.map((at) => placed(`${kind}A`, at)).join('') +
  places.map((at) => placed(`${kind}B`, mirrored(at))).join('');

/** The floors of the bases with their fountains. */
export const basesLayer = (): string => `
  <g id="bases">
    ${placed('pA', BLUE_PLATFORM, { reach: PLATFORM_REACH })}
    ${placed('pB', mirrored(BLUE_PLATFORM), { reach: PLATFORM_REACH })}
    ${fountain(BLUE_FOUNTAIN, BLUE)}
    ${fountain(mirrored(BLUE_FOUNTAIN), RED)}
  </g>`;

/** What stands above the canopy: ramparts, inhibitors, cores and towers. */
export const structuresLayer = (): string => `
  <g id="structures">
    ${ramparts()}
    ${onBothSides('i', BLUE_INHIBITORS)}
    ${placed('cA', BLUE_CORE, { reach: CORE_REACH })}
    ${placed('cB', mirrored(BLUE_CORE), { reach: CORE_REACH })}
    ${onBothSides('t', BLUE_TOWERS)}
  </g>`;
