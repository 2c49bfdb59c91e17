/**
 * `npm run system:dailies [-- --seed 1]`: a year of every daily game: repeated answers, and how many guesses simulated
 * players need.
 */
import { parseArgs } from 'node:util';
import { repeatsIn, simulateYear } from './year.ts';

/** The last column counts this number and more. */
const MOST_GUESSES = 8;

const { values } = parseArgs({ options: { seed: { type: 'string', default: '1' } } });
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const columns = Array.from({ length: MOST_GUESSES }, (_, index) => index + 1);
print(`| days by guesses | answers | repeats | ${columns.join(' | ')}+ | mean | most |`);
print(`| --- |${' ---: |'.repeat(columns.length + 4)}`);
let repeats = 0;
const { games, wrongDays } = await simulateYear(values.seed);
for (const year of games) {
  const guesses = year.days.map((day) => day.guesses);
  const repeated = repeatsIn(year);
  repeats += repeated.length;
  const counts = columns.map(
    (column) => guesses.filter((count) => Math.min(count, MOST_GUESSES) === column).length,
  );
  const mean = guesses.reduce((sum, count) => sum + count, 0) / guesses.length;
  const row = [year.mode, year.answers, repeated.length, ...counts, mean.toFixed(2), Math.max(...guesses)];
  print(`| ${row.join(' | ')} |`);
}
print(`days revealed too early or too late: ${wrongDays.length}`);
process.exitCode = repeats + wrongDays.length === 0 ? 0 : 1;
