import { secretOfRandom } from '@hub/engine/kernel/random';
import type { LobbyGame } from '@hub/engine/lobby/lobby-game';
import { lobbyRules } from '@hub/engine/lobby/rules';
import { advance, guess, leaveGame, seatIn, setPlayerConnection } from './apply.ts';
import type { ClashCommand, ClashRefusal } from './command.ts';
import type { ClashFacts } from './facts.ts';
import { setUpGame } from './setup.ts';
import { type ClashGame, type ClashSettings, IDLE_ROUNDS } from './state.ts';
import { type ClashView, viewOfClash } from './view.ts';

export { type ClashFacts, clashFacts } from './facts.ts';
export type { ClashSettings } from './state.ts';
export type { ClashView } from './view.ts';

export type ClashTypes = {
  settings: ClashSettings;
  facts: ClashFacts;
  game: ClashGame;
  command: ClashCommand;
  refusal: ClashRefusal;
  view: ClashView;
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
