import type { Player } from '@hub/engine/binding/player';
import type { CloseReason } from '@hub/engine/wire/close-codes';

/** A connected player, as rooms use the connection. */
export type Member = {
  readonly player: Player;
  /** Which open page of the player it belongs to; undefined if its client does not say. */
  readonly page?: string | undefined;
  /** False once the connection closes: frames are no longer sent, and commands are ignored. */
  readonly isOpen: boolean;
  /** Sends an encoded frame. */
  send(frame: Buffer): void;
  close(reason: CloseReason): void;
};
