import { spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { ServerProcess } from '../../players/server-process.ts';
import type { Report } from '../report.ts';
import { limitFileSize } from './process-state.ts';
import type { Scenario, ScenarioOptions } from './scenario.ts';
import { type Storm, weather } from './storm.ts';

const TOLD = {
  bad: 'the database is unavailable: calls and commands are refused until it works again',
  good: 'the database is available again',
};
/** One line that it is bad, one that it is good, and what the host cannot be spared: a few others. */
const MOST_LINES = 6;

const badMs = ({ size }: ScenarioOptions): number => (size === 'long' ? 20_000 : 1_000);

/**
 * No file of the server may grow any more: everywhere and as whichever user, and to SQLite as good as a full disk. The
 * system would end a process over it with a signal; Node ignores that signal, and the write fails.
 */
export const noMoreRoom: Scenario = {
  name: 'no more room for any file',
  run: (options) =>
    weather(
      {
        name: 'Full disk, by a limit of the size of files',
        badMs: badMs(options),
        told: TOLD,
        mostLines: MOST_LINES,
        isFelt: true,
        begin: (server) => limitFileSize(server.pid, logBytes(server)),
        end: (server) => limitFileSize(server.pid, 'unlimited'),
      },
      options,
    ),
};

/** Less than the log has already, so that not even one more write fits. */
const logBytes = ({ dataDir }: ServerProcess): number =>
  Math.floor(statSync(path.join(dataDir, 'hub.sqlite-wal')).size / 2);

/** MB of the disk that is made for it. */
const DISK_MB = 24;

/** A real disk that another program fills to the last byte. Needs the right to mount one. */
export const fullDisk: Scenario = {
  name: 'full disk',
  async run(options) {
    const folder = mkdtempSync(path.join(tmpdir(), 'hub-disk-'));
    const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m`, 'tmpfs', folder]);
    try {
      return status === 0 ? await weather(filled(folder, options), options) : notHere('Full disk');
    } finally {
      if (status === 0) spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

function filled(folder: string, options: ScenarioOptions): Storm {
  const filler = path.join(folder, 'filler');
  return {
    name: `Full disk, ${DISK_MB} MB of memory that another file fills`,
    dataDir: path.join(folder, 'data'),
    badMs: badMs(options),
    told: TOLD,
    mostLines: MOST_LINES,
    isFelt: true,
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
  figures: [['left out', 'no disk can be mounted here']],
});
