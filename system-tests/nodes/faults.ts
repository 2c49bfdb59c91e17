import { setTimeout as sleep } from 'node:timers/promises';
import type { SeededRandom } from '../players/seeded-random.ts';
import type { Cluster } from './cluster.ts';

/** What happens to nodes, by weight. A cut is of a node's connections to Redis. */
export const FAULT_WEIGHTS = {
  'kill one': 14,
  'kill two': 3,
  stop: 4,
  'pause 0.5 s': 2,
  'pause 3 s': 2,
  'pause 30 s': 0,
  'cut 0.5 s': 2,
  'cut 3 s': 2,
} as const;
export type FaultKind = keyof typeof FAULT_WEIGHTS;

/** Pauses in ms. */
const PAUSES: Readonly<Partial<Record<FaultKind, number>>> = {
  'pause 0.5 s': 500,
  'pause 3 s': 3_000,
  'pause 30 s': 30_000,
};

/** Times without Redis, in ms: the connections are closed, or swallow everything. */
const CUTS: Readonly<Partial<Record<FaultKind, { readonly ms: number; readonly how: 'cut' | 'swallow' }>>> = {
  'cut 0.5 s': { ms: 500, how: 'cut' },
  'cut 3 s': { ms: 3_000, how: 'swallow' },
};

export interface Fault {
  readonly kind: FaultKind;
  /** Numbers of the processes. */
  readonly processes: readonly number[];
  /** Causes the fault; resolves to the violations found. */
  begin(): Promise<readonly string[]>;
  /** Ends it: all processes run afterwards. */
  end(): Promise<void>;
}

/** Plans a fault of random nodes; with `at` of this one. */
export function planFault(
  { nodes, networks }: Cluster,
  random: SeededRandom,
  kind: FaultKind,
  at = random.between(0, nodes.length - 1),
): Fault {
  const first = at % nodes.length;
  const processes = kind === 'kill two' ? [first, (first + 1) % nodes.length] : [first];
  const targets = processes.flatMap((number) => nodes[number] ?? []);
  const restart = async (): Promise<void> => {
    await Promise.all(targets.map((node) => node.restart()));
  };
  const signal = (name: NodeJS.Signals): void => {
    for (const { pid } of targets) process.kill(pid, name);
  };
  const pauseMs = PAUSES[kind];
  if (pauseMs !== undefined)
    return {
      kind,
      processes,
      async begin() {
        signal('SIGSTOP');
        return [];
      },
      async end() {
        await sleep(pauseMs);
        signal('SIGCONT');
      },
    };
  const cut = CUTS[kind];
  if (cut !== undefined)
    return {
      kind,
      processes,
      async begin() {
        for (const number of processes) networks[number]?.[cut.how]();
        return [];
      },
      async end() {
        await sleep(cut.ms);
        for (const number of processes) networks[number]?.restore();
      },
    };
  if (kind === 'stop')
    return {
      kind,
      processes,
      async begin() {
        const codes = await Promise.all(targets.map((node) => node.stop()));
        return codes.flatMap((code) => (code === 0 ? [] : [`a stopped node exited with ${code}`]));
      },
      end: restart,
    };
  return {
    kind,
    processes,
    async begin() {
      await Promise.all(targets.map((node) => node.kill()));
      return [];
    },
    end: restart,
  };
}
