import type { AccountId } from '@hub/protocol/ids';
import { championRift } from '@hub/protocol/realtime/champion-rift';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Client, connect, protocolsFor } from '../realtime/testing/client.ts';
import { startServer, type TestServer } from '../testing/start-server.ts';

const OVER = { code: 4401, reason: 'unauthorized' };

let server: TestServer;
beforeEach(async () => {
  server = await startServer();
});
afterEach(() => server.stop());

async function post(path: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const reply = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  expect(reply.status).toBe(200);
  return (await reply.json()) as Record<string, unknown>;
}

type Seated = { readonly id: string; readonly token: string; readonly sockets: readonly Client[] };

const join = (token: string): Promise<Client> =>
  connect(server.url.replace('http', 'ws') + championRift.path, protocolsFor(token));

/** A player with two sockets, one of them in a game. */
async function seated(name: string): Promise<Seated> {
  const { token } = (await post('/accounts/create', { name })) as { token: string };
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { id: string };
  const sockets = [await join(token), await join(token)];
  expect((await sockets[0]?.ask('startGame'))?.action).toBe('gameStarted');
  return { id: claims.id, token, sockets };
}

/** What became of a player's sockets, of a new one under the same token, and of somebody else's game. */
async function afterwards(end: (player: Seated) => Promise<unknown>) {
  const [player, other] = [await seated('Gone'), await seated('Stays')];
  await end(player);
  const closed = await Promise.all(player.sockets.map((socket) => socket.closed));
  const again = await (await join(player.token)).closed;
  return { closed, again: again.code, others: (await other.sockets[0]?.ask('startGame'))?.action };
}

const ENDED = { closed: [OVER, OVER], again: 4401, others: 'gameStarted' };

describe('sockets close at once', () => {
  it('when their account is deleted by its owner', async () => {
    const result = await afterwards(({ id, token }) =>
      post(`/accounts/${id}/delete`, { name: 'Gone' }, token),
    );
    expect(result).toEqual(ENDED);
  });

  it('when their owner signs out everywhere', async () => {
    let renewed = '';
    const result = await afterwards(async ({ id, token }) => {
      renewed = String((await post(`/accounts/${id}/sign-out-everywhere`, {}, token))['token']);
    });
    expect(result).toEqual(ENDED);
    expect((await (await join(renewed)).ask('startGame')).action).toBe('gameStarted');
  });

  it('when a recovery code is used to sign the others out', async () => {
    const result = await afterwards(async ({ id, token }) => {
      const { codes } = (await post(`/accounts/${id}/recovery-codes`, {}, token)) as { codes: string[] };
      await post('/auth/recover', { code: codes[0], signOutElsewhere: true });
    });
    expect(result).toEqual(ENDED);
  });

  it('when the host suspends the account from another process', async () => {
    const result = await afterwards(({ id }) =>
      server.hub.store.administration.softDelete(id as AccountId, Date.now()),
    );
    expect(result).toEqual(ENDED);
  });
});

it('a recovery code that is used for one more device leaves the sockets of the others open', async () => {
  const player = await seated('Two homes');
  const { codes } = (await post(`/accounts/${player.id}/recovery-codes`, {}, player.token)) as {
    codes: string[];
  };
  await post('/auth/recover', { code: codes[0], signOutElsewhere: false });
  expect((await player.sockets[0]?.ask('startGame'))?.action).toBe('gameStarted');
});
