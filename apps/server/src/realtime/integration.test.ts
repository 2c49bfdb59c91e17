import { champions } from '@hub/catalog/champions';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startServer, type TestServer } from '../testing/start-server.ts';
import { ChampionRiftPlayer } from './testing/champion-rift-player.ts';
import { connect, protocolsFor } from './testing/client.ts';
import { ManualClock } from './testing/hub.ts';

let clock: ManualClock;
let server: TestServer;

beforeEach(async () => {
  clock = new ManualClock(Date.parse('2026-03-01T12:00:00Z'));
  server = await startServer({ clock });
});
afterEach(() => server.stop());

const api = async (path: string, token?: string, body?: unknown): Promise<unknown> => {
  const response = await fetch(`${server.url}/api${path}`, {
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
  return response.json();
};

const signUp = async (name: string): Promise<string> => {
  const { token } = (await api('/accounts/create', undefined, { name })) as { token: string };
  return token;
};

const enter = async (token: string): Promise<ChampionRiftPlayer> => {
  const url = `${server.url.replace('http', 'ws')}/ws/championRift`;
  return new ChampionRiftPlayer(await connect(url, protocolsFor(token)));
};

type Account = { id: string; dailyRiftStats: { championRift: { lastCompletedTime: number | null } } };

describe('Champion Rift on a complete server', () => {
  it('continues after a restart, and pays its reward once', async () => {
    const token = await signUp('Rift player');
    let rift = await enter(token);
    const { state } = await rift.start();
    await rift.guess(state.gameId, 'Annie');
    await rift.guess(state.gameId, 'Ashe');
    const { guesses } = (await rift.start()).state;
    server = await server.restart();
    expect(await rift.client.closed).toEqual({ code: 1012, reason: 'restart' });

    rift = await enter(token);
    const resumed = (await rift.start()).state;
    expect(resumed).toMatchObject({ gameId: state.gameId, guesses, version: guesses.length });
    let { gameOver } = resumed;
    for (const { name } of champions) {
      if (gameOver) break;
      if (guesses.some((guess) => guess.name.value === name)) continue;
      clock.advance(50);
      ({ gameOver } = (await rift.guess(state.gameId, name)).state);
    }
    expect(gameOver).toBe(true);

    const again = await enter(token);
    expect((await again.start()).action).toBe('alreadyPlayed');
    const account = (await api('/accounts/', token)) as Account;
    expect(account.dailyRiftStats.championRift.lastCompletedTime).toBe(clock.now());
    expect(await api(`/accounts/${account.id}/current-blue-essence`, token)).toEqual({ blueEssence: 100 });
    expect(await api('/lastMatches')).toMatchObject([{ game: 'champion rift', winner: expect.any(String) }]);
  });

  it('refuses a forged token', async () => {
    const token = await signUp('Forger');
    const forged = `${token.slice(0, -4)}AAAA`;
    expect(await (await enter(forged)).client.closed).toEqual({ code: 4401, reason: 'unauthorized' });
  });
});
