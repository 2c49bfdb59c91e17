import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Hub } from './hub.ts';

const ADMIN = path.resolve(import.meta.dirname, '../../apps/server/src/admin/main.ts');
const run = promisify(execFile);

/** Gives a player (player id, or a name nobody else has) Blue Essence, as a host would while the server runs. */
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
