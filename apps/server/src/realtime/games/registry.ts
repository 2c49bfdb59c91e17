import type { Game } from '../rooms/game.ts';
import { chainOfLegendsGame } from './chain-of-legends.ts';
import { type ChampionRiftDeps, championRiftGame } from './champion-rift.ts';
import { cooldownClashGame } from './cooldown-clash.ts';
import { createLobbyGuard } from './lobby-guard.ts';
import { moreOrLessGame } from './more-or-less.ts';
import { type RiftGuesserDeps, riftGuesserGame } from './rift-guesser.ts';

export type GamesDeps = ChampionRiftDeps & RiftGuesserDeps;

/** Every game that this server runs, one line each. */
export function createGames(deps: GamesDeps): readonly Game[] {
  const guard = createLobbyGuard(deps.secret);
  return [
    championRiftGame(deps),
    moreOrLessGame(),
    riftGuesserGame(deps),
    chainOfLegendsGame(guard),
    cooldownClashGame(guard),
  ];
}
