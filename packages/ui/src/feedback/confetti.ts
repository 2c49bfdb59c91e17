import { avatarColor } from '../emblem/avatar-color.ts';
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

/** Pieces for a bot: half as many as for a person. */
const BOT_PIECES = 70;

/** Shows confetti at the end of a versus game: in all colours, or for a bot in its colour and half as much. */
export const playWinnerConfetti = (
  winner: { readonly id: string; readonly bot: string | null } | undefined,
): Promise<void> =>
  playConfetti(winner?.bot == null ? {} : { pieces: BOT_PIECES, color: avatarColor(winner.id) });
