import { pick } from '@hub/engine/kernel/random';
import { accept, type Context, refuse, type Step } from '@hub/engine/kernel/rules';
import type { PlayerNumber } from '@hub/engine/lobby/table-game';
import { drawBotMove } from './bot.ts';
import type { ChainFacts } from './facts.ts';
import {
  type ChainCommand,
  type ChainEnd,
  type ChainGame,
  type ChainMistake,
  type ChainRefusal,
  candidates,
  currentPlayer,
  isIn,
  JINX_MS,
  MISTAKE_SHOWN_MS,
  nextLetter,
  type TurnEnd,
  turnMs,
} from './game.ts';

type ChainContext = Context<ChainFacts>;

/** Judges what a player named, if it is their turn. */
export function nameChampion(
  game: ChainGame,
  player: PlayerNumber,
  { text }: ChainCommand,
  context: ChainContext,
): Step<ChainGame, never, ChainRefusal> {
  if (currentPlayer(game).number !== player) return refuse('not_your_turn');
  return game.isJinxed ? refuse('jinxed') : accept(judge(game, text, context));
}

/** The bot speaks, or the turn ends by itself. */
export function goOn(game: ChainGame, context: ChainContext): ChainGame {
  const { botMove, turnEndsAt } = game;
  if (botMove !== null && botMove.at <= context.now) return judge(game, botMove.text, context);
  if (context.now < turnEndsAt) return game;
  const { number } = currentPlayer(game);
  return game.isJinxed
    ? loseLife(game, { player: number, input: null, action: 'jinxed', mistake: null }, context)
    : loseLife(game, { player: number, input: null, action: 'wrongInput', mistake: 'late' }, context);
}

function judge(game: ChainGame, text: string, context: ChainContext): ChainGame {
  const { number: player } = currentPlayer(game);
  const champion = context.facts.findChampion(text);
  const mistake = mistakeOf(game, champion?.id, context.facts);
  if (champion === undefined || mistake !== undefined) {
    const turn = { player, input: text, action: 'wrongInput', mistake: mistake ?? 'unknown' } as const;
    return loseLife(game, turn, context);
  }
  const next = {
    ...game,
    used: [...game.used, champion.id],
    lastChampion: champion.id,
    named: game.named + 1,
    lastTurn: { player, input: text, action: 'correctInput', mistake: null },
  } as const;
  return beginTurn(pass(next), context.now, context.facts);
}

function mistakeOf(game: ChainGame, id: string | undefined, facts: ChainFacts): ChainMistake | undefined {
  const champion = facts.champions.find((candidate) => candidate.id === id);
  if (champion === undefined) return 'unknown';
  if (game.used.includes(champion.id)) return 'used';
  const letter = nextLetter(game, facts);
  return letter === undefined || champion.firstLetter === letter ? undefined : 'wrongLetter';
}

/** Takes a life from the player whose turn it is. A jinx begins the chain anew. */
function loseLife(game: ChainGame, lastTurn: TurnEnd, context: ChainContext): ChainGame {
  const loser = currentPlayer(game);
  const players = game.players.with(game.current, { ...loser, lives: loser.lives - 1 });
  const lost = { ...game, players, lastTurn };
  const isJinxed = lastTurn.action === 'jinxed';
  const chain = isJinxed ? { ...lost, used: [], lastChampion: null } : lost;
  const [winner, ...others] = players.filter(isIn);
  if (winner !== undefined && others.length === 0) {
    const lostThrough = isJinxed ? 'jinxed' : 'wrongInput';
    const possiblePick = isJinxed ? null : saviour(game, context.facts);
    return finish(lost, { winner: winner.number, lostThrough, possiblePick });
  }
  return beginTurn(pass(chain), context.now + MISTAKE_SHOWN_MS, context.facts);
}

/** Some champion that could have been named. */
function saviour(game: ChainGame, facts: ChainFacts): string | null {
  const right = candidates(game, facts);
  return right.length === 0 ? null : pick(game.random, right)[0].id;
}

const finish = (game: ChainGame, end: ChainEnd): ChainGame => ({
  ...game,
  turn: game.turn + 1,
  isJinxed: false,
  botMove: null,
  end,
});

/** The turn goes to the next player who is in. */
function pass(game: ChainGame): ChainGame {
  const { players, current } = game;
  const following = [...players.keys()].map((step) => (current + 1 + step) % players.length);
  const next = following.find((index) => {
    const player = players[index];
    return player !== undefined && isIn(player);
  });
  return { ...game, current: next ?? current, turn: game.turn + 1 };
}

/** Begins the turn of the current player at `from` (ms since 1970), which may be in a moment. */
export function beginTurn(game: ChainGame, from: number, facts: ChainFacts): ChainGame {
  const fresh = { ...game, isJinxed: false, botMove: null, turnEndsAt: from + turnMs(game) };
  if (candidates(game, facts).length === 0) return { ...fresh, isJinxed: true, turnEndsAt: from + JINX_MS };
  const { bot } = currentPlayer(game);
  if (bot === null) return fresh;
  const [botMove, random] = drawBotMove(game, bot, from, facts);
  return { ...fresh, botMove, random };
}

/** A player is gone for good, and so out; the chain stays. */
export function leaveGame(game: ChainGame, number: PlayerNumber, { now, facts }: ChainContext): ChainGame {
  const index = game.players.findIndex((player) => player.number === number);
  const leaver = game.players[index];
  if (leaver === undefined || leaver.hasLeft) return game;
  const players = game.players.with(index, { ...leaver, lives: 0, hasLeft: true });
  const left = { ...game, players };
  const [winner, ...others] = players.filter(isIn);
  if (winner !== undefined && others.length === 0 && isIn(leaver)) {
    const end = { winner: winner.number, lostThrough: 'left', possiblePick: null } as const;
    return finish({ ...left, lastTurn: null }, end);
  }
  return index === game.current ? beginTurn(pass({ ...left, lastTurn: null }), now, facts) : left;
}
