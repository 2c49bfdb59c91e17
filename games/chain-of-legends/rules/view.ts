import type { ChainFacts } from './facts.ts';
import { type ChainGame, type ChainPlayer, championById, nextLetter, remaining, turnMs } from './state.ts';

type Shown = { readonly id: string; readonly name: string; readonly image: string };

const shown = ({ id, name, image }: Shown): Shown => ({ id, name, image });

/** Turn up to which a player stayed in the game. */
const lastedUntil = ({ lives, outAt = 0 }: ChainPlayer): number =>
  lives > 0 ? Number.POSITIVE_INFINITY : outAt;

/** Place of a player, 1 for the winner: players who stayed longer are better. */
const placeOf = (player: ChainPlayer, players: readonly ChainPlayer[]): number =>
  1 + players.filter((other) => lastedUntil(other) > lastedUntil(player)).length;

/**
 * A game as all members see it: everything except the bots' planned answers and the random generator. The binding adds names and
 * ids of the players.
 */
export function viewOfChain(game: ChainGame, now: number, facts: ChainFacts) {
  const { players, lastTurn, lastChampion, end } = game;
  const totalMs = turnMs(game);
  return {
    players: players.map((player) => ({
      number: player.number,
      bot: player.bot,
      lives: player.lives,
      hasLeft: player.hasLeft,
      // Null while the player is in the game. Players with lives stay longer: the place of a player who is out does not change any more.
      place: end === null && player.lives > 0 ? null : placeOf(player, players),
      // Null also for players who left.
      outBy: player.outBy ? { cause: player.outBy.cause, input: player.outBy.input } : null,
    })),
    current: game.current,
    turn: game.turn,
    lastChampion: lastChampion === null ? null : shown(championById(facts, lastChampion)),
    nextLetter: nextLetter(game, facts) ?? null,
    remaining: remaining(game, facts).map(shown),
    used: game.used.map((id) => shown(championById(facts, id))),
    lastInput: lastTurn?.input ?? null,
    lastPlayer: lastTurn?.player ?? null,
    action: lastTurn?.action ?? null,
    mistake: lastTurn?.mistake ?? null,
    remainingMs: end === null ? Math.min(totalMs, Math.max(0, game.turnEndsAt - now)) : 0,
    totalMs,
    winner: end?.winner ?? null,
    named: game.named,
    lostThrough: end?.lostThrough ?? null,
    possiblePick:
      end === null || end.possiblePick === null ? null : championById(facts, end.possiblePick).name,
  };
}
