import { CLOSEST_POINTS, type ClashPlayer, EXACT_POINTS, isPlaying } from './state.ts';

/** In whole hundredths, so that distances are exact; cooldowns have at most two decimals. */
const hundredths = (seconds: number): number => Math.round(seconds * 100);

const distance = (guess: number, cooldown: number): number =>
  Math.abs(hundredths(guess) - hundredths(cooldown));

/** Adds points for the guesses closest to the cooldown (seconds), and more for an exact guess. */
export function score(players: readonly ClashPlayer[], cooldown: number): readonly ClashPlayer[] {
  const guesses = players.flatMap(({ guess }) => guess ?? []);
  const closest = Math.min(...guesses.map((guess) => distance(guess, cooldown)));
  return players.map((player) => {
    const isClosest = player.guess !== null && distance(player.guess, cooldown) === closest;
    const points = isClosest ? (closest === 0 ? EXACT_POINTS : CLOSEST_POINTS) : 0;
    const wonRounds = player.wonRounds && {
      closest: player.wonRounds.closest + (points === CLOSEST_POINTS ? 1 : 0),
      exact: player.wonRounds.exact + (points === EXACT_POINTS ? 1 : 0),
    };
    return { ...player, points, totalPoints: player.totalPoints + points, ...(wonRounds && { wonRounds }) };
  });
}

/** The player with the most points, if they are enough to win and there is no tie; otherwise undefined. */
export function leader(players: readonly ClashPlayer[], winPoints: number): ClashPlayer | undefined {
  const [first, second] = players.filter(isPlaying).toSorted((a, b) => b.totalPoints - a.totalPoints);
  if (first === undefined || first.totalPoints < winPoints) return undefined;
  return second?.totalPoints === first.totalPoints ? undefined : first;
}
