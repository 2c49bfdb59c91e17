/** Counts of all nodes together. All calls reject with `Unavailable` while they cannot be reached. */
export type SharedCounts = {
  /** Counts a call under this key. The first call starts a window of so many ms, at whose end the count starts anew. */
  readonly countCall: (
    key: string,
    windowMs: number,
  ) => Promise<{ readonly calls: number; readonly endsInMs: number }>;
  /** Records that a page with this session id is open under a key; returns the number of keys in the last `windowMs`. */
  beat(
    key: string,
    sessionId: string,
    limits: { readonly windowMs: number; readonly capacity: number },
  ): Promise<number>;
  /** The number of keys with a page in the last `windowMs`, and which of these have one. */
  look(
    keys: readonly string[],
    windowMs: number,
  ): Promise<{ readonly online: number; readonly here: ReadonlySet<string> }>;
};
