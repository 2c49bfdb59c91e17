import { openDataFolder } from './platform/data-folder.ts';
import type { Environment } from './platform/environment.ts';
import { instanceSecret, storedSecret } from './platform/instance-secret.ts';
import type { Logger } from './platform/logger.ts';
import type { Secret } from './platform/secret.ts';
import { openDatabase, type SecretSource } from './store/open-database.ts';
import type { RoomStoreOptions } from './store/rooms.ts';
import { createStore, type Store } from './store/store.ts';

type Data = { readonly secret: Secret; readonly store: Store };

/**
 * Opens data folder, database and secret, and recovers all rooms. Throws an error for the host that names the damaged
 * file; everything is closed again then.
 */
export async function openData(
  environment: Environment,
  logger: Logger,
  checkpointWorker: string,
  options: RoomStoreOptions,
): Promise<Data> {
  const { dataDir } = environment;
  openDataFolder(dataDir);
  const source = sourceOfSecret(environment);
  const engine = await openDatabase(environment, logger, { checkpointWorker, secret: source });
  try {
    const store = createStore(engine, options);
    await recoverRooms(store, logger);
    // Created last: a secret next to a database without tables would be taken for lost data.
    const secret = instanceSecret(environment.secret, dataDir);
    if (source === 'missing' && (await store.accounts.count()) > 0)
      logger.warn(
        { dataDir },
        'the secret was missing although the database has players; a new one was created and all players are signed out',
      );
    return { secret, store };
  } catch (error) {
    await engine.close();
    throw error;
  }
}

function sourceOfSecret({ secret, dataDir }: Environment): SecretSource {
  if (secret !== undefined) return 'given';
  return storedSecret(dataDir) === undefined ? 'missing' : 'kept';
}

/** Recovers the rooms of a killed server; called before players can connect. */
async function recoverRooms({ rooms }: Store, logger: Logger): Promise<void> {
  const { rooms: recovered, broken, unreadable } = await rooms.recover();
  if (recovered > 0) logger.info({ rooms: recovered }, 'recovered rooms after a kill');
  if (broken.length > 0) logger.error({ rooms: broken }, 'could not recover all changes of these rooms');
  if (unreadable.length > 0)
    logger.error({ positions: unreadable }, 'skipped unreadable rows of the room journal');
}
