import { copyFileSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';

/** A start that succeeds: the logged line, and whether the earlier account still exists. */
export interface Starts {
  readonly isPlayerKept: boolean;
  readonly logs?: string;
}

/** A damaged data folder. */
export interface Damage {
  readonly name: string;
  /** The folder before the damage: of a killed server or a new one; default: of a stopped server. */
  readonly of?: 'killed' | 'new';
  /** Runs the server as an ordinary user, for whom permissions apply. */
  readonly isOfOrdinaryUser?: boolean;
  /** Damages the folder and returns the path for the server; undefined where it is impossible. */
  readonly make: (dataDir: string) => string | undefined;
  readonly undo?: (dataDir: string) => void;
  /** The line with which the server exits, or how it starts. */
  readonly outcome: RegExp | Starts;
}

export const DATABASE = 'hub.sqlite';
export const WAL = 'hub.sqlite-wal';
export const GARBAGE = Buffer.from(Array.from({ length: 4_096 }, (_, number) => (number * 167 + 31) % 256));

/** Changes files of the data folder. */
export const files =
  (change: (file: (name: string) => string) => void) =>
  (dataDir: string): string => {
    change((name) => path.join(dataDir, name));
    return dataDir;
  };

/** Copies the existing files of a data folder. */
export function copyFolder(from: string, to: string): void {
  mkdirSync(to);
  for (const name of [DATABASE, WAL, 'hub.sqlite-shm', 'secret'])
    if (statSync(path.join(from, name), { throwIfNoEntry: false }) !== undefined)
      copyFileSync(path.join(from, name), path.join(to, name));
}
