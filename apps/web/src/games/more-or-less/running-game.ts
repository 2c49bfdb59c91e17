import type { MoreOrLessMode } from '@hub/protocol/realtime/more-or-less';

/** Remembers the id of the game that a player is in. */
export interface RunningGame {
  readonly recall: () => string | undefined;
  readonly remember: (gameId: string) => void;
  readonly forget: () => void;
}

/**
 * The game that this tab plays, kept over a reload until its end has been seen; one for each player and mode. A browser
 * that refuses storage only loses that.
 */
export function runningGameOf(playerId: string, mode: MoreOrLessMode): RunningGame {
  const key = `hub.moreOrLess.${mode}.${playerId}`;
  return {
    recall: () => attempt(() => sessionStorage.getItem(key)) ?? undefined,
    remember: (gameId) => attempt(() => sessionStorage.setItem(key, gameId)),
    forget: () => attempt(() => sessionStorage.removeItem(key)),
  };
}

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
