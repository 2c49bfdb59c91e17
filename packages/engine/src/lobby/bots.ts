import { nextInt, type Random } from '../kernel/random.ts';

/** How well a bot plays. */
export type BotStrength = 'easy' | 'medium' | 'hard';

/** Share of the available time that a bot waits before its move, in thousandths. */
const PACE = {
  easy: { from: 350, to: 800 },
  medium: { from: 250, to: 600 },
  hard: { from: 150, to: 400 },
} as const satisfies Record<BotStrength, { from: number; to: number }>;

/** Shortest and longest wait in milliseconds: no person types faster, and players should not wait longer. */
const SHORTEST_MS = 900;
const LONGEST_MS = 12_000;

/** Draws how long a bot waits before a move, for which it has `timeMs`. All in milliseconds. */
export function botDelayMs(
  random: Random,
  strength: BotStrength,
  timeMs: number,
): [delayMs: number, next: Random] {
  const { from, to } = PACE[strength];
  const [extra, next] = nextInt(random, to - from + 1);
  const waitMs = Math.round((timeMs * (from + extra)) / 1000);
  const shortestMs = Math.min(SHORTEST_MS, Math.floor(timeMs / 2));
  return [Math.max(shortestMs, Math.min(LONGEST_MS, waitMs)), next];
}
