import { createBinding as chainOfLegends } from '@hub/chain-of-legends/server.ts';
import { type ChampionRiftDeps, createBinding as championRift } from '@hub/champion-rift/server.ts';
import { createBinding as cooldownClash } from '@hub/cooldown-clash/server.ts';
import { createBinding as emojiRift } from '@hub/emoji-rift/server.ts';
import type { Game } from '@hub/engine/binding/binding';
import type { LobbyGuard } from '@hub/engine/binding/lobby-guard';
import { createBinding as itemRift } from '@hub/item-rift/server.ts';
import { createBinding as moreOrLess } from '@hub/more-or-less/server.ts';
import { type RiftGuesserDeps, createBinding as riftGuesser } from '@hub/rift-guesser/server.ts';

/** The services that the server passes to every game's `createBinding`. */
export type GameServices = ChampionRiftDeps & RiftGuesserDeps & { readonly lobbies: LobbyGuard };

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

/** Creates the bindings of all games that this server runs. */
export const createGames = (services: GameServices): readonly Game[] =>
  bindings.map((createBinding) => createBinding(services));
