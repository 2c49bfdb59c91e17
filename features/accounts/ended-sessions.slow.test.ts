import type { AccountId } from '@hub/engine/wire/ids';
import { championRift } from '@hub/games/champion-rift/game.ts';
import { realtimeEndpoints } from '@hub/protocol/testing/realtime-endpoints';
import { describe, expect, it } from 'vitest';
import { type Client } from '../../apps/server/src/realtime/testing/client.ts';
import { hostOf } from '../../apps/server/src/store/testing/rows.ts';
import { server, setUpServer } from '../../apps/server/src/testing/each-hub.ts';
import { playerActions } from '../administration/player-actions.ts';
import { endpoints } from '../registry.ts';

const OVER = { code: 4401, reason: 'unauthorized' };

setUpServer({ isShared: true });

async function post(path: string, body: object, token?: string): Promise<Record<string, unknown>> {
  const reply = await server.call(path, token, body);
  expect(reply).not.toHaveProperty('error');
  return reply;
}

type Seated = { readonly id: string; readonly token: string; readonly sockets: readonly Client[] };

const join = (token: string): Promise<Client> => server.join(championRift.path, token);

/** Creates a player with two sockets, one of them in a game. */
async function seated(name: string): Promise<Seated> {
  const { id, token } = await server.guest(name);
  const sockets = [await join(token), await join(token)];
  expect((await sockets[0]?.ask('startGame'))?.action).toBe('gameStarted');
  return { id, token, sockets };
}

/** Ends a player's sessions; returns the state of their sockets, a new one, and another player's game. */
async function afterwards(end: (player: Seated) => Promise<unknown>) {
  const [player, other] = [await seated('Gone'), await seated('Stays')];
  await end(player);
  const closed = await Promise.all(player.sockets.map((socket) => socket.closed));
  const again = await (await join(player.token)).closed;
  return { closed, again: again.code, others: (await other.sockets[0]?.ask('startGame'))?.action };
}

const ENDED = { closed: [OVER, OVER], again: 4401, others: 'gameStarted' };

describe('sockets close at once', () => {
  it('when the owner deletes the account', async () => {
    const result = await afterwards(({ id, token }) =>
      post(`/accounts/${id}/delete`, { name: 'Gone' }, token),
    );
    expect(result).toEqual(ENDED);
  });

  it('when the owner signs out everywhere', async () => {
    let renewed = '';
    const result = await afterwards(async ({ id, token }) => {
      renewed = String((await post(`/accounts/${id}/sign-out-everywhere`, {}, token))['token']);
    });
    expect(result).toEqual(ENDED);
    expect((await (await join(renewed)).ask('startGame')).action).toBe('gameStarted');
  });

  it('when a recovery code is used with signing out elsewhere', async () => {
    const result = await afterwards(async ({ id, token }) => {
      const { codes } = (await post(`/accounts/${id}/recovery-codes`, {}, token)) as { codes: string[] };
      await post('/auth/recover', { code: codes[0], signOutElsewhere: true });
    });
    expect(result).toEqual(ENDED);
  });

  it('when the host suspends the account from another process', async () => {
    const result = await afterwards(({ id }) =>
      hostOf(server.hub.store, Date.now())(playerActions.close, id as AccountId, {}),
    );
    expect(result).toEqual(ENDED);
  });
});

it('a recovery code used on one more device leaves the sockets of the others open', async () => {
  const player = await seated('Two homes');
  const { codes } = (await post(`/accounts/${player.id}/recovery-codes`, {}, player.token)) as {
    codes: string[];
  };
  await post('/auth/recover', { code: codes[0], signOutElsewhere: false });
  expect((await player.sockets[0]?.ask('startGame'))?.action).toBe('gameStarted');
});

/** Creates an account and closes it; returns the token and a recovery code from before. */
type Closed = Seated & { readonly code: string };

async function closedBy(...steps: readonly ('owner' | 'host')[]): Promise<Closed> {
  const player = await seated('Gone');
  const { codes } = (await post(`/accounts/${player.id}/recovery-codes`, {}, player.token)) as {
    codes: string[];
  };
  for (const step of steps) {
    if (step === 'owner') await post(`/accounts/${player.id}/delete`, { name: 'Gone' }, player.token);
    else await hostOf(server.hub.store, Date.now())(playerActions.close, player.id as AccountId, {});
  }
  return { ...player, code: codes[0] ?? '' };
}

