/** The games that own a hue; every one colours its page, its bars and its entry in the menu. */
export const GAME_HUES = ['daily', 'moreless', 'rift', 'chain', 'cooldown'] as const;
export type GameHue = (typeof GAME_HUES)[number];

/** The CSS colour of a game's hue. */
export const gameColor = (game: GameHue): string => `var(--game-${game})`;
