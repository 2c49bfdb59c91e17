import type { Game } from '@hub/engine/binding/binding';
import type { Member } from './member.ts';

/** A parsed command of the contract, with its sender and game. */
export type Command = {
  readonly member: Member;
  readonly game: Game;
  readonly action: string;
  readonly payload: unknown;
};

/** Action of the command with which a node enters a room again for a connection; its payload is the room's id. */
export const RESUME = '(resume)';
