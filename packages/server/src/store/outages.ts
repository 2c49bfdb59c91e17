import type { Logger } from '../platform/logger.ts';
import { Unavailable } from '../platform/unavailable.ts';

/** Milliseconds without a failure before a success ends an outage: a nearly full disk accepts some writes. */
const RECOVERY_MS = 3_000;

/** SQLite result codes: busy, out of memory, read-only, I/O error, disk full, cannot open, locking protocol. */
const SQLITE_ERRORS = new Set([5, 7, 8, 10, 13, 14, 15]);
/** SQLSTATE classes: connection, resources, operator intervention, system error; and read-only (standby). */
const SQLSTATE_ERRORS = /^(?:08|53|57P|58|25006)/;
/** Error codes of a connection that was lost or could not be opened. */
const CONNECTION_ERRORS = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Errors of PostgreSQL's driver that have no code. */
const DRIVER_ERRORS =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

export type Purpose = 'read' | 'write';

/** Detects database outages; logs each once when it begins and once when it ends. */
export type Outages = {
  /** Begins detection, after the database was opened; failures of opening are reported by the caller. */
  start(): void;
  /** Must be called with the error of every failed query; returns the error for its caller. */
  failed(error: unknown, purpose: Purpose): unknown;
  /** Must be called after every successful query. */
  worked(purpose: Purpose): void;
  /** Whether writes have failed and no later write has ended the outage. */
  areWritesFailing(): boolean;
};

type Outage = { readonly since: number; failedAt: number; failures: number; isOfWrites: boolean };

export function createOutages(logger: Logger): Outages {
  let outage: Outage | undefined;
  let isStarted = false;
  return {
    start() {
      isStarted = true;
    },
    failed(error, purpose) {
      if (!isStarted || !isOutage(error)) return error;
      const now = performance.now();
      if (outage === undefined)
        logger.error(
          { err: error },
          'the database is unavailable: calls and commands are refused until it works again',
        );
      outage ??= { since: now, failedAt: now, failures: 0, isOfWrites: false };
      outage.failedAt = now;
      outage.failures += 1;
      outage.isOfWrites ||= purpose === 'write';
      return new Unavailable('the database cannot be used', { cause: error });
    },
    worked(purpose) {
      if (outage === undefined || (outage.isOfWrites && purpose === 'read')) return;
      const now = performance.now();
      if (now - outage.failedAt < RECOVERY_MS) return;
      const { since, failures } = outage;
      outage = undefined;
      logger.warn({ seconds: Math.round((now - since) / 1000), failures }, 'the database is available again');
    },
    areWritesFailing: () => outage?.isOfWrites === true,
  };
}

/** Whether the error means that the database is unusable, rather than that the query is wrong. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  // The low byte is the primary result code.
  if (typeof errcode === 'number') return SQLITE_ERRORS.has(errcode & 0xff);
  if (typeof code === 'string') return CONNECTION_ERRORS.has(code) || SQLSTATE_ERRORS.test(code);
  return DRIVER_ERRORS.test(error.message);
}
