import { CONTRACT } from '@hub/engine/wire/version';
import { LEASE_MS } from './domain/nodes/ports.ts';
import { openDataFolder } from './platform/data-folder.ts';
import type { Environment } from './platform/environment.ts';
import { instanceSecret, storedSecret } from './platform/instance-secret.ts';
import type { Logger } from './platform/logger.ts';
import type { Secret } from './platform/secret.ts';
import type { JoinNodes } from './realtime/nodes/node-host.ts';
import type { Engine } from './store/engine.ts';
import { openDatabase, type SecretSource } from './store/open-database.ts';
import type { RoomStoreOptions } from './store/rooms.ts';
import { createStore, type Store } from './store/store.ts';

type Data = {
  readonly secret: Secret;
  readonly store: Store;
  /** Given if this server is one of several nodes. */
  readonly join: JoinNodes | undefined;
};

type Options = RoomStoreOptions & {
  /** File of the checkpoint worker. */
  readonly checkpointWorker: string;
  /** Build of this server if it is one of several nodes. */
  readonly nodeBuild: string | undefined;
};

/**
 * Opens data folder, database and secret, and recovers all rooms. Throws an error for the host that names the damaged
 * file; everything is closed again then.
 */
export async function openData(
  environment: Environment,
  logger: Logger,
  { checkpointWorker, nodeBuild, ...options }: Options,
): Promise<Data> {
  const { dataDir, databaseUrl } = environment;
  openDataFolder(dataDir);
  const source = sourceOfSecret(environment);
  const engine = await openDatabase(environment, logger, {
    checkpointWorker,
    secret: source,
    maxIdleInTransactionMs: nodeBuild === undefined ? undefined : LEASE_MS,
  });
  try {
    const store = createStore(engine, options);
    const join =
      databaseUrl === undefined || nodeBuild === undefined
        ? undefined
        : await joinerOf(engine, databaseUrl, nodeBuild, options);
    if (join === undefined) await recoverRooms(engine, store, environment, logger);
    // Created last: a secret next to a database without tables would be taken for lost data.
    const secret = instanceSecret(environment.secret, dataDir);
    if (source === 'missing' && (await store.accounts.count()) > 0)
      logger.warn(
        { dataDir },
        'the secret was missing although the database has players; a new one was created and all players are signed out',
      );
    return { secret, store, join };
  } catch (error) {
    await engine.close();
    throw error;
  }
}

function sourceOfSecret({ secret, dataDir }: Environment): SecretSource {
  if (secret !== undefined) return 'given';
  return storedSecret(dataDir) === undefined ? 'missing' : 'kept';
}

/** The driver of PostgreSQL is loaded only here. */
async function joinerOf(
  engine: Engine,
  databaseUrl: string,
  build: string,
  options: RoomStoreOptions,
): Promise<JoinNodes> {
  const { joinNodes } = await import('./store/nodes/membership.ts');
  return (games) => {
    const stateVersions = new Map(games.map(({ endpoint, rules }) => [endpoint.name, rules.stateVersion]));
    return joinNodes(engine, databaseUrl, { build, contract: CONTRACT, stateVersions }, options);
  };
}

/** Recovers the rooms of a killed server, or of nodes that have died; called before players can connect. */
async function recoverRooms(
  engine: Engine,
  { rooms }: Store,
  { databaseUrl }: Environment,
  logger: Logger,
): Promise<void> {
  if (databaseUrl !== undefined) {
    const { endDeadNodes } = await import('./store/nodes/lone-server.ts');
    await endDeadNodes(engine);
  }
  const { rooms: recovered, broken, unreadable } = await rooms.recover();
  if (recovered > 0) logger.info({ rooms: recovered }, 'recovered rooms after a kill');
  if (broken.length > 0) logger.error({ rooms: broken }, 'could not recover all changes of these rooms');
  if (unreadable.length > 0)
    logger.error({ positions: unreadable }, 'skipped unreadable rows of the room journal');
}
