import type { GameRefusal } from '@hub/engine/wire/envelope';

/** What the server counts for its metrics. Labels have few values: games, codes of the error catalogue. */
export type Measures = {
  /** A command of a game is answered: what it changed is stored, and its frames are sent. `receivedAt`: performance.now(). */
  onAcknowledged(game: string, receivedAt: number): void;
  /** A call, a socket or a command was refused with a code of the error catalogue or of a game. */
  onRefusal(this: void, reason: string | GameRefusal): void;
  /** A group of rooms was stored, or not. */
  onSave(rooms: number, seconds: number, isStored: boolean): void;
};
