import { fork } from 'node:child_process';
import { nextInt, type Random, randomFrom } from '@hub/games/kernel/random';
import { absolute, areaOf, type Suite, sourcesOf } from './areas.ts';
import type { Mutant } from './instrument.ts';
import { instrumentAll } from './loading.ts';
import type { Judged } from './score.ts';
import type { Message, Order } from './worker.ts';

/** Milliseconds without a word after which a process hangs, while it loads, and while it tries a mutant. */
const LOADING_MS = 120_000;
const SILENCE_MS = 20_000;
/** Mutants that one process tries: fresh modules stay in memory. */
const ORDER_SIZE = 400;

const mutantsOf = (suite: Suite): readonly Mutant[] =>
  instrumentAll(sourcesOf(suite).map((file) => ({ name: file, path: absolute(file) }))).mutants;

/** So many of the mutants, drawn by the seed, in their order; all when there are no more. */
export function sampled<T>(list: readonly T[], size: number, seed: number): T[] {
  let random: Random = randomFrom(`mutants ${seed}`);
  const rest = [...list.entries()];
  const drawn: [number, T][] = [];
  while (drawn.length < size && rest.length > 0) {
    let at: number;
    [at, random] = nextInt(random, rest.length);
    drawn.push(...rest.splice(at, 1));
  }
  return drawn.toSorted(([a], [b]) => a - b).map(([, one]) => one);
}

/** Tries mutants of a suite, all or a sample, in processes that are replaced when one hangs. */
export async function tryMutants(
  suite: Suite,
  choose: (mutants: readonly Mutant[]) => readonly Mutant[],
  heard: (judged: Judged) => void,
): Promise<Judged[]> {
  const judged: Judged[] = [];
  const take = (one: Judged): void => {
    judged.push(one);
    heard(one);
  };
  const waiting = [...choose(mutantsOf(suite))];
  while (waiting.length > 0) {
    const order = waiting.slice(0, ORDER_SIZE);
    const { done, broken } = await runOrder(suite, order, take);
    waiting.splice(0, done);
    if (done === 0 && broken === undefined) throw new Error(`${suite.name}: nothing could be tried`);
    // It may have been another one's doing, unless it was the first of its process.
    if (broken === undefined || done > 0) continue;
    take({ mutant: broken, area: areaOf(suite, broken.file), fate: 'timeout' });
    waiting.shift();
  }
  return judged;
}

/** How many of the mutants were tried until the process ended, and with which one it broke or had to be ended. */
async function runOrder(
  suite: Suite,
  mutants: readonly Mutant[],
  take: (judged: Judged) => void,
): Promise<{ readonly done: number; readonly broken: Mutant | undefined }> {
  const byId = new Map(mutants.map((mutant) => [mutant.id, mutant]));
  const child = fork(`${import.meta.dirname}/worker.ts`, {
    execArgv: ['--conditions=@hub/source', '--no-warnings', '--max-old-space-size=2048'],
  });
  let current: Mutant | undefined;
  let done = 0;
  let silence: NodeJS.Timeout | undefined;
  const finish = (mutant: Mutant, fate: Pick<Judged, 'fate' | 'by'>): void => {
    done += 1;
    current = undefined;
    take({ mutant, area: areaOf(suite, mutant.file), ...fate });
  };
  const listen = (ms: number): void => {
    clearTimeout(silence);
    silence = setTimeout(() => child.kill('SIGKILL'), ms);
  };
  child.on('message', (message: Message) => {
    listen(SILENCE_MS);
    const mutant = byId.get(message.id);
    if (mutant === undefined) return;
    if (message.kind === 'begins') current = mutant;
    else if (message.verdict.kind === 'killed') finish(mutant, { fate: 'killed', by: message.verdict.by });
    else finish(mutant, { fate: message.verdict.kind });
  });
  listen(LOADING_MS);
  child.send({ suite, ids: mutants.map(({ id }) => id) } satisfies Order);
  await new Promise((resolve) => child.once('exit', resolve));
  clearTimeout(silence);
  return { done, broken: current };
}
