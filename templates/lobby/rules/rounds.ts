import { nextInt, pick, type Random } from '@hub/engine/kernel/random';
import { accept, refuse, type Step } from '@hub/engine/kernel/rules';
import { botDelayMs, traitsOf } from '@hub/engine/lobby/bots';
import type { Connection, PlayerNumber } from '@hub/engine/lobby/lobby-game';
import type { Side } from '../game.ts';
import { type BotPlan, firstOf, type Game, type GameContext, type Player } from './state.ts';

/** How long the answers are shown. */
const SHOWN_MS = 4_000;

export type Answer = { readonly answer: Side; readonly round: number };

/** Asks the next question. */
export function beginRound(game: Game, { now, facts: { champions } }: GameContext): Game {
  const [left, afterLeft] = pick(game.random, champions);
  const [right, random] = pick(
    afterLeft,
    champions.filter(({ releaseDate }) => releaseDate !== left.releaseDate),
  );
  const players = game.players.map((player) => ({ ...player, answer: null }));
  const answerMs = game.settings.guessTime * 1_000;
  const asked = { ...game, players, round: game.round + 1, left, right, random };
  return { ...asked, isShowing: false, endsAt: now + answerMs, ...plansOf(asked, now, answerMs) };
}

/** Draws when each bot answers, and whether it is right. */
function plansOf(game: Game, now: number, answerMs: number): { botPlans: BotPlan[]; random: Random } {
  let { random } = game;
  const botPlans: BotPlan[] = [];
  for (const { number, bot, hasLeft } of game.players) {
    if (bot === null || hasLeft) continue;
    const [delayMs, afterDelay] = botDelayMs(random, bot, answerMs);
    const [chance, next] = nextInt(afterDelay, 100);
    random = next;
    const isRight = chance < traitsOf(bot).knowsPercent;
    const answer = (firstOf(game) === 'left') === isRight ? 'left' : 'right';
    botPlans.push({ number, at: now + delayMs, answer });
  }
  return { botPlans, random };
}

const change = (game: Game, number: PlayerNumber, part: Partial<Player>): Game => ({
  ...game,
  players: game.players.map((player) => (player.number === number ? { ...player, ...part } : player)),
});

/** Takes a player's answer; the first one counts. */
export function answer(
  game: Game,
  number: PlayerNumber,
  { answer: given, round }: Answer,
  { now }: GameContext,
): Step<Game, never, 'round_over'> {
  const player = game.players.find((one) => one.number === number);
  if (round !== game.round || game.isShowing || player?.answer !== null) return refuse('round_over');
  return accept(showIfAllAnswered(change(game, number, { answer: given }), now));
}

/** Ends the round once every connected player has answered. */
function showIfAllAnswered(game: Game, now: number): Game {
  const awaited = game.players.filter(({ hasLeft, isConnected }) => !hasLeft && isConnected);
  const isComplete = awaited.length > 0 && awaited.every((player) => player.answer !== null);
  return !game.isShowing && isComplete ? showAnswers(game, now) : game;
}

function showAnswers(game: Game, now: number): Game {
  const first = firstOf(game);
  return {
    ...game,
    isShowing: true,
    endsAt: now + SHOWN_MS,
    botPlans: [],
    idleRounds: game.players.some((player) => player.answer !== null) ? 0 : game.idleRounds + 1,
    players: game.players.map((player) => ({
      ...player,
      points: player.points + (player.answer === first ? 1 : 0),
    })),
  };
}

/** Gives the bots' answers that are due, or goes on when the time is up. */
export function advance(game: Game, context: GameContext): Game {
  const { now } = context;
  const due = game.botPlans.filter(({ at }) => at <= now);
  if (due.length > 0) {
    const botPlans = game.botPlans.filter((plan) => !due.includes(plan));
    const answered = due.reduce((next, plan) => change(next, plan.number, { answer: plan.answer }), game);
    return showIfAllAnswered({ ...answered, botPlans }, now);
  }
  if (now < game.endsAt) return game;
  if (!game.isShowing) return showAnswers(game, now);
  const winner = winnerOf(game);
  return winner === undefined ? beginRound(game, context) : { ...game, winner };
}

/** The player with the most points, if they are enough and there is no tie. */
function winnerOf({ players, settings }: Game): PlayerNumber | undefined {
  const [best, second] = players.filter(({ hasLeft }) => !hasLeft).toSorted((a, b) => b.points - a.points);
  if (best === undefined || best.points < settings.winPoints || best.points === second?.points)
    return undefined;
  return best.number;
}

/** After a restart all players are away, and must not end the round for each other: only a lost connection does. */
export function setConnection(
  game: Game,
  number: PlayerNumber,
  connection: Connection,
  { now }: GameContext,
): Game {
  const changed = change(game, number, { isConnected: connection === 'connected' });
  return connection === 'lost' ? showIfAllAnswered(changed, now) : changed;
}

/** Takes a leaving player out; the last one wins. */
export function leave(game: Game, number: PlayerNumber, { now }: GameContext): Game {
  const left = change(game, number, { hasLeft: true, isConnected: false });
  const [last, ...others] = left.players.filter(({ hasLeft }) => !hasLeft);
  if (last !== undefined && others.length === 0) return { ...left, winner: last.number };
  return showIfAllAnswered(left, now);
}
