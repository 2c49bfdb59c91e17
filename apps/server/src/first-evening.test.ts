import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, describe } from 'vitest';
import { firstEveningContract } from './testing/first-evening.ts';

let folder: string;
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('new accounts on SQLite', () => {
  firstEveningContract(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'hub-evening-'));
    return { DATA_DIR: folder };
  });
});
