/** Where the game is played. */
export const GAME_PATH = '/riftGuesser/game';
