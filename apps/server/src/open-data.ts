import { CONTRACT } from '@hub/engine/wire/version';
import { tidyDataFolder } from '@hub/server/backup/leftovers.ts';
import { LEASE_MS } from '@hub/server/nodes/ports.ts';
import { openDataFolder } from '@hub/server/platform/data-folder.ts';
import type { Environment } from '@hub/server/platform/environment.ts';
import { instanceSecret, storedSecret } from '@hub/server/platform/instance-secret.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import { refuseMoved } from '@hub/server/platform/moved-mark.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import { openDatabase, type SecretSource } from '@hub/server/store/open-database.ts';
import { checkSecret } from './check-secret.ts';
import type { JoinNodes } from './realtime/nodes/node-host.ts';
import { fencedEngine } from './store/nodes/fence.ts';
import { LONE_SERVER } from './store/room-recovery.ts';
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
  /** Build of this server. */
  readonly build: string;
  readonly isNode: boolean;
  /** Called when another server has taken over the database of this one, which runs alone. */
  readonly onTakenOver: (() => void) | undefined;
};

/**
 * Opens data folder, database and secret, and recovers all rooms. Throws an error for the host that names the damaged
 * file; everything is closed again then.
 */
export async function openData(
  environment: Environment,
  logger: Logger,
  { checkpointWorker, build, isNode, onTakenOver, ...options }: Options,
): Promise<Data> {
  const { dataDir, databaseUrl } = environment;
  openDataFolder(dataDir);
  if (databaseUrl === undefined) {
    tidyDataFolder(dataDir);
    refuseMoved(dataDir);
  }
  const source = sourceOfSecret(environment);
  const engine = await openDatabase(environment, logger, {
    checkpointWorker,
    secret: source,
    maxIdleInTransactionMs: isNode ? LEASE_MS : undefined,
  });
  let store: Store | undefined;
  try {
    store =
      databaseUrl !== undefined && !isNode
        ? await openAlone(engine, databaseUrl, { build, onTakenOver }, options)
        : createStore(engine, options);
    if (!isNode || databaseUrl === undefined) await recoverRooms(store, logger);
    // Created last: a secret next to a database without tables would be taken for lost data.
    const secret = instanceSecret(environment.secret, dataDir);
    await checkSecret(store, { secret, source, environment, logger });
    const join =
      databaseUrl !== undefined && isNode
        ? await joinerOf(engine, databaseUrl, { build, secret }, options)
        : undefined;
    return { secret, store, join };
  } catch (error) {
    await (store ?? engine).close();
    throw error;
  }
}

function sourceOfSecret({ secret, dataDir }: Environment): SecretSource {
  if (secret !== undefined) return 'given';
  return storedSecret(dataDir) === undefined ? 'missing' : 'kept';
}

async function joinerOf(
  engine: Engine,
  databaseUrl: string,
  { build, secret }: { readonly build: string; readonly secret: Secret },
  options: RoomStoreOptions,
): Promise<JoinNodes> {
  const { joinNodes } = await import('./store/nodes/membership.ts');
  const info = { build, contract: CONTRACT, secretHash: secret.derive('nodes').toString('hex') };
  return (games) => {
    const stateVersions = new Map(games.map(({ endpoint, rules }) => [endpoint.name, rules.stateVersion]));
    return joinNodes(engine, databaseUrl, { ...info, stateVersions }, options);
  };
}

/** The store of a server that shares its PostgreSQL with no other one. The driver is loaded only where it is needed. */
async function openAlone(
  engine: Engine,
  databaseUrl: string,
  { build, onTakenOver = () => undefined }: Pick<Options, 'build' | 'onTakenOver'>,
  options: RoomStoreOptions,
): Promise<Store> {
  const { registerAlone } = await import('./store/nodes/lone-server.ts');
  const alone = await registerAlone(engine, databaseUrl, { build, contract: CONTRACT }, onTakenOver);
  const leaving: Engine = {
    ...engine,
    async close() {
      await alone.leave();
      await engine.close();
    },
  };
  const writer = { fence: alone.id, node: LONE_SERVER };
  return createStore(leaving, { ...options, writer }, fencedEngine(engine, alone.id));
}

/** Recovers the rooms of a killed server; called before players can connect. */
async function recoverRooms({ rooms }: Store, logger: Logger): Promise<void> {
  const { rooms: recovered, broken, unreadable } = await rooms.recover();
  if (recovered > 0) logger.info({ rooms: recovered }, 'recovered rooms after a kill');
  if (broken.length > 0) logger.error({ rooms: broken }, 'could not recover all changes of these rooms');
  if (unreadable.length > 0)
    logger.error({ positions: unreadable }, 'skipped unreadable rows of the room journal');
}
