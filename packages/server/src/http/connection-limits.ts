import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { RateLimitedLog } from '../platform/rate-limited-log.ts';

/** File descriptors reserved for everything but connections: database, pages, threads. */
const RESERVED_FILES = 256;
/** Upper limit per process; a connection takes some ten kB. */
const MAX_CONNECTIONS = 50_000;

/** Maximum number of connections for a process that may open so many files. */
export const connectionLimit = (openFiles: number): number =>
  Math.min(MAX_CONNECTIONS, Math.max(RESERVED_FILES, openFiles - RESERVED_FILES));

/** The process's limit of open files on Linux; infinity where it is unknown. */
export function openFileLimit(): number {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'latin1'))?.[1];
    return limit === undefined ? Number.POSITIVE_INFINITY : Number(limit);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Limits the number of open connections, and logs refused and timed-out ones. */
export function limitConnections(
  server: Server,
  log: RateLimitedLog,
  limit: number = connectionLimit(openFileLimit()),
): void {
  server.maxConnections = limit;
  server.on('drop', () => log(`connections refused: the limit of ${limit} open connections is reached`));
  server.on('clientError', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') log('connections closed: no complete request in time');
  });
}
