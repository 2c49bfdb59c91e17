import type { Champion } from '@hub/catalog/champion-schema';
import type { Random } from '@hub/engine/kernel/random';
import type { Context } from '@hub/engine/kernel/rules';
import type { BotStrength } from '@hub/engine/lobby/bots';
import type { LobbySettings, PlayerNumber } from '@hub/engine/lobby/lobby-game';
import type { Side } from '../game.ts';

export type Settings = LobbySettings & { readonly winPoints: number };
export type Asked = Pick<Champion, 'id' | 'name' | 'image' | 'releaseDate'>;
export type Facts = { readonly champions: readonly Asked[] };
export type GameContext = Context<Facts>;

export type Player = {
  readonly number: PlayerNumber;
  readonly bot: BotStrength | null;
  readonly isConnected: boolean;
  readonly hasLeft: boolean;
  readonly answer: Side | null;
  readonly points: number;
};

/** An answer that a bot will give; `at` in ms since 1970. */
export type BotPlan = { readonly number: PlayerNumber; readonly at: number; readonly answer: Side };

/** State of one game. Plain JSON. */
export type Game = {
  readonly settings: Settings;
  readonly players: readonly Player[];
  readonly random: Random;
  /** From 1. */
  readonly round: number;
  readonly left: Asked;
  readonly right: Asked;
  /** Whether the answers are shown, until the next round. */
  readonly isShowing: boolean;
  /** When the players' time or the answers end (ms since 1970). */
  readonly endsAt: number;
  readonly botPlans: readonly BotPlan[];
  /** Consecutive rounds without an answer. */
  readonly idleRounds: number;
  readonly winner: PlayerNumber | null;
};

/** The right answer. */
export const firstOf = ({ left, right }: Pick<Game, 'left' | 'right'>): Side =>
  left.releaseDate < right.releaseDate ? 'left' : 'right';
