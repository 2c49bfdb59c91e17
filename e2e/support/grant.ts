import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Hub } from './hub.ts';

const ADMIN = path.resolve(import.meta.dirname, '../../apps/server/src/admin/main.ts');
const run = promisify(execFile);

/** Grants Blue Essence to a player (player id or unique name) with the admin command line while the server runs. */
export async function grantEssence(
  hub: Pick<Hub, 'dataDir'>,
  player: string,
  amount: number,
  reason = 'For the test',
): Promise<void> {
  await run(process.execPath, [ADMIN, 'grant', player, String(amount), reason], {
    env: { PATH: process.env['PATH'], DATA_DIR: hub.dataDir },
  });
}
