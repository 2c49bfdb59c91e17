import { prefersReducedMotion } from '../prefers-reduced-motion.ts';
import type { ConfettiOptions } from './confetti-pieces.ts';

/**
 * Shows confetti over the page for 2 s, then resolves. Shows nothing under prefers-reduced-motion or when
 * the confetti code cannot be loaded.
 */
export async function playConfetti(options: ConfettiOptions = {}): Promise<void> {
  if (prefersReducedMotion()) return;
  const code = await import('./confetti-pieces.ts').catch(() => undefined);
  await code?.shootConfetti(options);
}
