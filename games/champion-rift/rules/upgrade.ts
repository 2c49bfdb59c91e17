import type { DailyState } from '@hub/engine/daily/state';
import type { GuessResult } from '../game.ts';

/** State of version 1: guesses named their champion in `championId`. */
type FirstState = Omit<DailyState<GuessResult>, 'guesses'> & {
  readonly guesses: readonly { readonly championId: string; readonly result: GuessResult }[];
};

/** Converts a stored rift of version 1; returns undefined for an unknown version. */
export function upgradeRift({
  state,
  stateVersion,
}: {
  readonly state: unknown;
  readonly stateVersion: number;
}): DailyState<GuessResult> | undefined {
  if (stateVersion !== 1) return undefined;
  const { guesses, ...rest } = state as FirstState;
  return { ...rest, guesses: guesses.map(({ championId, result }) => ({ id: championId, result })) };
}
