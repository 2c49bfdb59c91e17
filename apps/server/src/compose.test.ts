import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { databaseFile } from '@hub/server/store/open-database.ts';
import { openSqlite } from '@hub/server/store/sqlite.ts';
import { pino } from 'pino';
import { afterEach, expect, it } from 'vitest';
import { roomStore } from './store/rooms.ts';
import { gameId, snapshot } from './store/testing/rows.ts';
import { openHub } from './testing/open-hub.ts';

const dataDir = mkdtempSync(path.join(tmpdir(), 'hub-compose-'));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

it('recovers the rooms of a killed hub at the start, and logs it', async () => {
  const killed = await openSqlite(databaseFile(dataDir));
  const rooms = roomStore(killed);
  for (let version = 1; version <= 3; version += 1)
    await rooms.save([1, 2].map((number) => roomAt(number, version)));
  const wrongEntry = JSON.stringify([[gameId(2), 8, 9, 0, null, {}]]);
  await killed.db.insertInto('room_journal').values({ position: 9_000_000, entries: wrongEntry }).execute();
  await killed.db.insertInto('room_journal').values({ position: 9_000_001, entries: '[["half' }).execute();
  await killed.close();

  const lines: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const open = await openHub({ variables: { DATA_DIR: dataDir }, logger });
  for (const number of [1, 2])
    expect(await open.hub.store.rooms.load(gameId(number))).toEqual(roomAt(number, 3).snapshot);
  expect(lines.map((line) => JSON.parse(line) as object)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ level: 30, msg: 'recovered rooms after a kill', rooms: 2 }),
      expect.objectContaining({
        level: 50,
        msg: 'could not recover all changes of these rooms',
        rooms: [gameId(2)],
      }),
      expect.objectContaining({
        level: 50,
        msg: 'skipped unreadable rows of the room journal',
        positions: [9_000_001],
      }),
    ]),
  );
  await open.close();
});

function roomAt(number: number, version: number) {
  const value = { round: version };
  return { snapshot: snapshot({ roomId: gameId(number), version, state: JSON.stringify(value) }), value };
}
