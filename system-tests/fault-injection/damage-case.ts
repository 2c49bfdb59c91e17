import { copyFileSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** A server that starts: what its log says, and whether the player from before still has the account. */
export interface Starts {
  readonly isPlayerKept: boolean;
  readonly logs?: string;
}

/** One way in which a data folder is damaged. */
export interface Damage {
  readonly name: string;
  /** The folder before: of a server that was stopped, of one that was killed, or a new one. Stopped unless given. */
  readonly of?: 'killed' | 'new';
  /** Whether the server is an ordinary user's, whom permissions stop. */
  readonly isOfOrdinaryUser?: boolean;
  /** Does the damage, and tells the data folder where it is another one; undefined where it cannot be done here. */
  readonly make: (dataDir: string) => string | undefined;
  readonly undo?: (dataDir: string) => void;
  /** The one line on which the server refuses to start, or how it starts. */
  readonly outcome: RegExp | Starts;
}

export const DATABASE = 'hub.sqlite';
export const WAL = 'hub.sqlite-wal';
export const GARBAGE = Buffer.from(Array.from({ length: 4_096 }, (_, number) => (number * 167 + 31) % 256));

/** Does something to files of the data folder. */
export const files =
  (change: (file: (name: string) => string) => void) =>
  (dataDir: string): string => {
    change((name) => path.join(dataDir, name));
    return dataDir;
  };

/** Copies the files of a data folder, whatever of them is there. */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const name of [DATABASE, WAL, 'hub.sqlite-shm', 'secret'])
    if (statSync(path.join(from, name), { throwIfNoEntry: false }) !== undefined)
      copyFileSync(path.join(from, name), path.join(to, name));
}
