import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Report } from '../report.ts';
import { type InjectedFault, injectFault } from './injected-fault.ts';
import { limitFileSize } from './process-state.ts';
import type { Scenario, ScenarioOptions } from './scenario.ts';

const LOGGED = {
  bad: 'the database is unavailable: calls and commands are refused until it works again',
  good: 'the database is available again',
};
/**
 * A few outages, each with its start and its end: the clock is fast, and where players are slow, the tenths of a second without
 * a failed write pass that end one. A line for each failure would be many more.
 */
const MAX_LINES = 16;

const durationMs = ({ size }: ScenarioOptions): number => (size === 'long' ? 20_000 : 1_000);

/**
 * Every write of the server to a file fails, which SQLite handles as a full disk; a limit above zero would permit writes
 * to the start of the write-ahead log. Node ignores the signal of this limit. Works without root.
 */
export const fileSizeLimit: Scenario = {
  name: 'no more room for any file',
  run: (options) =>
    injectFault(
      {
        name: 'Full disk, by a limit of the size of files',
        durationMs: durationMs(options),
        logged: LOGGED,
        maxLines: MAX_LINES,
        isNoticeable: true,
        begin: (server) => limitFileSize(server.pid, 0),
        end: (server) => limitFileSize(server.pid, 'unlimited'),
      },
      options,
    ),
};

/** Size of the disk, in MB. */
const DISK_MB = 24;

/** A disk filled by another program. Needs the right to mount. */
export const fullDisk: Scenario = {
  name: 'full disk',
  async run(options) {
    const folder = mkdtempSync(path.join(tmpdir(), 'hub-disk-'));
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]);
    try {
      return status === 0 ? await injectFault(filled(folder, options), options) : notHere('Full disk');
    } finally {
      if (status === 0) spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function filled(folder: string, options: ScenarioOptions): InjectedFault {
  const filler = path.join(folder, 'filler');
  return {
    name: `Full disk, ${DISK_MB} MB of memory that another file fills`,
    dataDir: path.join(folder, 'data'),
    durationMs: durationMs(options),
    logged: LOGGED,
    maxLines: MAX_LINES,
    isNoticeable: true,
    begin: () => fill(filler),
    end: () => rmSync(filler),
  };
}

function fill(file: string): void {
  const handle = openSync(file, 'a');
  try {
    for (const bytes of [1_048_576, 4_096]) {
      const piece = Buffer.alloc(bytes);
      try {
        for (;;) writeSync(handle, piece);
      } catch (error) {
        if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
      }
    }
  } finally {
    closeSync(handle);
  }
}

const notHere = (name: string): Report => ({
  name,
  broken: [],
  figures: [['skipped', 'no disk can be mounted here']],
});
