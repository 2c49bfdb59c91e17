import { prefersReducedMotion } from '../prefers-reduced-motion.ts';

/** What a stone flies to: the element with this value of `data-counter`. */
export type Counter = 'essence' | 'streak' | 'tier';

/** Duration of the flight. */
export const FLIGHT_MS = 520;

/**
 * Flies a stone from the element with `data-deed` to a counter, and resolves when it has landed. Resolves at once with
 * reduced motion, or if one of the two is not in view. One stone flies at a time.
 */
export async function flyStone(counter: Counter): Promise<void> {
  if (prefersReducedMotion()) return;
  const code = await import('./stone-flight.ts').catch(() => undefined);
  await code?.flyTo(counter, FLIGHT_MS);
}
