import { crystal, type Ink } from './drawing.ts';
import { LETTERS } from './letters.ts';
import { foreground, glow } from './poster.ts';

/** Two cliffs and the light that breaks between them. */
export const daily = (ink: Ink): string => {
  const { hue, middle, deep } = ink;
  const edge = `stroke="${hue}" stroke-width="3" fill="none" opacity=".85"`;
  return [
    glow(190, 210),
    '<path d="M200 20l-20 70 14 18-34 66 26 10-22 74 34 16-14 84 30-86-16-20 40-70-28-12 30-62-24-16z" fill="url(#cut)"/>',
    '<path d="M200 20l-6 88 14 62-12 90 10 94" stroke="#fffaf0" stroke-width="5" fill="none" stroke-linejoin="round"/>',
    `<path d="M-10 500V250l34-70 30-12 16-80 34-22 22 90 26 60-10 90 30 60-24 134z" fill="${deep}"/>`,
    `<path d="M70 88l34-22 22 90 26 60-10 90-30-110-28-30z" fill="${middle}"/>`,
    `<path d="M104 66l22 90 26 60-10 90" ${edge}/>`,
    `<path d="M410 500V210l-28-60-34-10-20-50-30 20-16 96-24 70 16 80-34 70 22 74z" fill="${deep}"/>`,
    `<path d="M328 90l-30 20-16 96-24 70 16 80 26-130 30-50z" fill="${middle}"/>`,
    `<path d="M298 110l-16 96-24 70 16 80" ${edge}/>`,
    crystal(ink, 150, 130, 0.24),
    crystal(ink, 262, 96, 0.3),
    crystal(ink, 238, 300, 0.2),
    crystal(ink, 164, 330, 0.16),
    foreground(deep),
    `<path d="M188 440h24l60 70H128z" fill="${hue}" opacity=".32"/>`,
  ].join('');
};

const COINS = [
  [316, 214],
  [356, 214],
  [336, 198],
  [316, 199],
  [356, 199],
  [336, 183],
  [336, 213],
] as const;

const coin = ([x, y]: readonly [number, number]) =>
  `<ellipse cx="${x}" cy="${y}" rx="21" ry="8" fill="#8a5a12"/>` +
  `<ellipse cx="${x}" cy="${y - 5}" rx="21" ry="8" fill="#f2b84b"/>` +
  `<ellipse cx="${x}" cy="${y - 5}" rx="13" ry="4.5" fill="#ffe7b0"/>`;

/** Scales: a crystal on one side, coins on the other. */
export const moreless = (ink: Ink): string => {
  const { hue, light, middle, deep } = ink;
  return [
    glow(200, 200, 0.8),
    `<path d="M190 120h20l8 250h-36z" fill="${middle}"/><path d="M200 120h10l8 250h-18z" fill="${deep}"/>`,
    `<path d="M140 392l20-24h80l20 24zM116 420l20-26h128l20 26z" fill="${middle}" stroke="${hue}" stroke-width="2"/>`,
    '<g transform="rotate(-9 200 130)"><path d="M58 122h284l10 8-10 8H58l-10-8z" fill="url(#cut)"/></g>',
    `<circle cx="200" cy="130" r="22" fill="${deep}" stroke="${hue}" stroke-width="5"/><path d="M200 116l8 14-8 14-8-14z" fill="${light}"/>`,
    `<path d="M62 154L22 262h84zM338 108l-44 116h88z" fill="none" stroke="${light}" stroke-width="2.5" opacity=".8"/>`,
    `<path d="M14 262h100q-10 40-50 40t-50-40zM286 224h102q-10 40-51 40t-51-40z" fill="${middle}" stroke="${hue}" stroke-width="3"/>`,
    crystal(ink, 64, 214, 1),
    ...COINS.map(coin),
  ].join('');
};

/** The arena laid flat with a pin in it. `map` is the content of the map's drawing, 14870 units square. */
export const riftWith =
  (map: string) =>
  ({ hue, light, deep }: Ink): string =>
    [
      glow(250, 230, 0.6),
      '<g transform="matrix(.92 -.3 .92 .3 -166 300)"><rect x="-8" y="14" width="400" height="400" fill="#02060a" opacity=".6"/>',
      `<svg width="400" height="400" viewBox="0 0 14870 14870" fill="none">${map}</svg>`,
      `<path d="M0 0h400v400H0z" fill="none" stroke="${hue}" stroke-width="5"/></g>`,
      `<g transform="translate(246 268)"><ellipse rx="66" ry="22" fill="none" stroke="${light}" stroke-width="2.5" stroke-dasharray="8 7"/>`,
      `<ellipse rx="34" ry="11" fill="${hue}" opacity=".45"/><path d="M0 0C-12-34-46-56-46-96a46 46 0 0 1 92 0C46-56 12-34 0 0z" fill="url(#cut)"/>`,
      `<circle cy="-96" r="24" fill="${deep}"/><path d="M0-114l10 18-10 18-10-18z" fill="${light}"/></g>`,
    ].join('');

