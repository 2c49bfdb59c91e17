/** What is needed for an answer cannot be used for now; nothing was done, and whoever asked may ask again. */
export class Unavailable extends Error {
  override readonly name = 'Unavailable';
  /** For the HTTP framework. */
  readonly statusCode = 503;
}
