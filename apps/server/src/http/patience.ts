/** How long the server waits for a client that takes its time, in milliseconds. */
export type Patience = {
  /** Until the last header, from the connection on. */
  readonly headersMs: number;
  /** Until the last byte of the body, from the connection or the answer before on. */
  readonly requestMs: number;
  /** For the next byte in either direction, while a request is under way. */
  readonly silenceMs: number;
  /** How often headers and requests are looked at. */
  readonly lookMs: number;
};

/** Far above what the slowest phone needs for 16 KB, far below what a crowd of sleepers would hold. */
export const PATIENCE: Patience = { headersMs: 10_000, requestMs: 20_000, silenceMs: 30_000, lookMs: 2_000 };

/** The options that make the server hang up on whoever trickles a request, or does not take its answer. */
export const hangUp = ({ headersMs, requestMs, silenceMs, lookMs }: Patience) => ({
  requestTimeout: requestMs,
  connectionTimeout: silenceMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: lookMs },
});
