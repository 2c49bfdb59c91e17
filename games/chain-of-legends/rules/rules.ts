import { secretOfRandom } from '@hub/engine/kernel/random';
import type { LobbyGame } from '@hub/engine/lobby/lobby-game';
import { lobbyRules } from '@hub/engine/lobby/rules';
import { advance, leaveGame, nameChampion } from './apply.ts';
import type { ChainCommand, ChainRefusal } from './command.ts';
import type { ChainFacts } from './facts.ts';
import { setUpGame } from './setup.ts';
import type { ChainGame, ChainSettings } from './state.ts';
import { type ChainView, viewOfChain } from './view.ts';

export { type ChainFacts, chainFacts } from './facts.ts';
export type { ChainSettings } from './state.ts';
export type { ChainView } from './view.ts';

export type ChainTypes = {
  settings: ChainSettings;
  facts: ChainFacts;
  game: ChainGame;
  command: ChainCommand;
  refusal: ChainRefusal;
  view: ChainView;
};

/** Chain of Legends without its lobby: name champions that begin with the last letter of the one before. */
export const chainOfLegends: LobbyGame<ChainTypes> = {
  name: 'chainOfLegends',
  stateVersion: 2,
  setup: setUpGame,
  apply: nameChampion,
  deadline: ({ turnEndsAt, botMove }) => Math.min(turnEndsAt, botMove?.at ?? turnEndsAt),
  advance,
  postpone: (game, byMs) => ({
    ...game,
    turnEndsAt: game.turnEndsAt + byMs,
    botMove: game.botMove && { ...game.botMove, at: game.botMove.at + byMs },
  }),
  // Absent players lose lives by the clock, like all others.
  setConnection: (game) => game,
  leave: leaveGame,
  // Every turn without an answer costs a life, so every game ends.
  isAbandoned: () => false,
  view: (game, { now, facts }) => viewOfChain(game, now, facts),
  secretsOf: ({ random }) => [secretOfRandom(random)],
  result: ({ end, players }) =>
    end === null
      ? undefined
      : {
          winner: end.winner,
          players: players.map(({ number, bot }) => ({ number, bot, totalPoints: null })),
        },
};

/** Chain of Legends with its lobby. */
export const chainOfLegendsRules = lobbyRules(chainOfLegends);
