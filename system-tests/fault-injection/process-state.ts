import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Memory of a process that is in use, in MB. */
export const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]) / 1_000;

/** How many sockets a process holds, of whatever kind. */
export function openSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).filter((number) => {
    try {
      return readlinkSync(`${folder}/${number}`).startsWith('socket:');
    } catch {
      // Closed since it was listed.
      return false;
    }
  }).length;
}

/** How many files a process may have open at a time. */
export const openFileLimit = (pid: number | 'self'): number =>
  Number(/^Max open files\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/limits`, 'latin1'))?.[1]);

/** Limits how large a file the process may write from now on, in bytes, or takes the limit away. */
export function limitFileSize(pid: number, bytes: number | 'unlimited'): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`prlimit: ${stderr}`);
}

/** The most that a process used between two calls: looks ten times a second. */
export class MemoryWatch {
  readonly #pid: number;
  readonly #timer: NodeJS.Timeout;
  #most: number;
  readonly before: number;

  constructor(pid: number) {
    this.#pid = pid;
    this.before = residentMb(pid);
    this.#most = this.before;
    this.#timer = setInterval(() => this.#look(), 100);
  }

  #look(): void {
    try {
      this.#most = Math.max(this.#most, residentMb(this.#pid));
    } catch {
      // The process has ended: whoever waits for it hears of that.
    }
  }

  /** MB above what it was when the watch began. */
  stop(): number {
    clearInterval(this.#timer);
    this.#look();
    return this.#most - this.before;
  }
}
