/** Runs the scenarios alone; `system-tests/chaos/run.ts` runs them after the kills. Exits with 1 on a violation. */
import { parseArgs } from 'node:util';
import { printed, type Report } from '../report.ts';
import { scenarios } from './scenarios.ts';

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    size: { type: 'string', default: 'long' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});

const size = values.size === 'short' ? 'short' : 'long';
const reports: Report[] = [];
for (const scenario of scenarios.filter(({ name }) => name.includes(values.only))) {
  const from = performance.now();
  const report = await scenario.run({ seed: values.seed, size, onProgress: (line) => console.log(line) });
  const seconds = ((performance.now() - from) / 1_000).toFixed(1);
  console.log(`\n${printed({ ...report, figures: [...report.figures, ['took', `${seconds} s`]] })}`);
  reports.push(report);
}
console.log(`\n${new Date().toISOString().slice(0, 10)}, seed ${values.seed}`);
process.exitCode = reports.some(({ broken }) => broken.length > 0) ? 1 : 0;
