import { pick, secretOfRandom } from '@hub/engine/kernel/random';
import type { Context } from '@hub/engine/kernel/rules';
import type { GameSetup, LobbyGame } from '@hub/engine/lobby/lobby-game';
import { lobbyRules } from '@hub/engine/lobby/rules';
import { advance, beginRound, guess, leaveGame, seatIn, setPlayerConnection } from './apply.ts';
import type { ClashFacts } from './facts.ts';
import {
  type ClashCommand,
  type ClashGame,
  type ClashRefusal,
  type ClashSettings,
  IDLE_ROUNDS,
} from './state.ts';
import { viewOfClash } from './view.ts';

export { type ClashFacts, clashFacts } from './facts.ts';

export type ClashTypes = {
  settings: ClashSettings;
  facts: ClashFacts;
  game: ClashGame;
  command: ClashCommand;
  refusal: ClashRefusal;
  view: ReturnType<typeof viewOfClash>;
};

/** Cooldown Clash without its lobby: the closest guess at a cooldown gets points, and enough points win. */
export const cooldownClash: LobbyGame<ClashTypes> = {
  name: 'cooldownClash',
  stateVersion: 2,
  setup: setUpGame,
  apply: guess,
  deadline: ({ actionEndsAt, botPlans }) =>
    botPlans.reduce((earliest, { at }) => Math.min(earliest, at), actionEndsAt),
  advance,
  postpone: (game, byMs) => ({
    ...game,
    actionEndsAt: game.actionEndsAt + byMs,
    botPlans: game.botPlans.map((plan) => ({ ...plan, at: plan.at + byMs })),
  }),
  setConnection: setPlayerConnection,
  leave: leaveGame,
  seatIn,
  longestRoundMs: ({ guessTime }) => guessTime * 1_000,
  isAbandoned: ({ idleRounds }) => idleRounds >= IDLE_ROUNDS,
  view: (game, { now }) => viewOfClash(game, now),
  secretsOf: ({ action, spell, random }) => [
    secretOfRandom(random),
    ...(action === 'showResults' ? [] : [{ name: 'cooldown', values: spell.cooldownSeconds }]),
  ],
  result: ({ winner, players }) =>
    winner === null
      ? undefined
      : {
          winner,
          players: players.map(({ number, bot, totalPoints }) => ({ number, bot, totalPoints })),
        },
};

/** Cooldown Clash with its lobby. */
export const cooldownClashRules = lobbyRules(cooldownClash);

/** Creates a game and starts the first round. */
function setUpGame(
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
