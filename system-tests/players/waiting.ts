import { setTimeout as sleep } from 'node:timers/promises';

/** How long (ms) a suite waits for what must come: only what never comes takes as long. */
export const PATIENCE_MS = 300_000;

/** Checks every `stepMs` until the condition is true; false when it was not within `limitMs`. */
export async function eventually(
  isTrue: () => boolean | Promise<boolean>,
  limitMs: number,
  stepMs = 50,
): Promise<boolean> {
  const limit = performance.now() + limitMs;
  for (;;) {
    if (await isTrue()) return true;
    if (performance.now() > limit) return false;
    await sleep(stepMs);
  }
}

/** Runs an action `count` times, at most `width` at once; returns the results in the order of their numbers. */
export async function concurrently<T>(
  count: number,
  width: number,
  act: (number: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    for (let number = next++; number < count; number = next++) results[number] = await act(number);
  };
  await Promise.all(Array.from({ length: Math.min(width, count) }, work));
  return results;
}
