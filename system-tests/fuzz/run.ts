import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import type { Finding } from './fuzz-target.ts';
import { watchProcess } from './process-watch.ts';
import { resultsText, Tally } from './results.ts';
import { fuzz, unreached } from './suite.ts';

/**
 * `npm run system:fuzz [-- --inputs 120000 --seed 1]`: sends inputs to the game sockets, the API and the port
 * of a server in this process, and prints the results. Exits with 1 on a fault.
 */
const { values } = parseArgs({
  options: {
    inputs: { type: 'string', default: '120000' },
    seed: { type: 'string', default: String(Date.now() % 2 ** 31) },
  },
});
const inputs = Number(values.inputs);
const seed = Number(values.seed);
/** Limit for the growth of the heap: a store in memory, caches, compiled code. */
const GROWTH_BYTES = 200_000_000;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;
const keptBytes = (): number => {
  collect();
  return process.memoryUsage().heapUsed;
};

const tally = new Tally();
const watch = watchProcess();
// Loads and compiles all code before the memory is measured.
await fuzz({ inputs: inputs / 50, seed: seed + 1, tally: new Tally() });
const before = keptBytes();
const begun = performance.now();
const announce = (name: string): void =>
  console.log(`${Math.round((performance.now() - begun) / 1000)} s  ${name}`);
const findings = await fuzz({ inputs, seed, tally, announce });
const growth = keptBytes() - before;
const seconds = (performance.now() - begun) / 1000;

console.log(`\n${new Date().toISOString()}  seed ${seed}  ${seconds.toFixed(0)} s\n${resultsText(tally)}`);
const peak = process.resourceUsage().maxRSS / 1024;
console.log(`memory: ${(growth / 1e6).toFixed(0)} MB more kept than before, peak ${peak.toFixed(0)} MB`);
for (const finding of findings) console.error(describe(finding));
for (const error of watch.errors) console.error(`unhandled: ${error}`);
for (const name of unreached(tally)) console.error(`not both accepted and refused: ${name}`);
if (growth > GROWTH_BYTES) console.error('memory grows');
const isClean =
  findings.length + watch.errors.length + unreached(tally).length === 0 && growth <= GROWTH_BYTES;
process.exitCode = isClean ? 0 : 1;

function describe({ target, seed, path, input, reason }: Finding): string {
  return `\n${target} (seed ${seed}, path ${path}):\n${input}\n${reason}`;
}
