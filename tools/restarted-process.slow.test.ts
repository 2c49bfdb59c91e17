import { renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tempFolder } from '../packages/server/src/testing/temp-folder.ts';
import { RestartedProcess } from './restarted-process.ts';

let folder = '';
let running: RestartedProcess;
const file = (name: string): string => path.join(folder, name);

/** Starts a process that waits, or ends at once. */
const start = async (source: string): Promise<void> => {
  writeFileSync(file('main.mjs'), source);
  running = new RestartedProcess([file('main.mjs')], { watched: [folder], cwd: folder });
  await running.ready();
};

beforeEach(() => {
  folder = tempFolder();
});
afterEach(() => running.stop());

const inPlace = (text: string): void => writeFileSync(file('part.mjs'), text);
const byRename = (text: string): void => {
  writeFileSync(file('part.mjs.new'), text);
  renameSync(file('part.mjs.new'), file('part.mjs'));
};

it.each([
  ['in place', inPlace],
  ['by rename', byRename],
])('restarts after each of ten saves %s', async (_, save) => {
  inPlace('');
  await start('setInterval(() => {}, 1000)');
  for (let saves = 1; saves <= 10; saves += 1) {
    const before = running.starts;
    save(`// ${saves}`);
    await vi.waitFor(() => expect(running.starts).toBeGreaterThan(before));
  }
});

it('starts a crashed process after the next change', async () => {
  await start('process.exit(1)');
  writeFileSync(file('other.json'), '{}');
  await vi.waitFor(() => expect(running.starts).toBe(2));
});
