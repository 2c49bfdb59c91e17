import { readdirSync, readFileSync } from 'node:fs';

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

/** All processes that a process has started, and that those have started. */
export function descendantsOf(pid: number): readonly number[] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'latin1')
      .trim()
      .split(' ')
      .filter(Boolean)
      .map(Number),
  );
  return [...children, ...children.flatMap(descendantsOf)];
}

/** Processor time of the ended children of a process in microseconds, by the kernel's clock of 10 ms. */
export function endedChildrenUs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(13, 15);
  return (Number(user) + Number(system)) * 10_000;
}

/** Memory of a process that is in use, in kB. */
export const residentKb = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]);

export const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
