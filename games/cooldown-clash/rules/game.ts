import type { Random } from '@hub/engine/kernel/random';
import type { BotStrength } from '@hub/engine/lobby/bots';
import type { LobbySettings, PlayerNumber } from '@hub/engine/lobby/table-game';
import type { ClashSpell } from './facts.ts';

export type ClashSettings = LobbySettings & { readonly winPoints: number };

/** A guess at the cooldown, in seconds. */
export type ClashCommand = { readonly type: 'guess'; readonly seconds: number };

/** `too_early` while the reel runs, `round_over` from the results on, `bad_guess` for what is no guess. */
export type ClashRefusal = 'too_early' | 'round_over' | 'bad_guess';

export type ClashPlayer = {
  readonly number: PlayerNumber;
  readonly bot: BotStrength | null;
  readonly isConnected: boolean;
  readonly hasLeft: boolean;
  /** Seconds; null while there is none in this round. */
  readonly guess: number | null;
  /** Gained in this round. */
  readonly points: number;
  readonly totalPoints: number;
};

/** The reel runs, guesses are taken, guesses and the cooldown are shown. */
export type ClashAction = 'sendData' | 'countdown' | 'showResults';

/** A guess that a bot will make (ms since 1970). */
export type BotPlan = { readonly number: PlayerNumber; readonly at: number; readonly seconds: number };

/** One game. Plain JSON. */
export type ClashGame = {
  readonly settings: ClashSettings;
  readonly players: readonly ClashPlayer[];
  readonly random: Random;
  /** From 1. */
  readonly round: number;
  readonly action: ClashAction;
  /** When the action ends by itself (ms since 1970). */
  readonly actionEndsAt: number;
  /** Its cooldown is a secret until the results. */
  readonly spell: ClashSpell;
  /** Ids of the spells of this game. */
  readonly asked: readonly string[];
  readonly botPlans: readonly BotPlan[];
  /** Rounds in a row in which nobody guessed. */
  readonly idleRounds: number;
  readonly winner: PlayerNumber | null;
};

/** Decisions, Cooldown Clash. */
export const REEL_MS = 4_000;
export const RESULTS_MS = 6_000;
export const CLOSEST_POINTS = 100;
export const EXACT_POINTS = 150;
/** After that many rounds in a row without a single guess the game is given up. */
export const IDLE_ROUNDS = 10;
/** games 9. */
export const HIGHEST_GUESS = 999;

/** Milliseconds of a whole action. */
export function actionMs(action: ClashAction, { guessTime }: ClashSettings): number {
  if (action === 'countdown') return guessTime * 1000;
  return action === 'sendData' ? REEL_MS : RESULTS_MS;
}

/** Who has not left for good. */
export const isIn = ({ hasLeft }: ClashPlayer): boolean => !hasLeft;

/** Whether a number is a guess: 0 to 999 with at most one decimal. */
export const isGuess = (seconds: number): boolean =>
  seconds >= 0 && seconds <= HIGHEST_GUESS && Math.round(seconds * 10) / 10 === seconds;
