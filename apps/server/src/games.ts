import type { Game } from '@hub/engine/binding/binding';
import type { GameServices } from '@hub/engine/binding/services';
import { createBinding as chainOfLegends } from '@hub/games/chain-of-legends/server.ts';
import { createBinding as championRift } from '@hub/games/champion-rift/server.ts';
import { createBinding as cooldownClash } from '@hub/games/cooldown-clash/server.ts';
import { createBinding as emojiRift } from '@hub/games/emoji-rift/server.ts';
import { createBinding as itemRift } from '@hub/games/item-rift/server.ts';
import { createBinding as moreOrLess } from '@hub/games/more-or-less/server.ts';
import { createBinding as riftGuesser } from '@hub/games/rift-guesser/server.ts';
import { games as descriptors } from '@hub/protocol/games';
import { checkGames } from './check-games.ts';

/** The games' `createBinding` functions, in the order of `games` in the protocol. */
const bindings: readonly ((services: GameServices) => Game)[] = [
  championRift,
  itemRift,
  emojiRift,
  moreOrLess,
  riftGuesser,
  chainOfLegends,
  cooldownClash,
];

/** Creates the bindings of all games that this server runs. Throws if a registry has a mistake. */
export function createGames(services: GameServices): readonly Game[] {
  const games = bindings.map((createBinding) => createBinding(services));
  checkGames(descriptors, games);
  return games;
}
