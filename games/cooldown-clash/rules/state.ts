import type { Random } from '@hub/engine/kernel/random';
import type { BotStrength } from '@hub/engine/lobby/bots';
import type { LobbySettings, PlayerNumber } from '@hub/engine/lobby/lobby-game';
import { HIGHEST_GUESS } from '../descriptor.ts';
import type { ClashSpell } from './facts.ts';

/** A guess at the cooldown, in seconds. `round`: refused in any other round, because it can be sent again. */
export type ClashCommand = { readonly type: 'guess'; readonly seconds: number; readonly round?: number };

/**
 * `too_early`: the reel runs, or the person does not play yet. `round_over`: the results are shown, or the guess is for another
 * round. `bad_guess`: not a valid number.
 */
export type ClashRefusal = 'too_early' | 'round_over' | 'bad_guess';

export type ClashSettings = LobbySettings & { readonly winPoints: number };

export type ClashPlayer = {
  readonly number: PlayerNumber;
  readonly bot: BotStrength | null;
  readonly isConnected: boolean;
  /** Away because a server stopped: the countdown waits for the player. Absent before the first loss of the connection. */
  readonly isRestarted?: boolean;
  readonly hasLeft: boolean;
  /** Seconds; null until the player guesses in this round. */
  readonly guess: number | null;
  /** Gained in this round. */
  readonly points: number;
  readonly totalPoints: number;
  /** Rounds with the closest, and with an exact guess. Absent in games that older builds have started. */
  readonly wonRounds?: { readonly closest: number; readonly exact: number };
};

/** Phases of a round: reel, guessing, results. The protocol's names, because stored games contain them. */
export type ClashAction = 'sendData' | 'countdown' | 'showResults';

/** A guess that a bot will make; `at` in ms since 1970. */
export type BotPlan = { readonly number: PlayerNumber; readonly at: number; readonly seconds: number };

/** A round whose results were shown. The names are stored, so that later facts do not change them. */
export type FinishedRound = {
  readonly champion: string;
  readonly slot: ClashSpell['slot'];
  readonly spell: string;
  /** Seconds at rank 1. */
  readonly cooldown: number;
  /** Of those who guessed. */
  readonly guesses: readonly {
    readonly number: PlayerNumber;
    readonly guess: number;
    readonly points: number;
  }[];
};

/** State of one game. Plain JSON. */
export type ClashGame = {
  readonly settings: ClashSettings;
  readonly players: readonly ClashPlayer[];
  readonly random: Random;
  /** From 1. */
  readonly round: number;
  readonly action: ClashAction;
  /** When the action ends by itself (ms since 1970). */
  readonly actionEndsAt: number;
  /** Its cooldown is secret until the results. */
  readonly spell: ClashSpell;
  /** Ids of the spells used in this game. */
  readonly asked: readonly string[];
  readonly botPlans: readonly BotPlan[];
  /** Consecutive rounds without a guess. */
  readonly idleRounds: number;
  readonly winner: PlayerNumber | null;
  /** Oldest first. Absent in games that older builds have started. */
  readonly rounds?: readonly FinishedRound[];
};

export const REEL_MS = 4_000;
export const RESULTS_MS = 6_000;
export const CLOSEST_POINTS = 100;
export const EXACT_POINTS = 150;
/** A game is abandoned after this many consecutive rounds without a guess. */
export const IDLE_ROUNDS = 10;

/** Length of an action in milliseconds. */
export function actionMs(action: ClashAction, { guessTime }: ClashSettings): number {
  if (action === 'countdown') return guessTime * 1000;
  return action === 'sendData' ? REEL_MS : RESULTS_MS;
}

export const isPlaying = ({ hasLeft }: ClashPlayer): boolean => !hasLeft;

/** Whether a number is a valid guess: 0 to 999 with at most one decimal. */
export const isGuess = (seconds: number): boolean =>
  seconds >= 0 && seconds <= HIGHEST_GUESS && Math.round(seconds * 10) / 10 === seconds;
