/** Why a move, or the comparison after it, did not come about; the message is for the host. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}
