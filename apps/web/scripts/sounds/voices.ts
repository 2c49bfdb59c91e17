import { fadeEnds, mix, RATE, rise, type Signal, sampled } from './signal.ts';

/** One partial of a struck body: frequency and ring relative to the first, and its loudness. */
type Partial = { readonly ratio: number; readonly gain: number; readonly ring: number };

/** A small glass bowl: nearly harmonic below, bright and short above. */
export const GLASS: readonly Partial[] = [
  { ratio: 1, gain: 1, ring: 1 },
  { ratio: 2.004, gain: 0.34, ring: 0.7 },
  { ratio: 2.99, gain: 0.12, ring: 0.45 },
  { ratio: 4.17, gain: 0.15, ring: 0.28 },
  { ratio: 6.93, gain: 0.06, ring: 0.12 },
];
/** A hollow block: the ratios of a short wooden bar. */
export const WOOD: readonly Partial[] = [
  { ratio: 1, gain: 1, ring: 1 },
  { ratio: 2.57, gain: 0.45, ring: 0.5 },
  { ratio: 4.95, gain: 0.2, ring: 0.25 },
];
/** A felt hammer on a string, harmonic; the near double of the first partial makes it breathe. */
export const FELT: readonly Partial[] = [
  { ratio: 1, gain: 0.8, ring: 1 },
  { ratio: 1.0035, gain: 0.4, ring: 0.9 },
  { ratio: 2, gain: 0.3, ring: 0.7 },
  { ratio: 3, gain: 0.13, ring: 0.5 },
  { ratio: 4, gain: 0.05, ring: 0.35 },
];

type Strike = {
  readonly body: readonly Partial[];
  readonly hz: number;
  /** Length in seconds. */
  readonly seconds: number;
  /** Seconds in which the first partial falls to a third. */
  readonly ring: number;
  /** Seconds from silence to full level. */
  readonly attack?: number;
};

/** The last part of a ring that is drawn down to silence, so that no voice stops within a mix. */
const DAMPED_SHARE = 0.4;

/** A body that is struck once and rings out. */
export function struck({ body, hz, seconds, ring, attack = 0.004 }: Strike): Signal {
  const audible = body.filter(({ ratio }) => ratio * hz < 0.45 * RATE);
  return sampled(seconds, (t) => {
    let sum = 0;
    for (const partial of audible)
      sum +=
        partial.gain * Math.exp(-t / (ring * partial.ring)) * Math.sin(2 * Math.PI * hz * partial.ratio * t);
    return rise(t / attack) * rise((seconds - t) / (DAMPED_SHARE * seconds)) * sum;
  });
}

/** A sine whose pitch moves from one frequency to another (Hz) by equal ratios. */
export function glide(fromHz: number, toHz: number, seconds: number): Signal {
  let phase = 0;
  return sampled(seconds, (t) => {
    phase += (fromHz * (toHz / fromHz) ** (t / seconds)) / RATE;
    return Math.sin(2 * Math.PI * phase);
  });
}

type Sweep = {
  readonly seed: number;
  readonly seconds: number;
  /** Middle of the audible band in Hz at a point of the way, 0 to 1. */
  readonly centre: (way: number) => number;
  /** Loudness at a point of the way. */
  readonly level: (way: number) => number;
  /** How narrow the band is: 0.5 is wind, 4 whistles. */
  readonly q: number;
};

/** Noise through a band that moves; two filters in a row, so that little hiss is left beside the band. */
export function sweptNoise({ seed, seconds, centre, level, q }: Sweep): Signal {
  const noise = noiseFrom(seed);
  const [first, second] = [bandPass(q), bandPass(q)];
  return sampled(seconds, (t) => {
    const way = t / seconds;
    const hz = centre(way);
    return second(first(noise(), hz), hz) * level(way);
  });
}

/** A state-variable filter in the trapezoidal form, which stays stable while its frequency moves. */
function bandPass(q: number): (input: number, hz: number) => number {
  let band = 0;
  let low = 0;
  return (input, hz) => {
    const g = Math.tan((Math.PI * Math.min(hz, 0.45 * RATE)) / RATE);
    const passed = (band + g * (input - low)) / (1 + g * (g + 1 / q));
    const lower = low + g * passed;
    band = 2 * passed - band;
    low = 2 * lower - low;
    return passed / q;
  };
}

/** A short burst of banded noise: the touch of a finger or stick before a body rings. */
export function tap(seed: number, hz: number, seconds: number): Signal {
  return fadeEnds(
    sweptNoise({ seed, seconds, q: 1.2, centre: () => hz, level: (way) => (1 - way) ** 3 }),
    0.001,
    seconds / 2,
  );
}

/** A note and what lies beside it, slightly late: used where a plain strike would sound thin. */
export function doubled(signal: Signal, delaySeconds: number, gain: number): Signal {
  return mix([{ signal }, { signal, at: delaySeconds, gain }]);
}

/** White noise between -1 and 1, the same for the same seed (xorshift32). */
function noiseFrom(seed: number): () => number {
  let state = Math.imul(seed, 0x9e3779b1) | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 2 ** 31;
  };
}
