import { dice, ridge, stars } from './drawing.ts';

const TEAL = '#31dbc3';
const GOLD = '#ffd479';
const ARCANE = '#a284ff';
const NIGHT = '#060b15';
/** 20 % teal in the night. */
const HORIZON = '#0f3538';
const WIDTH = 1200;
const HEIGHT = 520;

interface Curtain {
  readonly gradient: string;
  readonly y: number;
  readonly phase: number;
  readonly height: number;
  readonly from: number;
  readonly to: number;
}

const PANES = 34;

/** Northern light: a row of panes on a wave, each as high and as bright as chance says. */
function curtain(roll: () => number, { gradient, y, phase, height, from, to }: Curtain): string {
  const width = (to - from) / PANES;
  const wave = (pane: number) =>
    y + 40 * Math.sin(pane * 0.21 + phase) + 17 * Math.sin(pane * 0.57 + phase * 2.3);
  return Array.from({ length: PANES }, (_, pane) => {
    const middle = (pane + 0.5) / PANES;
    const opacity = Math.min(1, 3.4 * Math.sin(Math.PI * middle)) * (0.5 + 0.5 * roll());
    const rise = height * (0.62 + 0.38 * Math.sin(pane * 0.83 + phase) ** 2 + 0.2 * roll());
    const x = from + pane * width;
    const top = (wave(pane + 1) - rise).toFixed(1);
    return `<path d="M${x.toFixed(1)} ${wave(pane).toFixed(1)}L${(x + width + 0.6).toFixed(1)} ${wave(pane + 1).toFixed(1)}V${top}H${x.toFixed(1)}z" fill="url(#${gradient})" opacity="${opacity.toFixed(2)}"/>`;
  }).join('');
}

const light = (id: string, hue: string) =>
  `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${hue}" stop-opacity="0"/><stop offset=".7" stop-color="${hue}" stop-opacity=".5"/><stop offset=".96" stop-color="${hue}"/><stop offset="1" stop-color="#fff"/></linearGradient>`;

const shard = (x: number, y: number, scale: number, hue: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})"><path d="M0-50L26-8 0 50-26-8z" fill="${hue}"/><path d="M0-50L26-8 0-2z" fill="#fff" opacity=".6"/><path d="M0-50L-26-8 0-2z" fill="#fff" opacity=".85"/><path d="M0 50L26-8 0-2z" fill="#04060b" opacity=".35"/></g>`;

/** A wide night, 1200 x 520: northern light in the three hues of the seam over ridges and a river of light. */
export function vista(): string {
  const roll = dice(7 * 7919, 16807);
  const hills = (y: number, height: number, step: number) =>
    ridge(roll, { y, height, step, width: WIDTH + 20, floor: 540 });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>`,
    light('teal', TEAL),
    light('gold', GOLD),
    light('arcane', ARCANE),
    `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${NIGHT}"/><stop offset=".74" stop-color="${HORIZON}"/><stop offset="1" stop-color="${NIGHT}"/></linearGradient>`,
    `<radialGradient id="glow"><stop stop-color="${GOLD}" stop-opacity=".6"/><stop offset="1" stop-color="${GOLD}" stop-opacity="0"/></radialGradient>`,
    `<linearGradient id="river" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#fffaf0"/><stop offset="1" stop-color="${GOLD}"/></linearGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>`,
    `<path d="${stars(roll, 110, WIDTH, 330)}" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity=".6"/>`,
    curtain(roll, { gradient: 'arcane', y: 232, phase: 2.1, height: 190, from: 330, to: 1160 }),
    curtain(roll, { gradient: 'teal', y: 292, phase: 0.3, height: 230, from: -20, to: 860 }),
    curtain(roll, { gradient: 'gold', y: 322, phase: 4.2, height: 120, from: 620, to: 1240 }),
    `<path d="${hills(394, 84, 66)}" fill="#0c1626"/><ellipse cx="600" cy="398" rx="330" ry="96" fill="url(#glow)"/><path d="${hills(438, 48, 52)}" fill="#091120"/>`,
    '<path d="M598 398L608 416L584 438L610 464L573 494L597 530L667 530L615 494L634 464L600 438L618 416L602 398z" fill="url(#river)"/>',
    '<path d="M599 398L611 416L589 438L617 464L585 494L617 530L647 530L603 494L627 464L595 438L615 416L601 398z" fill="#fff" opacity=".6"/>',
    shard(290, 236, 0.5, TEAL),
    shard(892, 196, 0.62, ARCANE),
    shard(1050, 290, 0.36, GOLD),
    shard(150, 332, 0.32, ARCANE),
    shard(470, 318, 0.26, GOLD),
    `<path d="${hills(516, 34, 58)}" fill="#050911"/></svg>\n`,
  ].join('');
}
