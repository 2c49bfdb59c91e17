/** Timeouts for slow clients in milliseconds. */
export type Timeouts = {
  /** For all headers, from the start of the connection. */
  readonly headersMs: number;
  /** For the whole request, from the start of the connection or the previous response. */
  readonly requestMs: number;
  /** For the next byte in either direction while a request is open. */
  readonly silenceMs: number;
  /** Interval of the checks for headers and requests. */
  readonly checkIntervalMs: number;
};

/** Far more than a slow phone needs for 16 KB, short enough to free connections of idle clients. */
export const TIMEOUTS: Timeouts = {
  headersMs: 10_000,
  requestMs: 20_000,
  silenceMs: 30_000,
  checkIntervalMs: 2_000,
};

/** Server options that close connections of clients that send or read too slowly. */
export const timeoutOptions = ({ headersMs, requestMs, silenceMs, checkIntervalMs }: Timeouts) => ({
  requestTimeout: requestMs,
  connectionTimeout: silenceMs,
  http: { headersTimeout: headersMs, connectionsCheckingInterval: checkIntervalMs },
});
