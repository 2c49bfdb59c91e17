/** Routes of the game: by mode, and for an invitation to a certain game. */
export const gamePaths = {
  mode: '/moreLess/game/:mode',
  invitation: '/moreLess/game/:mode/:gameId',
} as const;
