import type { BotStrength } from '@hub/engine/lobby/bots';
import type { PlayerNumber } from '@hub/engine/lobby/lobby-game';
import type { ClashSpell } from './facts.ts';
import { actionMs, type ClashAction, type ClashGame, type FinishedRound } from './state.ts';

/** A game as all members see it; the binding adds names and ids of the players. */
export type ClashView = {
  readonly players: readonly {
    readonly number: PlayerNumber;
    readonly bot: BotStrength | null;
    readonly hasLeft: boolean;
    readonly hasGuessed: boolean;
    /** Null until the results. */
    readonly guess: number | null;
    readonly points: number;
    readonly totalPoints: number;
    /** Null in games that older builds have started. */
    readonly wonRounds: { readonly closest: number; readonly exact: number } | null;
  }[];
  readonly round: number;
  readonly action: ClashAction;
  readonly champion: ClashSpell['champion'];
  readonly spell: Pick<ClashSpell, 'id' | 'slot' | 'name' | 'image'> & {
    /** Seconds by rank; absent before the results. */
    readonly cooldownSeconds?: readonly number[];
  };
  /** Milliseconds. */
  readonly remainingMs: number;
  readonly totalMs: number;
  readonly winner: PlayerNumber | null;
  /** Empty until the game is over, and in games that older builds have started. */
  readonly rounds: readonly FinishedRound[];
};

/** Hides the cooldown and all guesses until the results. */
export function viewOfClash(game: ClashGame, now: number): ClashView {
  const { action, winner } = game;
  const isShown = action === 'showResults';
  const { id, slot, name, image, cooldownSeconds, champion } = game.spell;
  const spell = { id, slot, name, image };
  return {
    players: game.players.map(({ number, bot, hasLeft, guess, points, totalPoints, wonRounds }) => ({
      number,
      bot,
      hasLeft,
      hasGuessed: guess !== null,
      guess: isShown ? guess : null,
      points,
      totalPoints,
      wonRounds: wonRounds ? { closest: wonRounds.closest, exact: wonRounds.exact } : null,
    })),
    round: game.round,
    action,
    champion: { id: champion.id, name: champion.name, image: champion.image },
    spell: isShown ? { ...spell, cooldownSeconds } : spell,
    remainingMs: winner === null ? Math.max(0, game.actionEndsAt - now) : 0,
    totalMs: actionMs(action, game.settings),
    winner,
    rounds: winner === null ? [] : (game.rounds ?? []).map(roundOf),
  };
}

const roundOf = ({ champion, slot, spell, cooldown, guesses }: FinishedRound): FinishedRound => ({
  champion,
  slot,
  spell,
  cooldown,
  guesses: guesses.map(({ number, guess, points }) => ({ number, guess, points })),
});
