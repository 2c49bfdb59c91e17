/**
 * `npm run system:load`: many players on one server. Exits with 1 when answers are late, something fails or memory
 * grows.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { printReports, randomSeed } from '../report.ts';
import { load } from './load.ts';

const { values } = parseArgs({
  options: {
    players: { type: 'string', default: '1000' },
    minutes: { type: 'string', default: '10' },
    seed: { type: 'string', default: randomSeed() },
    built: { type: 'string' },
  },
});

const players = Number(values.players);
const report = await load({
  seed: values.seed,
  players,
  // 20 players per second.
  arrivalMs: Math.max(5_000, players * 50),
  measuredMs: Number(values.minutes) * 60_000,
  pace: 'human',
  lookMs: 5_000,
  onProgress: (line) => console.log(line),
  ...(values.built !== undefined && { built: path.resolve(values.built) }),
});
printReports([report], values.seed);
