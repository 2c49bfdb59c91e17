import type { Logger } from '../platform/logger.ts';
import { Unavailable } from '../platform/unavailable.ts';

/** Without a failure for so long (ms), the next success ends an outage: a disk that is nearly full takes some writes. */
const STEADY_MS = 3_000;

/**
 * SQLite's result codes for a database that cannot be used now, whatever is asked of it: busy with another process, no
 * memory, read-only, input or output failed, disk full, file not opened, locking protocol.
 */
const SQLITE_OUTAGES = new Set([5, 7, 8, 10, 13, 14, 15]);
/** PostgreSQL's classes of the same: connection, resources, intervention by its operator, the system; and a standby's refusal. */
const SQLSTATE_OUTAGE = /^(?:08|53|57P|58|25006)/;
/** What the system says of a line that broke or that could not be laid. */
const LINE_OUTAGES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EPIPE',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** What PostgreSQL's driver says in words alone. */
const DRIVER_OUTAGE =
  /^(?:Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

export type Purpose = 'read' | 'write';

/** Tells the host once that the database cannot be used, and once that it can be again. */
export type Outages = {
  /** From here on there are players; whoever opens the database wants to know the reason itself. */
  start(): void;
  /** To be called with whatever a query failed with; answers with what its caller is to be told. */
  failed(error: unknown, purpose: Purpose): unknown;
  /** Something came through. */
  worked(purpose: Purpose): void;
  /** Whether writes have failed, and none has come through since without another one failing shortly before. */
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
        logger.error({ err: error }, 'the database cannot be used: players are asked to try again');
      outage ??= { since: now, failedAt: now, failures: 0, isOfWrites: false };
      outage.failedAt = now;
      outage.failures += 1;
      outage.isOfWrites ||= purpose === 'write';
      return new Unavailable('the database cannot be used', { cause: error });
    },
    worked(purpose) {
      if (outage === undefined || (outage.isOfWrites && purpose === 'read')) return;
      const now = performance.now();
      if (now - outage.failedAt < STEADY_MS) return;
      const { since, failures } = outage;
      outage = undefined;
      logger.warn({ seconds: Math.round((now - since) / 1000), failures }, 'the database can be used again');
    },
    areWritesFailing: () => outage?.isOfWrites === true,
  };
}

/** Whether it is the database that fails, and not what was asked of it. */
function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code, errcode } = error as { readonly code?: unknown; readonly errcode?: unknown };
  // The low byte is the kind, the others say more about it.
  if (typeof errcode === 'number') return SQLITE_OUTAGES.has(errcode & 0xff);
  if (typeof code === 'string') return LINE_OUTAGES.has(code) || SQLSTATE_OUTAGE.test(code);
  return DRIVER_OUTAGE.test(error.message);
}
