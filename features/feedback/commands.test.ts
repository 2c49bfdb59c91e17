import { expect, it } from 'vitest';
import { server, setUpServer } from '../../apps/server/src/testing/each-hub.ts';
import { admin } from '../../apps/server/src/testing/printed-by.ts';

setUpServer({ isShared: true });

const send = async (text: string, token?: string, page = '/shop'): Promise<string> =>
  (await server.call<{ id: string }>('/feedback', token, { kind: 'bug', text, page })).id;

it('lists feedback newest first and prints one in full, without control characters', async () => {
  const player = await server.guest('Reporter');
  const long = `First line\nSecond line ${'and more '.repeat(20)}`;
  const mine = await send(long, player.token);
  const evil = await send('Red \u001b[31malert\u202e', undefined, '/shop\u001b[2J\u0085');
  const { out } = await admin('feedback');
  expect(out.indexOf(evil)).toBeLessThan(out.indexOf(mine));
  expect(out).toContain('First line Second line');
  expect(out).not.toContain(long.trim());
  expect(out).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  const read = await admin('feedback', 'read', mine);
  expect(read.out).toContain(`bug, from Reporter (${player.player_id}), on /shop\n\n${long.trim()}`);
  const evilRead = (await admin('feedback', 'read', evil)).out;
  expect(evilRead).toContain('from a visitor, on /shop�[2J�');
  expect(evilRead).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}]/u);
  expect(await admin('feedback', 'read', 'nothing')).toMatchObject({
    code: 1,
    err: 'There is no report nothing.',
  });
});

it('is in the help, and says how it is used', async () => {
  expect((await admin('--help')).out).toContain('\n  feedback ');
  const { code, err } = await admin('feedback', 'drop');
  expect(code).toBe(2);
  expect(err).toContain('Use feedback list or feedback read.');
  expect(err).toContain('Usage: npm run admin -- ');
});
