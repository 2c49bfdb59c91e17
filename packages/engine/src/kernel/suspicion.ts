/**
 * Why a run looks like one that no person can play, with the figures that say so. It changes nothing in the game: the run
 * is marked for the host, who decides.
 *
 * - `too_fast`: more than half of many answers came faster than a person can give them.
 * - `fast_and_near`: more than half of many answers were both quick and close to the place.
 * - `too_exact`: more than half of many answers were closer to the place than a hand can point.
 */
export type Suspicion = {
  readonly reason: 'too_fast' | 'fast_and_near' | 'too_exact';
  readonly figures: Readonly<Record<string, number>>;
};

/** Whether it is true of more than half of the answers, so that the median is on that side too. */
export const isMost = (part: number, answers: number): boolean => 2 * part > answers;
