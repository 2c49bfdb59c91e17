import { mix, type Signal } from './signal.ts';
import { note } from './tuning.ts';
import { doubled, FELT, GLASS, struck, sweptNoise, tap, WOOD } from './voices.ts';

const bell = (hz: number, seconds: number, ring: number): Signal =>
  struck({ body: GLASS, hz, seconds, ring });
const string = (hz: number, seconds: number, ring: number): Signal =>
  struck({ body: FELT, hz, seconds, ring, attack: 0.012 });
const hump = (way: number): number => Math.sin(Math.PI * way) ** 2;

/** A fingertip on glass: the lower the pitch, the heavier the thing that is pressed. */
function press(hz: number, seconds: number, seed: number): Signal {
  return mix([
    { signal: struck({ body: GLASS, hz, seconds, ring: seconds / 5, attack: 0.002 }) },
    { signal: struck({ body: WOOD, hz: hz / 2, seconds, ring: seconds / 9, attack: 0.002 }), gain: 0.5 },
    { signal: tap(seed, 3_200, 0.012), gain: 0.5 },
  ]);
}

export const click = (): Signal => press(note('A', 5), 0.09, 11);
export const click2 = (): Signal => press(note('E', 6), 0.08, 12);
export const click3 = (): Signal => press(note('D', 5), 0.12, 13);

/** The lightest touch there is; it is played at a tenth. */
export const hover = (): Signal =>
  struck({ body: GLASS, hz: note('B', 6), seconds: 0.11, ring: 0.025, attack: 0.008 });

/** A dialog comes: two notes up over an indrawn breath. */
export const open = (): Signal =>
  mix([
    { signal: bell(note('A', 4), 0.26, 0.08), gain: 0.8 },
    { signal: bell(note('D', 5), 0.36, 0.1), at: 0.075 },
    {
      signal: sweptNoise({
        seed: 21,
        seconds: 0.26,
        q: 0.9,
        centre: (way) => 500 + 2_400 * way,
        level: hump,
      }),
      gain: 0.4,
    },
  ]);

/** A dialog goes: the same two notes down, and the breath let out. */
export const close = (): Signal =>
  mix([
    { signal: bell(note('D', 5), 0.22, 0.06), gain: 0.8 },
    { signal: bell(note('A', 4), 0.29, 0.075), at: 0.065 },
    {
      signal: sweptNoise({
        seed: 22,
        seconds: 0.24,
        q: 0.9,
        centre: (way) => 2_400 - 1_900 * way,
        level: hump,
      }),
      gain: 0.4,
    },
  ]);

/** A note beside something: one quick, light pair, higher than a dialog. */
export const open2 = (): Signal =>
  mix([
    { signal: bell(note('B', 5), 0.14, 0.035), gain: 0.6 },
    { signal: bell(note('E', 6), 0.21, 0.05), at: 0.045 },
  ]);

/** Something new exists: the chord climbs, the last note glitters. */
export const create = (): Signal =>
  mix([
    { signal: bell(note('D', 5), 0.6, 0.16), gain: 0.75 },
    { signal: bell(note('Fs', 5), 0.6, 0.16), at: 0.085, gain: 0.75 },
    { signal: bell(note('A', 5), 0.6, 0.18), at: 0.17, gain: 0.8 },
    { signal: doubled(bell(note('D', 6), 0.62, 0.2), 0.09, 0.35), at: 0.255 },
    { signal: string(note('D', 4), 0.8, 0.28), at: 0.02, gain: 0.45 },
  ]);

/** News at the edge of the page: two small bells far apart, and their echo. */
export const ingameNotification = (): Signal =>
  doubled(
    mix([
      { signal: bell(note('E', 5), 0.5, 0.14), gain: 0.8 },
      { signal: bell(note('B', 5), 0.6, 0.18), at: 0.11 },
    ]),
    0.16,
    0.22,
  );
