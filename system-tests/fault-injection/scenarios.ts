import type { Report, RunOptions } from '../report.ts';
import { clockJump } from './clock-jump.ts';
import { damagedFolder } from './damaged-folder.ts';
import { fileSizeLimit, fullDisk } from './full-disk.ts';
import { halfOpen } from './half-open-sockets.ts';
import { databaseCutOff, databaseSilent, databaseStopped } from './lost-database.ts';
import type { Scenario } from './scenario.ts';
import { slowReaders } from './slow-readers.ts';

/** All kinds of bad weather but kills, in the order in which they are tried. */
export const scenarios: readonly Scenario[] = [
  fileSizeLimit,
  fullDisk,
  databaseStopped,
  databaseCutOff,
  databaseSilent,
  clockJump,
  slowReaders,
  halfOpen,
  damagedFolder,
];

/** Tries all of them in full size, or those with this in their name, one after the other. */
export async function run(options: RunOptions, only = ''): Promise<readonly Report[]> {
  const reports: Report[] = [];
  for (const scenario of scenarios.filter(({ name }) => name.includes(only))) {
    options.onProgress?.(`scenario: ${scenario.name}`);
    reports.push(await scenario.run({ ...options, size: 'long' }));
  }
  return reports;
}
