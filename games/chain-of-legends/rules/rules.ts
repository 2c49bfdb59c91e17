import { secretOfRandom, shuffle } from '@hub/engine/kernel/random';
import type { Context } from '@hub/engine/kernel/rules';
import type { GameSetup, LobbyGame } from '@hub/engine/lobby/lobby-game';
import { lobbyRules } from '@hub/engine/lobby/rules';
import { advance, beginTurn, leaveGame, nameChampion } from './apply.ts';
import type { ChainFacts } from './facts.ts';
import type { ChainCommand, ChainGame, ChainRefusal, ChainSettings } from './state.ts';
import { viewOfChain } from './view.ts';

export { type ChainFacts, chainFacts } from './facts.ts';

export type ChainTypes = {
  settings: ChainSettings;
  facts: ChainFacts;
  game: ChainGame;
  command: ChainCommand;
  refusal: ChainRefusal;
  view: ReturnType<typeof viewOfChain>;
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

/** Creates a game with a random turn order and starts the first turn. */
function setUpGame(
  { settings, players, random }: GameSetup<ChainSettings>,
  { now, facts }: Context<ChainFacts>,
): ChainGame {
  const [order, next] = shuffle(random, players);
  const { lives } = settings;
  const game: ChainGame = {
    players: order.map(({ number, bot }) => ({ number, bot, lives, hasLeft: false })),
    settings,
    random: next,
    current: 0,
    turn: 0,
    used: [],
    lastChampion: null,
    named: 0,
    lastTurn: null,
    isJinxed: false,
    turnEndsAt: now,
    botMove: null,
    end: null,
  };
  return beginTurn(game, now, facts);
}
