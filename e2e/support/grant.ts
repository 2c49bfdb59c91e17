import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { DataLocation } from '../../system-tests/players/grant-essence.ts';

/** The built command line, which starts in a quarter of the time. */
const ADMIN = path.resolve(import.meta.dirname, '../../apps/server/dist/hub-admin.cjs');
const run = promisify(execFile);

/** Runs an admin command on the data of a hub; returns what it prints. */
export async function admin({ dataDir }: DataLocation, ...words: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, [ADMIN, ...words], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
  });
  return stdout;
}

/** Makes a player a host with the admin command line, by player id: other tests of the hub may have players of the same name. Returns the path of the link that signs in once. */
export async function makeHost(hub: DataLocation, player: string): Promise<string> {
  return /\/admin\/link#[\w-]+/.exec(await admin(hub, 'make-host', player))?.[0] ?? '';
}

/** Grants Blue Essence to a player (player id or unique name) with the admin command line while the server runs. */
export async function grantEssence(
  hub: DataLocation,
  player: string,
  amount: number,
  reason = 'For the test',
): Promise<void> {
  await admin(hub, 'grant', player, String(amount), reason);
}
