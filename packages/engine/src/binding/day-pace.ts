import { addPace, judgePace, type PaceFigures, type PaceLimit, type Suspicion } from '../kernel/suspicion.ts';

/**
 * Adds a game to the figures of a day. `suspicion` is set when the day exceeds a limit with this game and did not before, so
 * that a day is listed once.
 */
export function addToDay(
  before: PaceFigures,
  game: PaceFigures,
  limits: readonly PaceLimit[],
): { readonly figures: PaceFigures; readonly suspicion: Suspicion | undefined } {
  const figures = addPace(before, game);
  const isNew = judgePace(before, limits, 'inDay') === undefined;
  return { figures, suspicion: isNew ? judgePace(figures, limits, 'inDay') : undefined };
}
