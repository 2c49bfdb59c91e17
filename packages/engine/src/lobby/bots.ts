import { nextInt, type Random } from '../kernel/random.ts';

/** How well a bot plays. */
export type BotStrength = 'easy' | 'medium' | 'hard';

/** Part of the time that a bot takes to think, in thousandths. */
const PACE = {
  easy: { from: 350, to: 800 },
  medium: { from: 250, to: 600 },
  hard: { from: 150, to: 400 },
} as const satisfies Record<BotStrength, { from: number; to: number }>;

/** Nobody types faster, and nobody likes to wait longer, in milliseconds. */
const SHORTEST_MS = 900;
const LONGEST_MS = 12_000;

/** How long a bot takes for a move that may take `timeMs`: like a person, and never too long. */
export function botDelayMs(
  random: Random,
  strength: BotStrength,
  timeMs: number,
): [delayMs: number, next: Random] {
  const { from, to } = PACE[strength];
  const [extra, next] = nextInt(random, to - from + 1);
  const thoughtMs = Math.round((timeMs * (from + extra)) / 1000);
  const shortestMs = Math.min(SHORTEST_MS, Math.floor(timeMs / 2));
  return [Math.max(shortestMs, Math.min(LONGEST_MS, thoughtMs)), next];
}
