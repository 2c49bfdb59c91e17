/** The value that `percent` of the values do not exceed; NaN for none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

/** Adds one to a count. */
export function increment<Key>(counts: Map<Key, number>, key: Key, by = 1): void {
  counts.set(key, (counts.get(key) ?? 0) + by);
}

/** Counts as text, such as `buy 3, like 1`. */
export const countsText = (counts: ReadonlyMap<string, number>): string =>
  [...counts].map(([what, count]) => `${what} ${count}`).join(', ');

/** A measured value, and the minutes since the start of the measurement. */
export interface Sample {
  readonly minutes: number;
  readonly value: number;
}

/** Slope of the least-squares line per minute; NaN for fewer than two samples. */
export function slopePerMinute(samples: readonly Sample[]): number {
  const count = samples.length;
  const meanMinutes = samples.reduce((sum, { minutes }) => sum + minutes, 0) / count;
  const meanValue = samples.reduce((sum, { value }) => sum + value, 0) / count;
  let covariance = 0;
  let variance = 0;
  for (const { minutes, value } of samples) {
    covariance += (minutes - meanMinutes) * (value - meanValue);
    variance += (minutes - meanMinutes) ** 2;
  }
  return covariance / variance;
}

/** The lowest sample of each of `parts` equal parts of the time; of memory, the value after a collection. */
export function lowest(samples: readonly Sample[], parts: number): Sample[] {
  const end = samples.at(-1)?.minutes ?? 0;
  const found = new Map<number, Sample>();
  for (const sample of samples) {
    const part = Math.min(parts - 1, Math.floor((sample.minutes * parts) / end));
    const least = found.get(part);
    if (least === undefined || sample.value < least.value) found.set(part, sample);
  }
  return [...found.values()];
}