interface Link {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly letter: keyof typeof LETTERS;
}

const CHAIN: readonly Link[] = [
  { x: 86, y: 330, radius: 52, letter: 'I' },
  { x: 150, y: 236, radius: 58, letter: 'N' },
  { x: 262, y: 212, radius: 62, letter: 'S' },
  { x: 314, y: 106, radius: 66, letter: 'A' },
];

function hexagon({ x, y }: Link, radius: number): string {
  const corners = Array.from({ length: 6 }, (_, corner) => {
    const angle = (corner * Math.PI) / 3;
    return `${(x + radius * Math.sin(angle)).toFixed(0)} ${(y - radius * Math.cos(angle)).toFixed(0)}`;
  });
  return `M${corners.join('L')}z`;
}

/** A letter of the display font as an outline, centred at x, standing on y. */
function letterAt(letter: keyof typeof LETTERS, x: number, y: number, size: number, style: string): string {
  const { advance, outline } = LETTERS[letter];
  const scale = size / 1000;
  return `<path d="${outline}" transform="translate(${(x - (advance * scale) / 2).toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})" ${style}/>`;
}

/** Four links of a chain, each with a letter. */
export const chain = (ink: Ink): string => {
  const { hue, light, middle, deep } = ink;
  const links = CHAIN.map((link, index) => {
    const next = CHAIN[index + 1];
    const bar = next ? `d="M${link.x} ${link.y}L${next.x} ${next.y}"` : undefined;
    return [
      bar
        ? `<path ${bar} stroke="${deep}" stroke-width="26"/><path ${bar} stroke="${hue}" stroke-width="14" stroke-dasharray="16 7"/>`
        : '',
      `<path d="${hexagon(link, link.radius * 0.86)}" fill="${deep}" stroke="url(#cut)" stroke-width="12"/>`,
      `<path d="${hexagon(link, link.radius * 0.58)}" fill="${middle}" stroke="${light}" stroke-opacity=".5" stroke-width="2"/>`,
      letterAt(link.letter, link.x, link.y + link.radius * 0.24, link.radius * 0.74, 'fill="#fff"'),
    ].join('');
  });
  return [
    glow(190, 210, 0.75),
    ...links,
    crystal(ink, 70, 130, 0.34, 0.9),
    crystal(ink, 352, 310, 0.3, 0.9),
    crystal(ink, 130, 70, 0.2, 0.8),
  ].join('');
};

const TICKS = Array.from({ length: 24 }, (_, tick) => {
  const angle = (tick / 24) * 2 * Math.PI;
  const inner = tick % 6 ? 116 : 104;
  const at = (radius: number) =>
    `${(200 + radius * Math.sin(angle)).toFixed(1)} ${(200 - radius * Math.cos(angle)).toFixed(1)}`;
  return `M${at(126)}L${at(inner)}`;
}).join('');

/** A dial that has run two thirds, a rune of lightning in its middle. */
export const cooldown = (ink: Ink): string => {
  const { hue, light, middle, deep } = ink;
  return [
    glow(200, 220, 0.7),
    `<circle cx="200" cy="200" r="140" fill="${deep}" stroke="${middle}" stroke-width="16"/>`,
    `<path d="M200 60A140 140 0 1 1 79 270L200 200z" fill="${hue}" opacity=".3"/>`,
    `<path d="M200 60A140 140 0 1 1 79 270" fill="none" stroke="${hue}" stroke-width="11"/>`,
    `<path d="${TICKS}" stroke="${light}" stroke-width="3"/>`,
    `<path d="M200 112L272 200 200 288 128 200z" fill="${middle}" stroke="url(#cut)" stroke-width="7"/>`,
    `<path d="M208 142l-38 64h26l-10 54 44-70h-27z" fill="${light}"/><circle cx="79" cy="270" r="12" fill="#fff"/>`,
    crystal(ink, 60, 90, 0.26),
    crystal(ink, 348, 120, 0.34),
    crystal(ink, 330, 330, 0.24),
  ].join('');
};

