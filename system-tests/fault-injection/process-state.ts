import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';

/** Resident memory of a process, in MB. */
const residentMb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]) / 1_000;

/** Number of open sockets of a process. */
export function openSockets(pid: number): number {
  const folder = `/proc/${pid}/fd`;
  return readdirSync(folder).filter((number) => {
    try {
      return readlinkSync(`${folder}/${number}`).startsWith('socket:');
    } catch {
      // Closed meanwhile.
      return false;
    }
  }).length;
}

/** Limit of open files of a process. */
export const openFileLimit = (pid: number | 'self'): number =>
  Number(/^Max open files\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/limits`, 'latin1'))?.[1]);

/** Sets or removes the limit of the size of files that a process writes, in bytes. */
export function limitFileSize(pid: number, bytes: number | 'unlimited'): void {
  const { status, stderr } = spawnSync('prlimit', ['--pid', String(pid), `--fsize=${bytes}:`], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`prlimit: ${stderr}`);
}

/** Measures the highest memory of a process, ten times per second. */
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
      // The process has exited.
    }
  }

  /** Stops and returns the growth in MB. */
  stop(): number {
    clearInterval(this.#timer);
    this.#look();
    return this.#most - this.before;
  }
}
