import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Hub } from './hub.ts';

const ADMIN = path.resolve(import.meta.dirname, '../../apps/server/src/admin/main.ts');
const run = promisify(execFile);

/** Makes a player a host with the admin command line. Returns the path of the link that opens the door once. */
export async function makeHost(hub: Pick<Hub, 'dataDir'>, player: string): Promise<string> {
  const { stdout } = await run(process.execPath, [ADMIN, 'make-host', player], {
    env: { PATH: process.env['PATH'], DATA_DIR: hub.dataDir },
  });
  return /\/admin\/link#[\w-]+/.exec(stdout)?.[0] ?? '';
}

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
