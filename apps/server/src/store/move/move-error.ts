/** Why a move or comparison failed; the message is for the host. */
export class MoveError extends Error {
  override readonly name = 'MoveError';
}
