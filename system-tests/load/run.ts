/** Many players on one server for a while. Exits with 1 when answers come late, something fails, or memory grows. */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { printed } from '../report.ts';
import { load } from './load.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    built: { type: 'string' },
  },
});

const players = Number(values.players);
const report = await load({
  seed: values.seed,
  players,
  // Twenty newcomers a second.
  arrivalMs: Math.max(5_000, players * 50),
  measuredMs: Number(values.minutes) * 60_000,
  pace: 'human',
  lookMs: 5_000,
  onProgress: (line) => console.log(line),
  ...(values.built !== undefined && { built: path.resolve(values.built) }),
});
console.log(`\n${new Date().toISOString().slice(0, 10)}, ${values.minutes} minutes`);
console.log(printed(report));
process.exitCode = report.broken.length > 0 ? 1 : 0;
