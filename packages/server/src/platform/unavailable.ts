/** A required resource is temporarily unavailable; nothing was changed and the caller may retry. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  /** Read by the HTTP framework. */
  readonly statusCode = 503;
}
