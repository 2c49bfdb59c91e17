/**
 * Why a game looks like a script played it, with the figures behind it. The game itself is not affected: it is listed
 * for the host, who decides.
 *
 * - `too_fast`: more than half of the answers were faster than a person can give them.
 * - `fast_and_near`: more than half of the answers were both fast and close to the place.
 * - `too_exact`: more than half of the answers were closer to the place than a person can point.
 */
export type Suspicion = {
  readonly reason: 'too_fast' | 'fast_and_near' | 'too_exact';
  readonly figures: Readonly<Record<string, number>>;
};

/** Whether `part` is more than half of the answers. */
export const isMost = (part: number, answers: number): boolean => 2 * part > answers;
