import { COMPARISON_STEPS } from '@hub/engine/wire/limits';
import type { Comparison } from '@hub/protocol/http/comparison';
import type { PlayersAtScore } from './board-queries.ts';

/** Compares a score with the other players, sorted ascending by score, and with the player's own runs. */
export function comparisonOf(
  score: number,
  others: readonly PlayersAtScore[],
  runs: readonly number[],
): Comparison {
  const all = countOf(others);
  const below = countOf(others.filter((other) => other.score < score));
  return {
    others: all,
    percentile: percentOf(below, all),
    steps: stepsOf(Math.max(score, others.at(-1)?.score ?? 0), others),
    runs: [...runs],
  };
}

/** How many percent of all players these are, rounded down; 0 when there are none. */
export const percentOf = (players: number, all: number): number =>
  all === 0 ? 0 : Math.floor((100 * players) / all);

const countOf = (others: readonly PlayersAtScore[]): number =>
  others.reduce((sum, { players }) => sum + players, 0);

/** The players in ranges of equal width from 0 to `highest`. */
function stepsOf(highest: number, others: readonly PlayersAtScore[]): Comparison['steps'] {
  const width = Math.ceil((highest + 1) / COMPARISON_STEPS);
  const steps = Array.from({ length: Math.ceil((highest + 1) / width) }, (_, index) => ({
    from: index * width,
    to: Math.min(highest, (index + 1) * width - 1),
    players: 0,
  }));
  for (const { score, players } of others) {
    const step = steps[Math.floor(score / width)];
    if (step !== undefined) step.players += players;
  }
  return steps;
}
