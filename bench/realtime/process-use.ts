import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

/** Processor time of all threads of a process in microseconds, the kernel's work on its behalf included. */
export function cpuUs(pid: number): number {
  let ns = 0;
  for (const thread of readdirSync(`/proc/${pid}/task`)) {
    try {
      ns += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'latin1').split(' ')[0]);
    } catch {
      // The thread has ended since it was listed.
    }
  }
  return ns / 1000;
}

/** Memory of a process that is in use, in kB. */
export const residentKb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]);

/** Milliseconds that all processors of the machine have been busy so far. */
export function busyMs(): number {
  const [user = 0, nice = 0, system = 0, , , irq = 0, softIrq = 0, steal = 0] = (
    readFileSync('/proc/stat', 'latin1').split('\n')[0] ?? ''
  )
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softIrq + steal) * 10;
}

/** Waits until the machine has been nearly idle for a moment, at most `limitMs`. */
export async function untilQuiet(limitMs: number): Promise<void> {
  const limit = Date.now() + limitMs;
  while (Date.now() < limit) {
    const before = busyMs();
    await sleep(400);
    if (busyMs() - before <= 60) return;
  }
}

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
