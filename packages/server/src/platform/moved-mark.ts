import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { giveToOwner } from './data-owner.ts';

/** File in the data folder: its SQLite data was moved to PostgreSQL. */
export const MOVED_MARK = 'moved-to-postgres';

export function markMoved(dataDir: string): void {
  const file = path.join(dataDir, MOVED_MARK);
  writeFileSync(file, 'The data of hub.sqlite was moved to PostgreSQL.\n', { mode: 0o600 });
  giveToOwner(file);
}

/** Throws an error for the host where the SQLite data is the old data of a hub that runs on PostgreSQL. */
export function refuseMoved(dataDir: string): void {
  const file = path.join(dataDir, MOVED_MARK);
  if (existsSync(file))
    throw new Error(
      `The data in ${dataDir} was moved to PostgreSQL. Set DATABASE_URL. To go back to the data from before the move, remove ${file}.`,
    );
}
