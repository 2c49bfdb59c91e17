/** Route of the game. */
export const GAME_PATH = '/riftGuesser/game';
