import type { ClashPlayer } from './game.ts';
import { CLOSEST_POINTS, EXACT_POINTS, isIn } from './game.ts';

/** Whole hundredths, so that no distance is ever off by a rounding; cooldowns have at most two decimals. */
const hundredths = (seconds: number): number => Math.round(seconds * 100);

const distance = (guess: number, cooldown: number): number =>
  Math.abs(hundredths(guess) - hundredths(cooldown));

/** Points for all who are closest to the cooldown (seconds), more for hitting it. */
export function score(players: readonly ClashPlayer[], cooldown: number): readonly ClashPlayer[] {
  const guesses = players.flatMap(({ guess }) => guess ?? []);
  const closest = Math.min(...guesses.map((guess) => distance(guess, cooldown)));
  return players.map((player) => {
    const isClosest = player.guess !== null && distance(player.guess, cooldown) === closest;
    const points = isClosest ? (closest === 0 ? EXACT_POINTS : CLOSEST_POINTS) : 0;
    return { ...player, points, totalPoints: player.totalPoints + points };
  });
}

/** Who alone has the most points, and enough to win; undefined while there is nobody. */
export function leader(players: readonly ClashPlayer[], winPoints: number): ClashPlayer | undefined {
  const [first, second] = players.filter(isIn).toSorted((a, b) => b.totalPoints - a.totalPoints);
  if (first === undefined || first.totalPoints < winPoints) return undefined;
  return second?.totalPoints === first.totalPoints ? undefined : first;
}
