import { screen as chainOfLegends } from '@hub/games/chain-of-legends/screen/screen.ts';
import { screen as championRift } from '@hub/games/champion-rift/screen/screen.ts';
import { screen as cooldownClash } from '@hub/games/cooldown-clash/screen/screen.ts';
import { screen as emojiRift } from '@hub/games/emoji-rift/screen/screen.ts';
import { screen as itemRift } from '@hub/games/item-rift/screen/screen.ts';
import { screen as moreOrLess } from '@hub/games/more-or-less/screen/screen.ts';
import { screen as riftGuesser } from '@hub/games/rift-guesser/screen/screen.ts';
import { type GameScreen, isDaily, isScore } from '@hub/ui/screens/screen.ts';

/** The screens of all games, in menu order. All lists of games on the pages are derived from it. */
const known = [
  championRift,
  itemRift,
  emojiRift,
  moreOrLess,
  riftGuesser,
  chainOfLegends,
  cooldownClash,
] as const;

/** Any game of this product, with its literal types. */
export type KnownScreen = (typeof known)[number];

export const screens: readonly GameScreen[] = known;
export const dailyScreens = screens.filter(isDaily);
/** One entry a game for menus and overviews; all daily games share the entry of the one with their home page. */
export const listedScreens = screens.filter(
  (screen) => !isDaily(screen) || Object.values(screen.routes).some(({ page }) => page === 'home'),
);
export const scoreScreens = screens.filter(isScore);

/** Returns the game with this name in the match feed; undefined for a removed game. */
export const screenOfFeed = (name: string): GameScreen | undefined =>
  screens.find(({ game }) => game.names.feed === name);
