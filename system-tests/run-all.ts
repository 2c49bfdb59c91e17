import { spawn } from 'node:child_process';
import { once } from 'node:events';

/**
 * Everything that takes too long for every day, one after the other, each with its figures; ends with a table and fails
 * when one of them does. Words behind it choose some, for example `npm run test:long -- chaos fuzz`.
 */
const SUITES: Readonly<Record<string, readonly string[]>> = {
  build: ['run', '-s', 'build'],
  journeys: ['run', '-s', 'test:journeys'],
  fuzz: ['run', '-s', 'system:fuzz'],
  leaks: ['run', '-s', 'system:leaks'],
  abuse: ['run', '-s', 'system:abuse'],
  deploys: ['run', '-s', 'system:deploys'],
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
  lines.push(`${name.padEnd(10)} ${code === 0 ? 'holds ' : 'BROKEN'} ${String(seconds).padStart(5)} s`);
  if (code !== 0) process.exitCode = 1;
}
console.log(`\n${new Date().toISOString().slice(0, 10)}\n${lines.join('\n')}`);