/** Status of each call of the contract with the token; `keep` and similar calls are open to visitors and left out. */
async function statuses({ id, token }: Closed): Promise<Record<string, number>> {
  const authorization = `Bearer ${token}`;
  const answers = endpoints
    .filter(({ policy }) => policy.access !== 'visitor')
    .map(async ({ name, method, path }) => {
      const url = `${server.url}/api${path.replace(/:(?:id|playerId)/, id).replace(/:\w+/g, '1')}`;
      return [name, (await fetch(url, { method, headers: { authorization } })).status] as const;
    });
  return Object.fromEntries(await Promise.all(answers));
}

const refused = (statusOfCalls: Record<string, number>) =>
  Object.fromEntries(Object.keys(statusOfCalls).map((name) => [name, 401]));

async function tryTo(path: string, body: object, token?: string) {
  const reply = await fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  });
  return { status: reply.status, body: (await reply.json()) as Record<string, unknown> };
}

const codesOfSockets = (token: string) =>
  Promise.all(
    realtimeEndpoints.map(async ({ path }) => {
      const socket = await server.join(path, token);
      return (await socket.closed).code;
    }),
  );

describe('a token from before a deletion', () => {
  it('is refused by every call of a player, and by keep', async () => {
    const player = await closedBy('owner');
    const calls = await statuses(player);
    expect(Object.keys(calls).length).toBeGreaterThan(15);
    expect(calls).toEqual(refused(calls));
    expect(await tryTo('/accounts/keep', { token: player.token })).toMatchObject({
      status: 401,
      body: { error: 'account_deleted' },
    });
  });

  it('is refused by every socket', async () => {
    const { token } = await closedBy('owner');
    expect(await codesOfSockets(token)).toEqual(realtimeEndpoints.map(() => 4401));
  });

  it("is ignored in a visitor's call", async () => {
    const { token } = await closedBy('owner');
    await post('/feedback', { kind: 'bug', text: 'Who am I?' }, token);
    expect(server.rows('select account_id from feedback')).toEqual([{ account_id: null }]);
  });

  it('stays refused after the account was kept', async () => {
    const player = await closedBy('owner');
    const { token: proof } = await post('/auth/recover', { code: player.code, signOutElsewhere: false });
    const { token } = (await post('/accounts/keep', { token: proof })) as { token: string };
    expect((await (await join(token)).ask('startGame')).action).toBe('gameStarted');
    const calls = await statuses(player);
    expect(calls).toEqual(refused(calls));
  });
});

describe.each([
  ['suspended', ['host']],
  ['suspended after its owner deleted it', ['owner', 'host']],
] as const)('an account that is %s', (_what, steps) => {
  it('stays closed to every call, to keep, to recovery codes and to every socket', async () => {
    const player = await closedBy(...steps);
    const { ownAccount, ...calls } = await statuses(player);
    expect(calls).toEqual(refused(calls));
    // The page of a suspended player may still read why the account is closed, and nothing else.
    expect(ownAccount).toBe(steps[0] === 'host' ? 200 : 401);
    expect(await codesOfSockets(player.token)).toEqual(realtimeEndpoints.map(() => 4401));
    expect((await tryTo('/accounts/keep', { token: player.token })).status).toBe(401);
    expect(await tryTo('/auth/recover', { code: player.code, signOutElsewhere: false })).toMatchObject({
      status: 401,
      body: { error: 'account_deleted' },
    });
  });
});

it('a suspension closes the sockets of an account that its owner deleted and kept, and refuses keep from then on', async () => {
  const player = await closedBy('owner');
  const { token: proof } = await post('/auth/recover', { code: player.code, signOutElsewhere: false });
  const { token } = (await post('/accounts/keep', { token: proof })) as { token: string };
  const socket = await join(token);
  expect((await socket.ask('startGame')).action).toBe('gameStarted');
  const id = player.id as AccountId;
  await hostOf(server.hub.store, Date.now())(playerActions.close, id, {});
  expect(await socket.closed).toEqual(OVER);
  expect((await tryTo('/accounts/keep', { token: proof })).body).toMatchObject({ error: 'account_deleted' });
});
