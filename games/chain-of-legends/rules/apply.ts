import { pick } from '@hub/engine/kernel/random';
import { accept, type Context, refuse, type Step } from '@hub/engine/kernel/rules';
import type { PlayerNumber } from '@hub/engine/lobby/lobby-game';
import { drawBotMove } from './bot.ts';
import type { ChainFacts } from './facts.ts';
import {
  atSpeed,
  BOTS_SPEED,
  type ChainCommand,
  type ChainEnd,
  type ChainGame,
  type ChainMistake,
  type ChainRefusal,
  candidates,
  currentPlayer,
  hasLives,
  isAmongBots,
  JINX_MS,
  MISTAKE_SHOWN_MS,
  nextLetter,
  type TurnEnd,
  turnMs,
} from './state.ts';

type ChainContext = Context<ChainFacts>;

/** Judges a player's answer; refuses it out of turn, for another turn, and during a jinx. */
export function nameChampion(
  game: ChainGame,
  player: PlayerNumber,
  { text, turn = game.turn }: ChainCommand,
  context: ChainContext,
): Step<ChainGame, never, ChainRefusal> {
  if (turn !== game.turn) return refuse('turn_over');
  if (currentPlayer(game).number !== player) return refuse('not_your_turn');
  return game.isJinxed ? refuse('jinxed') : accept(judge(game, text, context));
}

/** Submits the bot's answer, or ends the turn when its time is over. */
export function advance(game: ChainGame, context: ChainContext): ChainGame {
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
  return beginTurn(passTurn(next), context.now, context.facts);
}

function mistakeOf(game: ChainGame, id: string | undefined, facts: ChainFacts): ChainMistake | undefined {
  const champion = facts.champions.find((candidate) => candidate.id === id);
  if (champion === undefined) return 'unknown';
  if (game.used.includes(champion.id)) return 'used';
  const letter = nextLetter(game, facts);
  return letter === undefined || champion.firstLetter === letter ? undefined : 'wrongLetter';
}

/** Takes a life from the current player. A jinx starts a new chain. */
function loseLife(game: ChainGame, lastTurn: TurnEnd, context: ChainContext): ChainGame {
  const loser = currentPlayer(game);
  const lives = loser.lives - 1;
  const players = game.players.with(game.current, {
    ...loser,
    lives,
    ...(lives === 0 && {
      outAt: game.turn,
      outBy: { cause: lastTurn.mistake ?? 'jinxed', input: lastTurn.input },
    }),
  });
  const lost = { ...game, players, lastTurn };
  const isJinxed = lastTurn.action === 'jinxed';
  const chain = isJinxed ? { ...lost, used: [], lastChampion: null } : lost;
  const [winner, ...others] = players.filter(hasLives);
  if (winner !== undefined && others.length === 0) {
    const lostThrough = isJinxed ? 'jinxed' : 'wrongInput';
    const possiblePick = isJinxed ? null : possiblePickOf(game, context.facts);
    return finish(lost, { winner: winner.number, lostThrough, possiblePick });
  }
  return beginTurn(passTurn(chain), context.now + atSpeed(MISTAKE_SHOWN_MS, game), context.facts);
}

/** Draws a champion that the player could have named; null if there was none. */
function possiblePickOf(game: ChainGame, facts: ChainFacts): string | null {
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

/** Passes the turn to the next player with lives. */
function passTurn(game: ChainGame): ChainGame {
  const { players, current } = game;
  const following = [...players.keys()].map((step) => (current + 1 + step) % players.length);
  const next = following.find((index) => {
    const player = players[index];
    return player !== undefined && hasLives(player);
  });
  return { ...game, current: next ?? current, turn: game.turn + 1 };
}

/** Starts the current player's turn at `from` (ms since 1970), now or in the near future. Bots among themselves are faster. */
export function beginTurn(before: ChainGame, from: number, facts: ChainFacts): ChainGame {
  const game = isAmongBots(before) ? { ...before, speed: BOTS_SPEED } : before;
  const fresh = { ...game, isJinxed: false, botMove: null, turnEndsAt: from + turnMs(game) };
  if (candidates(game, facts).length === 0)
    return { ...fresh, isJinxed: true, turnEndsAt: from + atSpeed(JINX_MS, game) };
  const { bot } = currentPlayer(game);
  if (bot === null) return fresh;
  const [botMove, random] = drawBotMove(game, bot, from, facts);
  return { ...fresh, botMove, random };
}

/** Takes a leaving player out of the game; the chain stays. */
export function leaveGame(game: ChainGame, number: PlayerNumber, { now, facts }: ChainContext): ChainGame {
  const index = game.players.findIndex((player) => player.number === number);
  const leaving = game.players[index];
  if (leaving === undefined || leaving.hasLeft) return game;
  const players = game.players.with(index, { outAt: game.turn, ...leaving, lives: 0, hasLeft: true });
  const left = { ...game, players };
  const [winner, ...others] = players.filter(hasLives);
  if (winner !== undefined && others.length === 0 && hasLives(leaving)) {
    const end = { winner: winner.number, lostThrough: 'left', possiblePick: null } as const;
    return finish({ ...left, lastTurn: null }, end);
  }
  return index === game.current ? beginTurn(passTurn({ ...left, lastTurn: null }), now, facts) : left;
}
