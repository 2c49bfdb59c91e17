import { mix, type Signal } from './signal.ts';
import { note } from './tuning.ts';
import { doubled, FELT, GLASS, struck, sweptNoise, tap, WOOD } from './voices.ts';

const bell = (hz: number, seconds: number, ring: number): Signal =>
  struck({ body: GLASS, hz, seconds, ring });
const string = (hz: number, seconds: number, ring: number, attack = 0.01): Signal =>
  struck({ body: FELT, hz, seconds, ring, attack });

/** A right answer: the root of the motif. The page plays it higher for each right answer in a row. */
export const right = (): Signal =>
  mix([
    { signal: string(note('D', 5), 0.52, 0.16) },
    { signal: bell(note('D', 6), 0.4, 0.09), gain: 0.22 },
    { signal: string(note('D', 4), 0.5, 0.14), gain: 0.3 },
  ]);

/** A wrong answer: the same root two octaves lower, with a hand on the string. */
export const wrong = (): Signal =>
  mix([
    { signal: string(note('D', 3), 0.46, 0.075, 0.006) },
    { signal: string(note('D', 4), 0.3, 0.04, 0.006), gain: 0.55 },
    { signal: struck({ body: WOOD, hz: note('D', 3), seconds: 0.2, ring: 0.03 }), gain: 0.5 },
    { signal: tap(51, 700, 0.05), gain: 0.6 },
  ]);

/** A daily game is solved: the whole motif at once, and the root below it. */
export const solved = (): Signal =>
  mix([
    { signal: string(note('D', 4), 1.1, 0.4), gain: 0.5 },
    { signal: string(note('D', 5), 0.5, 0.14), gain: 0.7 },
    { signal: string(note('E', 5), 0.5, 0.14), at: 0.085, gain: 0.7 },
    { signal: string(note('Fs', 5), 0.5, 0.14), at: 0.17, gain: 0.75 },
    { signal: string(note('A', 5), 0.6, 0.17), at: 0.255, gain: 0.8 },
    { signal: doubled(string(note('B', 5), 0.8, 0.24), 0.11, 0.3), at: 0.36 },
    { signal: bell(note('D', 6), 0.8, 0.24), at: 0.5, gain: 0.55 },
  ]);

/** A day more in the streak: a stone is set beside the others, and rings. */
export const streakDay = (): Signal =>
  mix([
    { signal: struck({ body: WOOD, hz: note('A', 4), seconds: 0.2, ring: 0.035 }), gain: 0.7 },
    { signal: tap(52, 2_400, 0.02), gain: 0.7 },
    { signal: bell(note('A', 5), 0.5, 0.14), at: 0.02, gain: 0.7 },
    { signal: bell(note('E', 6), 0.6, 0.16), at: 0.12 },
  ]);

/** A purchase: coins fall, and what was bought opens. */
export const purchase = (): Signal =>
  mix([
    { signal: tap(53, 5_200, 0.03), gain: 0.5 },
    { signal: bell(note('B', 6), 0.22, 0.045), gain: 0.5 },
    { signal: bell(note('A', 6), 0.22, 0.045), at: 0.07, gain: 0.5 },
    { signal: bell(note('Fs', 6), 0.24, 0.05), at: 0.14, gain: 0.5 },
    {
      signal: sweptNoise({
        seed: 54,
        seconds: 0.4,
        q: 1.1,
        centre: (way) => 700 + 4_200 * way,
        level: (way) => Math.sin(Math.PI * way) ** 2,
      }),
      at: 0.12,
      gain: 0.35,
    },
    { signal: string(note('D', 5), 0.7, 0.22), at: 0.26, gain: 0.8 },
    { signal: string(note('A', 5), 0.7, 0.22), at: 0.26, gain: 0.7 },
    { signal: bell(note('D', 6), 0.7, 0.2), at: 0.3, gain: 0.6 },
  ]);

/** A new tier: two steps up, broad and low, and a high bell on top. */
export const newTier = (): Signal =>
  mix([
    { signal: string(note('D', 3), 1.2, 0.45), gain: 0.7 },
    { signal: string(note('A', 4), 0.5, 0.16), gain: 0.8 },
    { signal: string(note('D', 5), 0.9, 0.3), at: 0.2 },
    { signal: string(note('Fs', 5), 0.9, 0.3), at: 0.2, gain: 0.8 },
    { signal: string(note('A', 5), 0.9, 0.3), at: 0.2, gain: 0.7 },
    { signal: doubled(bell(note('A', 6), 0.7, 0.18), 0.1, 0.4), at: 0.32, gain: 0.45 },
  ]);
