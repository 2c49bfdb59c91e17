import type { Player } from '@hub/engine/binding/player';
import type { CloseReason } from '@hub/engine/wire/close-codes';

/** A signed-in player's connection, as far as rooms know it. */
export type Member = {
  readonly player: Player;
  /** False from the moment it closes: it is spoken to no more, and what it says is not heard. */
  readonly isOpen: boolean;
  /** Sends the bytes of a whole frame. */
  send(frame: Buffer): void;
  close(reason: CloseReason): void;
};
