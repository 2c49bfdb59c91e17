import { pick } from '@hub/engine/kernel/random';
import type { Context } from '@hub/engine/kernel/rules';
import type { GameSetup } from '@hub/engine/lobby/lobby-game';
import { beginRound } from './apply.ts';
import type { ClashFacts } from './facts.ts';
import type { ClashGame, ClashSettings } from './state.ts';

/** Creates a game and starts the first round. */
export function setUpGame(
  { settings, players, random }: GameSetup<ClashSettings>,
  context: Context<ClashFacts>,
): ClashGame {
  // A placeholder: `beginRound` draws the spell of the first round. Without this draw, replays would differ.
  const [spell, next] = pick(random, context.facts.spells);
  const game: ClashGame = {
    settings,
    players: players.map(({ number, bot, isConnected }) => ({
      number,
      bot,
      isConnected,
      hasLeft: false,
      guess: null,
      points: 0,
      totalPoints: 0,
      wonRounds: { closest: 0, exact: 0 },
    })),
    random: next,
    round: 0,
    action: 'sendData',
    actionEndsAt: context.now,
    spell,
    asked: [],
    botPlans: [],
    idleRounds: 0,
    winner: null,
    rounds: [],
  };
  return beginRound(game, context);
}
