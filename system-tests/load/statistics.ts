/** The value that so many of a hundred do not exceed; NaN for none. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? Number.NaN;
}

/** A moment of a measurement: minutes since its beginning, and what was measured. */
export interface Sample {
  readonly minutes: number;
  readonly value: number;
}

/** How much the value rises in a minute: the slope of the straight line that fits best. NaN for fewer than two moments. */
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

/** The lowest of each of so many equal parts of the time: of memory, what is left when the collector has been there. */
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
