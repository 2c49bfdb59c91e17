/** Samples a second of every cue: enough for struck glass, and half the size of the usual rate. */
export const RATE = 22_050;

/** Mono samples; full scale is -1 to 1. */
export type Signal = Float64Array;

/** A sound placed in another one: when it starts (seconds) and how loud it is. */
export type Layer = { readonly signal: Signal; readonly at?: number; readonly gain?: number };

/** Samples `sampleAt(seconds)` from 0 up to the length. */
export function sampled(seconds: number, sampleAt: (t: number) => number): Signal {
  return Float64Array.from({ length: Math.round(seconds * RATE) }, (_, index) => sampleAt(index / RATE));
}

/** Adds layers up; the result ends with the last of them. */
export function mix(layers: readonly Layer[]): Signal {
  const placed = layers.map(({ signal, at = 0, gain = 1 }) => ({
    signal,
    gain,
    from: Math.round(at * RATE),
  }));
  const sum = new Float64Array(Math.max(...placed.map(({ signal, from }) => from + signal.length)));
  for (const { signal, gain, from } of placed) {
    signal.forEach((value, index) => {
      sum[from + index] = (sum[from + index] ?? 0) + gain * value;
    });
  }
  return sum;
}

/** Raises the start and lowers the end along a half cosine to exact zero, so that neither is heard as a click. */
export function fadeEnds(signal: Signal, inSeconds: number, outSeconds: number): Signal {
  const last = signal.length - 1;
  return signal.map(
    (value, index) => value * rise(index / (inSeconds * RATE)) * rise((last - index) / (outSeconds * RATE)),
  );
}

/** A half cosine from 0 at 0 to 1 at 1, flat outside. */
export function rise(x: number): number {
  return 0.5 - 0.5 * Math.cos(Math.PI * Math.min(1, Math.max(0, x)));
}

/** Scales the loudest sample to a level in dBFS. */
export function toPeak(signal: Signal, decibels: number): Signal {
  const peak = signal.reduce((loudest, value) => Math.max(loudest, Math.abs(value)), 0);
  const gain = 10 ** (decibels / 20) / peak;
  return signal.map((value) => value * gain);
}
