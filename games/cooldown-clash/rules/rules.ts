import { pick } from '@hub/engine/kernel/random';
import { lobbyRules } from '@hub/engine/lobby/rules';
import type { TableGame } from '@hub/engine/lobby/table-game';
import type { ClashFacts } from './facts.ts';
import {
  type ClashCommand,
  type ClashGame,
  type ClashRefusal,
  type ClashSettings,
  IDLE_ROUNDS,
} from './game.ts';
import { beginRound, connectPlayer, goOn, guess, leaveGame } from './rounds.ts';
import { type ClashView, viewOfClash } from './view.ts';

export { type ClashFacts, clashFacts } from './facts.ts';
export type { ClashSettings } from './game.ts';
export type { ClashView } from './view.ts';

export type ClashTypes = {
  settings: ClashSettings;
  facts: ClashFacts;
  game: ClashGame;
  command: ClashCommand;
  refusal: ClashRefusal;
  view: ClashView;
};

/** Cooldown Clash without its lobby: whoever guesses closest gets points, and who has enough of them wins. */
export const cooldownClash: TableGame<ClashTypes> = {
  name: 'cooldownClash',
  stateVersion: 2,
  begin({ settings, players, random }, context) {
    // The first round draws the spell that counts; until then some spell has to stand there.
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
    };
    return beginRound(game, context);
  },
  obey: guess,
  deadline: ({ actionEndsAt, botPlans }) =>
    botPlans.reduce((earliest, { at }) => Math.min(earliest, at), actionEndsAt),
  goOn,
  postpone: (game, byMs) => ({
    ...game,
    actionEndsAt: game.actionEndsAt + byMs,
    botPlans: game.botPlans.map((plan) => ({ ...plan, at: plan.at + byMs })),
  }),
  connect: connectPlayer,
  leave: leaveGame,
  isAbandoned: ({ idleRounds }) => idleRounds >= IDLE_ROUNDS,
  view: (game, { now }) => viewOfClash(game, now),
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
