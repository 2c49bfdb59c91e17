import { fadeEnds, mix, rise, type Signal } from './signal.ts';
import { note } from './tuning.ts';
import { FELT, glide, struck, sweptNoise } from './voices.ts';

/** Swells to its loudest at `peak` (0 to 1 of the way) and falls again. */
const swell =
  (peak: number) =>
  (way: number): number =>
    rise(way < peak ? way / peak : (1 - way) / (1 - peak)) ** 1.5;

/** A card turns over: air that passes once. */
export const swoosh = (): Signal =>
  sweptNoise({
    seed: 31,
    seconds: 0.42,
    q: 1.1,
    centre: (way) => 400 + 1_700 * Math.sin(Math.PI * way) ** 2,
    level: swell(0.45),
  });

/** Two sides meet: air that rushes up and is cut short. */
export const swoosh2 = (): Signal =>
  sweptNoise({
    seed: 32,
    seconds: 0.5,
    q: 1.3,
    centre: (way) => 320 * 16 ** way,
    level: swell(0.82),
  });

/** A game opens: the seam parts, deep wind falls away and leaves its lowest note. */
export const swoosh3 = (): Signal =>
  mix([
    {
      signal: sweptNoise({
        seed: 33,
        seconds: 0.95,
        q: 0.8,
        centre: (way) => 1_500 * 0.12 ** way,
        level: swell(0.25),
      }),
    },
    {
      signal: struck({ body: FELT, hz: note('D', 3), seconds: 0.8, ring: 0.3, attack: 0.12 }),
      at: 0.12,
      gain: 0.2,
    },
  ]);

/** The carousel moves on: a stone drawn over cloth. */
export const slide = (): Signal =>
  mix([
    {
      signal: sweptNoise({
        seed: 34,
        seconds: 0.24,
        q: 1.6,
        centre: (way) => 900 + 900 * way,
        level: swell(0.35),
      }),
    },
    { signal: fadeEnds(glide(note('E', 4), note('B', 4), 0.2), 0.05, 0.12), gain: 0.22 },
  ]);

/** A reel moves by one: shorter, and downward. */
export const slide2 = (): Signal =>
  mix([
    {
      signal: sweptNoise({
        seed: 35,
        seconds: 0.17,
        q: 2.2,
        centre: (way) => 2_600 - 1_500 * way,
        level: swell(0.3),
      }),
    },
    { signal: fadeEnds(glide(note('A', 5), note('E', 5), 0.14), 0.03, 0.09), gain: 0.25 },
  ]);

/** A drop: the bubble closes, and its pitch runs up. */
export const plop = (): Signal =>
  mix([
    { signal: fadeEnds(glide(note('E', 4), note('E', 5), 0.1), 0.006, 0.07) },
    { signal: fadeEnds(glide(note('B', 4), note('A', 5), 0.08), 0.006, 0.06), at: 0.055, gain: 0.4 },
  ]);
