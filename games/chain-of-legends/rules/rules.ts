import { shuffle } from '@hub/engine/kernel/random';
import { lobbyRules } from '@hub/engine/lobby/rules';
import type { TableGame } from '@hub/engine/lobby/table-game';
import type { ChainFacts } from './facts.ts';
import type { ChainCommand, ChainGame, ChainRefusal, ChainSettings } from './game.ts';
import { beginTurn, goOn, leaveGame, nameChampion } from './turns.ts';
import { type ChainView, viewOfChain } from './view.ts';

export { type ChainFacts, chainFacts } from './facts.ts';
export type { ChainSettings } from './game.ts';
export type { ChainView } from './view.ts';

export type ChainTypes = {
  settings: ChainSettings;
  facts: ChainFacts;
  game: ChainGame;
  command: ChainCommand;
  refusal: ChainRefusal;
  view: ChainView;
};

/** Chain of Legends without its lobby: each name begins with the last letter of the one before; the last one in wins. */
export const chainOfLegends: TableGame<ChainTypes> = {
  name: 'chainOfLegends',
  stateVersion: 2,
  begin({ settings, players, random }, { now, facts }) {
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
  },
  obey: nameChampion,
  deadline: ({ turnEndsAt, botMove }) => Math.min(turnEndsAt, botMove?.at ?? turnEndsAt),
  goOn,
  postpone: (game, byMs) => ({
    ...game,
    turnEndsAt: game.turnEndsAt + byMs,
    botMove: game.botMove && { ...game.botMove, at: game.botMove.at + byMs },
  }),
  // Who is away loses lives by the clock, like everybody else.
  connect: (game) => game,
  leave: leaveGame,
  // Turns that nobody takes cost lives, so that every game ends.
  isAbandoned: () => false,
  view: (game, { now, facts }) => viewOfChain(game, now, facts),
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
