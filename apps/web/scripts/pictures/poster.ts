import { dice, type Ink, ridge, stars } from './drawing.ts';

/** What a poster shows in front of its sky. `#glow` and `#cut` are the gradients of its hue. */
export interface Subject {
  readonly ink: Ink;
  readonly seed: number;
  readonly draw: (ink: Ink) => string;
  /** Two lines of hills behind the subject. */
  readonly hills: boolean;
}

const WIDTH = 400;
const HEIGHT = 500;

const gradients = ({ hue, light, middle, deep }: Ink) =>
  `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop stop-color="${deep}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${deep}"/></linearGradient>` +
  `<radialGradient id="glow"><stop stop-color="${light}" stop-opacity=".85"/><stop offset=".3" stop-color="${hue}" stop-opacity=".45"/><stop offset="1" stop-color="${hue}" stop-opacity="0"/></radialGradient>` +
  `<linearGradient id="cut" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${light}"/><stop offset=".5" stop-color="${hue}"/><stop offset="1" stop-color="${middle}"/></linearGradient>`;

const hills = (y: number, height: number, seed: number) =>
  ridge(dice(seed, 48271), { y, height, step: 28, width: WIDTH, floor: 520 });

/** A poster of 400 x 500: night sky, the glow of its hue, hills, and the subject in front. */
export function poster({ ink, seed, draw, hills: withHills }: Subject): string {
  const ground = withHills
    ? `<path d="${hills(372, 60, seed + 3)}" fill="${ink.middle}" opacity=".8"/><path d="${hills(420, 44, seed + 5)}" fill="${ink.deep}"/>`
    : '';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs>${gradients(ink)}</defs>` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>` +
    `<path d="${stars(dice(seed, 16807), 46, WIDTH, 190)}" stroke="${ink.light}" stroke-width="1.8" stroke-linecap="round" opacity=".65"/>` +
    `${draw(ink).replace('<!--hills-->', ground)}</svg>\n`
  );
}

/** The light behind the subject; the hills stand in front of it. */
export const glow = (y: number, radius: number, opacity = 1): string =>
  `<circle cx="200" cy="${y}" r="${radius}" fill="url(#glow)" opacity="${opacity}"/><!--hills-->`;

/** The foremost line of the ground. */
export const foreground = (deep: string): string => `<path d="${hills(440, 26, 9)}" fill="${deep}"/>`;
