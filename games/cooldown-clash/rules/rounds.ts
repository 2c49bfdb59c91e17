import { pick, type Random } from '@hub/engine/kernel/random';
import { accept, type Context, refuse, type Step } from '@hub/engine/kernel/rules';
import type { PlayerNumber } from '@hub/engine/lobby/table-game';
import { drawBotPlans } from './bot.ts';
import type { ClashFacts, ClashSpell } from './facts.ts';
import {
  actionMs,
  type BotPlan,
  type ClashAction,
  type ClashCommand,
  type ClashGame,
  type ClashPlayer,
  type ClashRefusal,
  isGuess,
  isIn,
} from './game.ts';
import { leader, score } from './score.ts';

type ClashContext = Context<ClashFacts>;

const begin = (game: ClashGame, action: ClashAction, now: number): ClashGame => ({
  ...game,
  action,
  actionEndsAt: now + actionMs(action, game.settings),
  botPlans: [],
});

/** Draws that are tried before the spells that are left are looked for one by one. */
const TRIES = 4;

/** Any spell that has not been asked, each as likely as the other. While few are asked, a draw nearly always meets one. */
function drawUnasked(
  random: Random,
  asked: readonly string[],
  spells: readonly ClashSpell[],
): readonly [ClashSpell, Random] {
  let next = random;
  for (let number = 0; number < TRIES; number += 1) {
    const [spell, rest] = pick(next, spells);
    if (!asked.includes(spell.id)) return [spell, rest];
    next = rest;
  }
  const known = new Set(asked);
  return pick(
    next,
    spells.filter(({ id }) => !known.has(id)),
  );
}

/** The next spell: none twice, unless all have been asked. */
export function beginRound(game: ClashGame, { now, facts }: ClashContext): ClashGame {
  const asked = game.asked.length < facts.spells.length ? game.asked : [];
  const [spell, random] = drawUnasked(game.random, asked, facts.spells);
  return {
    ...begin(game, 'sendData', now),
    random,
    round: game.round + 1,
    spell,
    asked: [...asked, spell.id],
    players: game.players.map((player) => ({ ...player, guess: null, points: 0 })),
  };
}

function beginCountdown(game: ClashGame, now: number): ClashGame {
  const [botPlans, random] = drawBotPlans(game, now);
  return { ...begin(game, 'countdown', now), botPlans, random };
}

function showResults(game: ClashGame, now: number): ClashGame {
  const [cooldown = 0] = game.spell.cooldownSeconds;
  const hasGuess = game.players.some(({ guess }) => guess !== null);
  return {
    ...begin(game, 'showResults', now),
    players: score(game.players, cooldown),
    idleRounds: hasGuess ? 0 : game.idleRounds + 1,
  };
}

/** Places a guess; until the countdown is over it may be changed. */
export function guess(
  game: ClashGame,
  number: PlayerNumber,
  { seconds }: ClashCommand,
  { now }: ClashContext,
): Step<ClashGame, never, ClashRefusal> {
  if (game.action === 'sendData') return refuse('too_early');
  if (game.action === 'showResults') return refuse('round_over');
  return isGuess(seconds) ? accept(place(game, number, seconds, now)) : refuse('bad_guess');
}

function place(game: ClashGame, number: PlayerNumber, seconds: number, now: number): ClashGame {
  if (game.players.some((player) => player.number === number && player.guess === seconds)) return game;
  return endEarly(change(game, number, { guess: seconds }), now);
}

const change = (game: ClashGame, number: PlayerNumber, part: Partial<ClashPlayer>): ClashGame => ({
  ...game,
  players: game.players.map((player) => (player.number === number ? { ...player, ...part } : player)),
});

/** Nobody is waited for who is away. If all are away, the clock decides. */
function endEarly(game: ClashGame, now: number): ClashGame {
  if (game.action !== 'countdown') return game;
  const awaited = game.players.filter((player) => isIn(player) && player.isConnected);
  const areAllIn = awaited.length > 0 && awaited.every(({ guess }) => guess !== null);
  return areAllIn ? showResults(game, now) : game;
}

/** Bots guess whose time has come, and the action ends when it is over. */
export function goOn(game: ClashGame, context: ClashContext): ClashGame {
  const { now } = context;
  const due = game.botPlans.filter(({ at }) => at <= now);
  if (due.length > 0) return guessAsBots(game, due, now);
  if (now < game.actionEndsAt) return game;
  switch (game.action) {
    case 'sendData':
      return beginCountdown(game, now);
    case 'countdown':
      return showResults(game, now);
    case 'showResults':
    default: {
      const winner = leader(game.players, game.settings.winPoints);
      return winner === undefined ? beginRound(game, context) : { ...game, winner: winner.number };
    }
  }
}

function guessAsBots(game: ClashGame, due: readonly BotPlan[], now: number): ClashGame {
  const botPlans = game.botPlans.filter((plan) => !due.includes(plan));
  const guessed = due.reduce((next, { number, seconds }) => change(next, number, { guess: seconds }), game);
  return endEarly({ ...guessed, botPlans }, now);
}

/**
 * Somebody is away or back. Coming back ends no round: after a restart everybody is away, and the first one back is not to
 * end it for the others.
 */
export function connectPlayer(
  game: ClashGame,
  number: PlayerNumber,
  isConnected: boolean,
  { now }: ClashContext,
): ClashGame {
  const changed = change(game, number, { isConnected });
  return isConnected ? changed : endEarly(changed, now);
}

/** Somebody is gone for good; the last one in wins. */
export function leaveGame(game: ClashGame, number: PlayerNumber, { now }: ClashContext): ClashGame {
  const left = change(game, number, { hasLeft: true, isConnected: false });
  const [last, ...others] = left.players.filter(isIn);
  if (last !== undefined && others.length === 0) return { ...left, winner: last.number };
  return endEarly(left, now);
}
