import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { CrowdLog } from '../platform/crowd-log.ts';

/** Open files that stay free for everything that is no connection: the database, pages, a thread. */
const RESERVED_FILES = 256;
/** More than one process can serve; some ten kB each. */
const MOST_CONNECTIONS = 50_000;

/** How many connections a process may hold that may open so many files; as many as it likes where nobody says. */
export const connectionLimit = (openFiles: number): number =>
  Math.min(MOST_CONNECTIONS, Math.max(RESERVED_FILES, openFiles - RESERVED_FILES));

/** Files that this process may have open, as Linux tells; no limit where it does not. */
export function openFileLimit(): number {
  try {
    const limit = /^Max open files\s+(\d+)/m.exec(readFileSync('/proc/self/limits', 'latin1'))?.[1];
    return limit === undefined ? Number.POSITIVE_INFINITY : Number(limit);
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/** Holds no more connections than the process can bear, and tells of those that came to nothing. */
export function watchDoor(
  server: Server,
  note: CrowdLog,
  limit: number = connectionLimit(openFileLimit()),
): void {
  server.maxConnections = limit;
  server.on('drop', () =>
    note(`connections refused: ${limit} are open, and more than that the process cannot hold`),
  );
  server.on('clientError', (error: NodeJS.ErrnoException) => {
    if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
      note('connections closed that sent no complete request in time');
  });
}
