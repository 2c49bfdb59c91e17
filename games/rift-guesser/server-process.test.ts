import type { GameId } from '@hub/engine/wire/ids';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { connect, protocolsFor } from '../../apps/server/src/realtime/testing/client.ts';
import { ManualClock } from '../../apps/server/src/realtime/testing/hub.ts';
import { RiftGuesserPlayer } from '../../apps/server/src/realtime/testing/rift-guesser-player.ts';
import { startServer, type TestServer } from '../../apps/server/src/testing/start-server.ts';
import { MIN_PAID_ROUNDS, type MinimapPosition, type RiftGuesserState } from './game.ts';
import { type RiftGuesserTypes, secretSection } from './rules/rules.ts';

const FAR = { x: 0, y: 0 };
let clock: ManualClock;
let server: TestServer;

beforeEach(async () => {
  clock = new ManualClock(Date.parse('2026-03-01T12:00:00Z'));
  server = await startServer({ clock });
});
afterEach(() => server.stop());

const api = async <Reply>(path: string, token?: string, body?: unknown): Promise<Reply> => {
  const response = await fetch(`${server.url}/api${path}`, {
    headers: {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  expect(response.status).toBe(200);
  return (await response.json()) as Reply;
};
const signUp = async (name: string): Promise<string> =>
  (await api<{ token: string }>('/accounts/create', undefined, { name })).token;
const enter = async (token: string): Promise<RiftGuesserPlayer> => {
  const url = `${server.url.replace('http', 'ws')}/ws/riftGuesser`;
  return new RiftGuesserPlayer(await connect(url, protocolsFor(token)));
};
type Account = {
  id: string;
  player_id: string;
  riftGuesserStats: { highscore: number; playedGames: number };
};
const balanceOf = async (token: string, { id }: Account): Promise<number> =>
  (await api<{ blueEssence: number }>(`/accounts/${id}/current-blue-essence`, token)).blueEssence;
const picture = (section: string | null): Promise<Response> => fetch(`${server.url}${section}`);

/** The place of the running round, as stored. */
async function placeOf(gameId: string): Promise<MinimapPosition> {
  const stored = await server.hub.store.rooms.load(gameId as GameId);
  const { section } = secretSection(JSON.parse(stored?.state ?? 'null') as RiftGuesserTypes['state']);
  return { x: section.x + section.width / 2, y: section.y + section.height / 2 };
}

/** Finds the places of `found` rounds, then misses until the life is gone; answers with the last state. */
async function playToTheEnd(
  player: RiftGuesserPlayer,
  gameId: string,
  found = MIN_PAID_ROUNDS,
): Promise<RiftGuesserState> {
  for (let round = 1; ; round += 1) {
    clock.advance(1_000);
    const { state } = await player.lockIn(gameId, round <= found ? await placeOf(gameId) : FAR);
    if (state.gameOver) {
      const last = await player.next();
      if (last.action !== 'gameOver') throw new Error(`${last.action} instead of the end`);
      return last.state;
    }
    clock.advance(2_000);
    await player.nextRound(gameId);
  }
}

describe('a game on a real server process', () => {
  it('continues after a restart during a round, and is paid once', async () => {
    const token = await signUp('Pathfinder');
    let player = await enter(token);
    const { state } = await player.start();
    const before = await picture(state.section);
    expect(before.status).toBe(200);
    await player.mark(state.gameId, { x: 120, y: 80.25 });
    clock.advance(3_000);
    server = await server.restart();

    player = await enter(token);
    const resumed = (await player.start()).state;
    expect(resumed).toMatchObject({ gameId: state.gameId, round: 1, section: state.section, time: 12_000 });
    expect(resumed.guess).toEqual({ x: 120, y: 80.25 });
    expect((await picture(resumed.section)).status).toBe(200);
    const { score } = await playToTheEnd(player, state.gameId);

    const account = await api<Account>('/accounts/', token);
    expect(await balanceOf(token, account)).toBe(score * 5);
    expect(account.riftGuesserStats).toMatchObject({ highscore: score, playedGames: 1 });
    server = await server.restart();
    expect(await balanceOf(token, account)).toBe(score * 5);
    expect((await (await enter(token)).start()).state).toMatchObject({ round: 1, score: 0 });
  });

  it('returns paid and unpaid reward at the daily limit, and counts the score', async () => {
    await server.stop();
    server = await startServer({ clock, scoreGameEssencePerDay: 7 });
    const token = await signUp('Pathfinder');
    const player = await enter(token);
    const { gameId } = (await player.start()).state;
    const first = await playToTheEnd(player, gameId);
    expect(first).toMatchObject({ reward: 7, unpaid: first.score * 5 - 7 });
    const second = await playToTheEnd(player, (await player.start()).state.gameId);
    expect(second.reward).toBe(7 - first.reward);
    expect(second.unpaid).toBe(second.score * 5 - second.reward);
    expect(await balanceOf(token, await api<Account>('/accounts/', token))).toBe(7);
    expect((await api<Account>('/accounts/', token)).riftGuesserStats).toMatchObject({ playedGames: 2 });
  });

  it('pays nothing for less than six rounds, and counts the score', async () => {
    const token = await signUp('Pathfinder');
    const player = await enter(token);
    const { score, reward, unpaid } = await playToTheEnd(player, (await player.start()).state.gameId, 0);
    expect({ isShort: score < MIN_PAID_ROUNDS, reward, unpaid }).toEqual({
      isShort: true,
      reward: 0,
      unpaid: undefined,
    });
    const account = await api<Account>('/accounts/', token);
    expect(account.riftGuesserStats).toMatchObject({ highscore: score, playedGames: 1 });
    expect(await balanceOf(token, account)).toBe(0);
  });

  it('serves a section at its address while its round runs', async () => {
    const player = await enter(await signUp('Pathfinder'));
    const { state } = await player.start();
    const shown = await picture(state.section);
    expect(shown.headers.get('content-type')).toBe('image/webp');
    expect(shown.headers.get('cache-control')).toBe('no-store');
    expect((await shown.arrayBuffer()).byteLength).toBe(Number(shown.headers.get('content-length')));
    clock.advance(1_000);
    await player.lockIn(state.gameId, FAR);
    expect((await picture(state.section)).status).toBe(404);
    clock.advance(2_000);
    const { state: next } = await player.nextRound(state.gameId);
    expect((await picture(next.section)).status).toBe(200);
    clock.advance(15_000);
    expect((await picture(next.section)).status).toBe(404);
  });

  it.each(['AAAA', '__proto__', 'a'.repeat(43), '..%2f..%2fhub.sqlite', '%00'])(
    'serves nothing at an unknown address: %s',
    async (address) => {
      const reply = await picture(`/api/riftGuesser/section/${address}.webp`);
      expect(reply.status).toBe(404);
      expect(reply.headers.get('cache-control')).toBe('no-store');
    },
  );
});
