import { createBinding as chainOfLegends } from '@hub/chain-of-legends/server.ts';
import { type ChampionRiftDeps, createBinding as championRift } from '@hub/champion-rift/server.ts';
import { createBinding as cooldownClash } from '@hub/cooldown-clash/server.ts';
import type { Game } from '@hub/engine/binding/binding';
import type { LobbyGuard } from '@hub/engine/binding/lobby-guard';
import { createBinding as moreOrLess } from '@hub/more-or-less/server.ts';
import { type RiftGuesserDeps, createBinding as riftGuesser } from '@hub/rift-guesser/server.ts';

/** What the server gives to its games; each takes what it needs. */
export type GameServices = ChampionRiftDeps & RiftGuesserDeps & { readonly lobbies: LobbyGuard };

/** What makes each game's binding, in the order of the contract's list. */
const bindings: readonly ((services: GameServices) => Game)[] = [
  championRift,
  moreOrLess,
  riftGuesser,
  chainOfLegends,
  cooldownClash,
];

/** Every game that this server runs. */
export const createGames = (services: GameServices): readonly Game[] =>
  bindings.map((createBinding) => createBinding(services));
