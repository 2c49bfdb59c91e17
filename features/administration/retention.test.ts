import { afterEach, expect, it } from 'vitest';
import { startServer, type TestServer } from '../../apps/server/src/testing/start-server.ts';

let server: TestServer;
afterEach(() => server.stop());

const names = async () =>
  (
    await server.hub.features.administration.list({
      text: undefined,
      onlyDeleted: false,
      limit: 9,
      offset: 0,
    })
  ).accounts.map(({ name }) => name);

it('a server deletes what is older than the host keeps it, and nothing without a setting', async () => {
  server = await startServer();
  for (const name of ['Old', 'New']) await server.guest(name);
  const { dataDir } = server;
  server.sql("update account set created_at = 5 where name = 'Old'");
  const add = (id: string, at: number) =>
    server.sql('insert into feedback (id, kind, text, created_at) values (?, ?, ?, ?)', id, 'bug', 'x', at);
  for (let number = 0; number < 25; number += 1) add(`old-${number}`, 5);
  add('new', Date.now());
  server = await server.restart();
  expect(await names()).toEqual(['New', 'Old']);
  await server.hub.store.close();
  const variables = { KEEP_FEEDBACK_DAYS: '30', KEEP_GUESTS_DAYS: '7', KEEP_MATCHES_DAYS: '30' };
  server = await startServer({ dataDir, variables });
  expect(await names()).toEqual(['New', expect.stringMatching(/^Gone /)]);
  expect(server.rows('select id from feedback')).toEqual([{ id: 'new' }]);
  expect((await server.hub.features.administration.audit({ limit: 9, offset: 0 })).rows).toMatchObject([
    { kind: 'prune guests', by: 'server', reason: 'KEEP_GUESTS_DAYS' },
  ]);
});
