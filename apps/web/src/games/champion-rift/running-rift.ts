const KEY = 'hub.championRift.gameId';

/**
 * The id of the rift that this tab plays, kept over a reload: with it the server resumes that rift, also after midnight.
 * A browser that refuses storage only loses that.
 */
export const runningRift = {
  recall(): string | undefined {
    return attempt(() => sessionStorage.getItem(KEY)) ?? undefined;
  },
  remember(gameId: string): void {
    attempt(() => sessionStorage.setItem(KEY, gameId));
  },
  forget(): void {
    attempt(() => sessionStorage.removeItem(KEY));
  },
};

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
