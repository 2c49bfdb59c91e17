import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * `npm run test:long [-- chaos fuzz]`: runs all long suites, or the given ones, one after the other. Prints a table
 * and exits with 1 when a suite fails.
 */
const SUITES: Readonly<Record<string, readonly string[]>> = {
  build: ['run', '-s', 'build'],
  journeys: ['run', '-s', 'test:journeys'],
  hosting: ['run', '-s', 'test:hosting'],
  'new-game': ['run', '-s', 'test:new-game'],
  restore: ['run', '-s', 'test:restore'],
  fuzz: ['run', '-s', 'system:fuzz'],
  leaks: ['run', '-s', 'system:leaks'],
  'leaks-nodes': ['run', '-s', 'system:leaks', '--', '--nodes', '3', '--games', '40'],
  abuse: ['run', '-s', 'system:abuse'],
  'abuse-nodes': ['run', '-s', 'system:abuse', '--', '--nodes', '3', '--share', '0.1'],
  deploys: ['run', '-s', 'system:deploys'],
  'deploys-nodes': ['run', '-s', 'system:deploys', '--', '--nodes', '3'],
  nodes: ['run', '-s', 'system:nodes'],
  'quick-play': ['run', '-s', 'system:quick-play'],
  chaos: ['run', '-s', 'system:chaos'],
  load: ['run', '-s', 'system:load'],
};

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !Object.hasOwn(SUITES, name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${Object.keys(SUITES).join(', ')}.`);
  process.exit(2);
}

const lines: string[] = [];
for (const [name, command] of Object.entries(SUITES)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n== ${name} ==`);
  const from = performance.now();
  const child = spawn('npm', command, { stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  const seconds = Math.round((performance.now() - from) / 1000);
  lines.push(`${name.padEnd(13)} ${code === 0 ? 'passed' : 'FAILED'} ${String(seconds).padStart(5)} s`);
  if (code !== 0) process.exitCode = 1;
}
console.log(`\n${new Date().toISOString().slice(0, 10)}\n${lines.join('\n')}`);