/** A sword in its stand between a shield and a potion. */
export const items = (ink: Ink): string => {
  const { hue, light, middle, deep } = ink;
  return [
    glow(210, 220, 0.75),
    `<path d="M118 430l16-34h132l16 34zM96 470l18-38h172l18 38z" fill="${middle}" stroke="${hue}" stroke-width="2"/>`,
    `<path d="M200 52l22 34v226h-44V86z" fill="url(#cut)"/><path d="M200 52l22 34v226h-22z" fill="${middle}" opacity=".6"/>`,
    '<path d="M200 70v236" stroke="#fffaf0" stroke-width="3" opacity=".8"/>',
    `<path d="M138 312h124l12 14-12 14H138l-12-14z" fill="${deep}" stroke="${hue}" stroke-width="4"/>`,
    `<path d="M190 340h20v46h-20z" fill="${middle}" stroke="${hue}" stroke-width="2"/><circle cx="200" cy="394" r="13" fill="${deep}" stroke="${light}" stroke-width="4"/>`,
    `<g transform="translate(84 236) rotate(-8)"><path d="M0-62l54 18v48c0 38-24 60-54 72-30-12-54-34-54-72v-48z" fill="${middle}" stroke="url(#cut)" stroke-width="7"/>`,
    `<path d="M0-62l54 18v48c0 38-24 60-54 72z" fill="${deep}" opacity=".5"/><path d="M0-34L26 4 0 44-26 4z" fill="${hue}"/><path d="M0-34L26 4 0 6z" fill="${light}"/></g>`,
    `<g transform="translate(318 236) rotate(9)"><path d="M-15-64h30v40c26 10 40 30 40 54 0 32-26 46-55 46s-55-14-55-46c0-24 14-44 40-54z" fill="${deep}" stroke="${light}" stroke-width="4"/>`,
    `<path d="M-50 20h100c4 40-22 50-50 50s-54-10-50-50z" fill="${hue}"/><path d="M-50 20h100l-4 14q-40 12-92 0z" fill="${light}" opacity=".6"/><path d="M-20-78h40v16h-40z" fill="${middle}" stroke="${hue}" stroke-width="3"/></g>`,
    crystal(ink, 128, 92, 0.26),
    crystal(ink, 282, 110, 0.34),
    crystal(ink, 52, 118, 0.18),
    crystal(ink, 352, 92, 0.2),
  ].join('');
};

function tile({ middle, deep }: Ink, transform: string, sign: string): string {
  return (
    `<g transform="${transform}"><path d="M-42-66h92a16 16 0 0 1 16 16v92l-24 24h-92a16 16 0 0 1-16-16v-92z" fill="#04060b" opacity=".5" transform="translate(4 9)"/>` +
    `<path d="M-42-66H66V42L42 66H-66V-42z" fill="${deep}" stroke="url(#cut)" stroke-width="6"/>` +
    `<path d="M-34-54H54V34L34 54H-54V-34z" fill="${middle}" opacity=".75"/>${sign}</g>`
  );
}

/** Three tiles, fire, snow and a smile, and the question what they mean. */
export const emoji = (ink: Ink): string => {
  const { light } = ink;
  const fire =
    '<path d="M0-34q34 26 26 52-4 18-26 22-22-4-26-22-4-18 10-30 4 12 10 12-4-18 6-34z" fill="url(#cut)"/><path d="M0 8q14 14 8 26-8 8-16 0-6-12 8-26z" fill="#fffaf0"/>';
  const snow = `<path d="M0-36V36M-31-18L31 18M-31 18L31-18M-10-32L0-22 10-32M-10 32L0 22 10 32M-33-6l13-3-4-13M33 6L20 9l4 13M-33 6l13 3-4 13M33-6L20-9l4-13" stroke="${light}" stroke-width="5.5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`;
  const smile = `<path d="M-22-20l9 13-9 13-9-13zM22-20l9 13-9 13-9-13z" fill="${light}"/><path d="M-30 18q30 30 60 0" stroke="${light}" stroke-width="7" fill="none" stroke-linecap="round"/>`;
  return [
    glow(210, 220, 0.75),
    tile(ink, 'translate(94 268) rotate(-10) scale(.82)', fire),
    tile(ink, 'translate(306 268) rotate(10) scale(.82)', snow),
    tile(ink, 'translate(200 172) scale(1.2)', smile),
    letterAt('?', 200, 404, 96, `fill="${light}" opacity=".9"`),
    crystal(ink, 64, 128, 0.26),
    crystal(ink, 340, 120, 0.3),
    crystal(ink, 300, 60, 0.16),
  ].join('');
};
