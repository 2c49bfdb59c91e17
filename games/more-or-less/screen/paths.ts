/** Where the game is played: alone or together, and at the game that an invitation leads to. */
export const gamePaths = {
  mode: '/moreLess/game/:mode',
  invitation: '/moreLess/game/:mode/:gameId',
} as const;
