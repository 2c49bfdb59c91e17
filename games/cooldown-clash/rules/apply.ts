import { pick, type Random } from '@hub/engine/kernel/random';
import { accept, type Context, refuse, type Step } from '@hub/engine/kernel/rules';
import type { Connection, PlayerNumber } from '@hub/engine/lobby/lobby-game';
import { drawBotPlans } from './bot.ts';
import type { ClashFacts, ClashSpell } from './facts.ts';
import { leader, score } from './score.ts';
import {
  actionMs,
  type BotPlan,
  type ClashAction,
  type ClashCommand,
  type ClashGame,
  type ClashPlayer,
  type ClashRefusal,
  isGuess,
  isPlaying,
} from './state.ts';

type ClashContext = Context<ClashFacts>;

const beginAction = (game: ClashGame, action: ClashAction, now: number): ClashGame => ({
  ...game,
  action,
  actionEndsAt: now + actionMs(action, game.settings),
  botPlans: [],
});

/** Random draws before the remaining spells are listed, which is slower. */
const DRAWS = 4;

/** Draws a spell not asked before, all equally likely. While few are asked, one random draw is nearly always enough. */
function drawUnasked(
  random: Random,
  asked: readonly string[],
  spells: readonly ClashSpell[],
): readonly [ClashSpell, Random] {
  let next = random;
  for (let number = 0; number < DRAWS; number += 1) {
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

/** Starts the next round. No spell repeats until all have been asked. */
export function beginRound(game: ClashGame, { now, facts }: ClashContext): ClashGame {
  const asked = game.asked.length < facts.spells.length ? game.asked : [];
  const [spell, random] = drawUnasked(game.random, asked, facts.spells);
  return {
    ...beginAction(game, 'sendData', now),
    random,
    round: game.round + 1,
    spell,
    asked: [...asked, spell.id],
    players: game.players.map((player) => ({ ...player, guess: null, points: 0 })),
  };
}

function beginCountdown(game: ClashGame, now: number): ClashGame {
  const [botPlans, random] = drawBotPlans(game, now);
  return { ...beginAction(game, 'countdown', now), botPlans, random };
}

function showResults(game: ClashGame, now: number): ClashGame {
  const [cooldown = 0] = game.spell.cooldownSeconds;
  const players = score(game.players, cooldown);
  const guesses = players.flatMap(({ number, guess, points }) =>
    guess === null ? [] : { number, guess, points },
  );
  const { slot, name, champion } = game.spell;
  const round = { champion: champion.name, slot, spell: name, cooldown, guesses };
  return {
    ...beginAction(game, 'showResults', now),
    players,
    idleRounds: guesses.length > 0 ? 0 : game.idleRounds + 1,
    ...(game.rounds && { rounds: [...game.rounds, round] }),
  };
}

/** Sets a player's guess; a player may change it until the countdown ends. */
export function guess(
  game: ClashGame,
  number: PlayerNumber,
  { seconds, round = game.round }: ClashCommand,
  { now }: ClashContext,
): Step<ClashGame, never, ClashRefusal> {
  if (round !== game.round) return refuse('round_over');
  const plays = game.players.some((player) => player.number === number && isPlaying(player));
  if (!plays || game.action === 'sendData') return refuse('too_early');
  if (game.action === 'showResults') return refuse('round_over');
  return isGuess(seconds) ? accept(placeGuess(game, number, seconds, now)) : refuse('bad_guess');
}

function placeGuess(game: ClashGame, number: PlayerNumber, seconds: number, now: number): ClashGame {
  if (game.players.some((player) => player.number === number && player.guess === seconds)) return game;
  return endEarly(changePlayer(game, number, { guess: seconds }), now);
}

const changePlayer = (game: ClashGame, number: PlayerNumber, part: Partial<ClashPlayer>): ClashGame => ({
  ...game,
  players: game.players.map((player) => (player.number === number ? { ...player, ...part } : player)),
});

/** Ends the countdown once all players have guessed who are connected or expected after a restart; without any, the clock ends it. */
function endEarly(game: ClashGame, now: number): ClashGame {
  if (game.action !== 'countdown') return game;
  const awaited = game.players.filter(
    (player) => isPlaying(player) && (player.isConnected || player.isRestarted),
  );
  const haveAllGuessed = awaited.length > 0 && awaited.every(({ guess }) => guess !== null);
  return haveAllGuessed ? showResults(game, now) : game;
}

/** Makes the bots' guesses that are due, or starts the next action when the current one is over. */
export function advance(game: ClashGame, context: ClashContext): ClashGame {
  const { now } = context;
  const due = game.botPlans.filter(({ at }) => at <= now);
  if (due.length > 0) return guessAsBots(game, due, now);
  if (now < game.actionEndsAt) return game;
  switch (game.action) {
    case 'sendData':
      return beginCountdown(game, now);
    case 'countdown':
      return showResults(game, now);
    case 'showResults': {
      const winner = leader(game.players, game.settings.winPoints);
      return winner === undefined ? beginRound(game, context) : { ...game, winner: winner.number };
    }
  }
}

function guessAsBots(game: ClashGame, due: readonly BotPlan[], now: number): ClashGame {
  const botPlans = game.botPlans.filter((plan) => !due.includes(plan));
  const guessed = due.reduce(
    (next, { number, seconds }) => changePlayer(next, number, { guess: seconds }),
    game,
  );
  return endEarly({ ...guessed, botPlans }, now);
}

/**
 * Stores whether a player is connected. Only a lost connection ends the countdown: after a restart all players of a server
 * are away, and neither the last to be reported nor the first to return or guess must end it for the others.
 */
export function setPlayerConnection(
  game: ClashGame,
  number: PlayerNumber,
  connection: Connection,
  { now }: ClashContext,
): ClashGame {
  const changed = changePlayer(game, number, {
    isConnected: connection === 'connected',
    isRestarted: connection === 'restarted',
  });
  return connection === 'lost' ? endEarly(changed, now) : changed;
}

/** Gives a bot's place to a new player, with the fewest points at the table; not while players guess, and not after the end. */
export function seatIn(
  game: ClashGame,
  { seat, bot }: { readonly seat: PlayerNumber; readonly bot: PlayerNumber },
): ClashGame | 'hasPlayed' | undefined {
  if (game.players.some(({ number }) => number === seat)) return 'hasPlayed';
  const isOver = game.winner !== null || leader(game.players, game.settings.winPoints) !== undefined;
  const replaced = game.players.find(({ number }) => number === bot);
  if (isOver || game.action === 'countdown' || replaced === undefined || replaced.hasLeft) return undefined;
  const totalPoints = Math.min(...game.players.filter(isPlaying).map((player) => player.totalPoints));
  return changePlayer(game, bot, {
    number: seat,
    bot: null,
    isConnected: true,
    guess: null,
    points: 0,
    totalPoints,
    wonRounds: { closest: 0, exact: 0 },
  });
}

/** Takes a leaving player out of the game; the last remaining player wins. */
export function leaveGame(game: ClashGame, number: PlayerNumber, { now }: ClashContext): ClashGame {
  const left = changePlayer(game, number, { hasLeft: true, isConnected: false });
  const [last, ...others] = left.players.filter(isPlaying);
  if (last !== undefined && others.length === 0) return { ...left, winner: last.number };
  return endEarly(left, now);
}
