import { shuffle } from '@hub/engine/kernel/random';
import type { Context } from '@hub/engine/kernel/rules';
import type { GameSetup } from '@hub/engine/lobby/lobby-game';
import { beginTurn } from './apply.ts';
import type { ChainFacts } from './facts.ts';
import type { ChainGame, ChainSettings } from './state.ts';

/** Creates a game with a random turn order and starts the first turn. */
export function setUpGame(
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
