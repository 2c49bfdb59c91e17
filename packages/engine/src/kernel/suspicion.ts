/**
 * Why a game, or the games of a day, look like a script played them, with the figures behind it. The games themselves are
 * not affected: they are listed for the host, who decides.
 *
 * - `too_fast`: more than half of the answers were faster than a person can give them.
 * - `fast_and_near`: more than half of the answers were both fast and close to the place.
 * - `too_exact`: more than half of the answers were closer to the place than a person can point.
 * - `too_right`: hardly any of very many answers was wrong.
 */
export type Suspicion = {
  readonly reason: 'too_fast' | 'fast_and_near' | 'too_exact' | 'too_right';
  readonly figures: PaceFigures;
};

/**
 * How answers were given: the number of `answers`, how many of them had each other property, and the sum of their times,
 * `totalMs`. The figures of several games add up.
 */
export type PaceFigures = Readonly<Record<string, number>>;

/** Suspicious are more than `percent` of the answers with this figure, if there are enough answers in the game or the day. */
export type PaceLimit = {
  readonly reason: Suspicion['reason'];
  readonly figure: string;
  readonly percent: number;
  readonly inGame: number;
  readonly inDay: number;
};

/** Returns the first limit that the figures exceed, with the mean time instead of the sum; undefined if there is none. */
export function judgePace(
  figures: PaceFigures,
  limits: readonly PaceLimit[],
  span: 'inGame' | 'inDay',
): Suspicion | undefined {
  const { answers = 0, totalMs = 0, ...counts } = figures;
  const limit = limits.find(
    ({ figure, percent, [span]: min }) => answers >= min && 100 * (counts[figure] ?? 0) > percent * answers,
  );
  return (
    limit && {
      reason: limit.reason,
      figures: { answers, ...counts, meanMs: Math.round(totalMs / answers) },
    }
  );
}

/** Adds the figures of one more game, and counts the game. */
export function addPace(day: PaceFigures, game: PaceFigures): PaceFigures {
  const sums = new Map(Object.entries({ games: 0, ...day }));
  for (const [figure, count] of Object.entries({ ...game, games: 1 }))
    sums.set(figure, (sums.get(figure) ?? 0) + count);
  return Object.fromEntries(sums);
}
