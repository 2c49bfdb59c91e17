import * as fc from 'fast-check';
import { absolute, type Suite, sourcesOf, testsOf } from './areas.ts';
import { instrumentAll, loadInstrumented } from './loading.ts';
import { Switchboard } from './switchboard.ts';
import { Trial, type Verdict } from './trial.ts';

/** What the process that runs the suite hears from here. */
export type Message =
  | { readonly kind: 'begins'; readonly id: number }
  | { readonly kind: 'judged'; readonly id: number; readonly verdict: Verdict; readonly ms: number };

/** What it wants to know: these mutants of a suite, in this order. */
export type Order = { readonly suite: Suite; readonly ids: readonly number[] };

const tell = (message: Message): void => void process.send?.(message);

// Nobody is left to tell.
process.once('disconnect', () => process.exit());
process.once('message', (order: Order) => void obey(order));

async function obey({ suite, ids }: Order): Promise<void> {
  // The same inputs each time, and no search for a smaller one: that a test fails is enough.
  fc.configureGlobal({ seed: 1, endOnFailure: true });
  const { sources, mutants } = instrumentAll(
    sourcesOf(suite).map((file) => ({ name: file, path: absolute(file) })),
  );
  const board = new Switchboard(mutants.length);
  board.install();
  const imports = loadInstrumented(sources);
  const trial = new Trial(
    board,
    testsOf(suite).map((file) => ({ name: file, path: absolute(file) })),
    imports,
  );
  await trial.prepare();
  const fileOf = new Map(mutants.map(({ id, file }) => [id, absolute(file)]));
  for (const id of ids) {
    const begun = performance.now();
    tell({ kind: 'begins', id });
    tell({
      kind: 'judged',
      id,
      verdict: await trial.judge(id, fileOf.get(id) ?? ''),
      ms: performance.now() - begun,
    });
  }
  process.disconnect();
}
