import { type Layer, mix, type Signal } from './signal.ts';
import { note } from './tuning.ts';
import { struck, tap, WOOD } from './voices.ts';

function woodblock(hz: number, seconds: number, seed: number): Signal {
  return mix([
    { signal: struck({ body: WOOD, hz, seconds, ring: 0.014, attack: 0.0015 }) },
    { signal: tap(seed, hz * 3, 0.01), gain: 0.6 },
  ]);
}

export const tick = (): Signal => woodblock(note('E', 6), 0.075, 41);
export const tack = (): Signal => woodblock(note('A', 5), 0.085, 42);

/** Teeth that pass while the reel turns, and the time constant of its braking in seconds. */
const TEETH = 48;
const BRAKING_SECONDS = 4.35;

/** When a tooth passes: the reel slows down evenly, so the position is a parabola. */
const toothAt = (tooth: number): number => BRAKING_SECONDS * (1 - Math.sqrt(1 - tooth / TEETH));

/** The cooldown reel: about four seconds of a ratchet that slows down and falls into its last tooth (games: reel 4 s). */
export function spinningReel(): Signal {
  const teeth: Layer[] = Array.from({ length: TEETH }, (_, tooth) => ({
    signal: woodblock(tooth % 2 === 0 ? note('D', 6) : note('B', 5), 0.08, 50 + tooth),
    at: toothAt(tooth),
    gain: 0.5 + (0.3 * tooth) / TEETH,
  }));
  const rest: Layer = { signal: woodblock(note('D', 5), 0.3, 99), at: toothAt(TEETH - 1) };
  return mix([...teeth, rest]);
}
