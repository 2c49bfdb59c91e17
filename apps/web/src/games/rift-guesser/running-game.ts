const KEY = 'hub.riftGuesser.playing';

/**
 * Whether this tab is in a game, kept over a reload: its clock runs on, so it is taken up at once. A browser that refuses
 * storage only loses that.
 */
export const runningGame = {
  recall: (): boolean => attempt(() => sessionStorage.getItem(KEY)) === 'yes',
  remember: (isRunning: boolean): void => {
    attempt(() => (isRunning ? sessionStorage.setItem(KEY, 'yes') : sessionStorage.removeItem(KEY)));
  },
};

function attempt<Result>(access: () => Result): Result | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}
