import type { Game } from '../rooms/game.ts';
import { type ChampionRiftDeps, championRiftGame } from './champion-rift.ts';

export type GamesDeps = ChampionRiftDeps;

/** Every game that this server runs, one line each. */
export const createGames = (deps: GamesDeps): readonly Game[] => [championRiftGame(deps)];
