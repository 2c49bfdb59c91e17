import { Unavailable } from '@hub/server/platform/unavailable.ts';
import type { RoomStore } from '@hub/server/rooms/ports.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import { sql } from 'kysely';
import { type RoomStoreOptions, roomStore } from './rooms.ts';

/** All stored data, by the ports of the domain. */
export type Store = {
  /** The database, which features ask themselves. */
  readonly engine: Engine;
  readonly rooms: RoomStore;
  /** Whether the database accepts writes, judged by the latest ones. Rejects when it does not answer. */
  takesWrites(): Promise<boolean>;
  close(): Promise<void>;
};

/** `roomEngine` writes the rooms; default: the engine of everything else. */
export function createStore(
  engine: Engine,
  options: RoomStoreOptions = {},
  roomEngine: Engine = engine,
): Store {
  const rooms = roomStore(roomEngine, options);
  return {
    engine,
    rooms,
    async takesWrites() {
      await sql`select 1`.execute(engine.db);
      // Needed because players may issue no write that would end the outage.
      if (engine.areWritesFailing()) await tryToWrite(engine);
      return !engine.areWritesFailing();
    },
    async close() {
      try {
        await rooms.finish();
      } catch {
        // The database is unavailable: the journal has the changes, and the next start recovers them.
      }
      await engine.close();
    },
  };
}

/** Writes an unchanged value to a row that nothing else changes, to test whether writes work. */
async function tryToWrite({ db }: Engine): Promise<void> {
  try {
    await sql`update schema_migration set name = name where version = 1`.execute(db);
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
  }
}
