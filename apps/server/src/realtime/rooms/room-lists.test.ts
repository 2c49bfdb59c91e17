import type { Game } from '@hub/engine/binding/binding';
import { describe, expect, it, vi } from 'vitest';
import type { FakeMember } from '../testing/fake-member.ts';
import { duelGame } from '../testing/test-duel.ts';
import { advance, allStored } from '../testing/test-hosts.ts';
import { fixture, LOBBY_ID, setUpTestLobbies } from '../testing/test-lobby-fixture.ts';

const PAUSE_MS = 100;

setUpTestLobbies();

const subscribe = async (player: number): Promise<FakeMember> => {
  const member = fixture.connect(player);
  await member.sendCommand('subscribeToLobbies', {});
  return member;
};

type Lobbies = {
  readonly lobbies: readonly { readonly lobbyId: string; readonly names: readonly string[] }[];
};

/** All lists that a player received, as `id:players`. */
const lists = ({ frames }: FakeMember): string[] =>
  frames
    .filter(({ action }) => action === 'openLobbies')
    .map(({ payload }) =>
      (payload as Lobbies).lobbies.map(({ lobbyId, names }) => `${lobbyId}:${names.length}`).join(' '),
    );

describe('the list of rooms', () => {
  it('is sent immediately, and again after a change', async () => {
    await fixture.createLobby(1);
    const subscriber = await subscribe(9);
    expect(lists(subscriber)).toEqual(['LOBBY01:1']);
    await advance(PAUSE_MS);
    expect(lists(subscriber)).toHaveLength(1);
    await fixture.connect(2).sendCommand('joinLobby', { lobbyId: 'LOBBY01' });
    await allStored();
    await advance(PAUSE_MS);
    expect(lists(subscriber)).toEqual(['LOBBY01:1', 'LOBBY01:2']);
  });

  it('is sent less often when it is long, at most 100 KB a second', async () => {
    for (let player = 1; player <= 600; player += 1) await fixture.createLobby(player);
    const subscriber = await subscribe(999);
    const { length: bytes } = subscriber.buffers.at(-1) ?? [];
    expect(bytes).toBeGreaterThan(20_000);
    await fixture.connect(700).sendCommand('joinLobby', { lobbyId: 'LOBBY01' });
    await allStored();
    const pauseMs = Math.ceil((bytes ?? 0) / 100);
    await advance(pauseMs - 5);
    expect(lists(subscriber)).toHaveLength(1);
    await advance(5);
    expect(lists(subscriber)).toHaveLength(2);
  });

  it('is sent once for several changes, with the same bytes to all subscribers', async () => {
    const subscribers = await Promise.all([7, 8, 9].map(subscribe));
    for (const player of [1, 2, 3]) await fixture.createLobby(player);
    await fixture.connect(4).sendCommand('joinLobby', { lobbyId: 'LOBBY02' });
    await allStored();
    await advance(PAUSE_MS - 1);
    expect(lists(subscribers[0] as FakeMember)).toEqual(['']);
    await advance(1);
    for (const subscriber of subscribers)
      expect(lists(subscriber)).toEqual(['', 'LOBBY01:1 LOBBY02:2 LOBBY03:1']);
    expect(new Set(subscribers.map(({ buffers }) => buffers.at(-1))).size).toBe(1);
  });

  it('does not include rooms that are full, playing or closed', async () => {
    const subscriber = await subscribe(9);
    const first = await fixture.createLobby(1);
    await fixture.createLobby(2, { places: 1 });
    const third = await fixture.createLobby(3);
    await advance(PAUSE_MS);
    expect(lists(subscriber).at(-1)).toBe('LOBBY01:1 LOBBY03:1');
    await first.sendCommand('claim', { lobbyId: 'LOBBY01' });
    await third.sendCommand('leaveLobby', {});
    await allStored();
    await advance(PAUSE_MS);
    expect(lists(subscriber).at(-1)).toBe('');
  });

  it('is not sent after changes that it does not show', async () => {
    const first = await fixture.createLobby(1);
    await first.sendCommand('claim', { lobbyId: 'LOBBY01' });
    await allStored();
    const subscriber = await subscribe(9);
    await first.sendCommand('playAgain', { lobbyId: 'LOBBY01' });
    await first.sendCommand('claim', { lobbyId: 'LOBBY01' });
    await allStored();
    await advance(PAUSE_MS);
    expect(lists(subscriber)).toEqual(['']);
  });

  it('does not show unsaved changes', async () => {
    const subscriber = await subscribe(8);
    const open = fixture.store.block();
    await fixture.createLobby(1);
    await advance(PAUSE_MS);
    const late = await subscribe(9);
    await advance(PAUSE_MS);
    expect([lists(subscriber), lists(late)]).toEqual([[''], ['']]);
    open();
    await allStored();
    await advance(PAUSE_MS);
    expect([lists(subscriber), lists(late)]).toEqual([
      ['', 'LOBBY01:1'],
      ['', 'LOBBY01:1'],
    ]);
  });

  it('ends by command or when the connection closes, and works beside a seat', async () => {
    const subscriber = await subscribe(8);
    const closing = await subscribe(9);
    const seated = await subscribe(7);
    await seated.sendCommand('createLobby', { places: 3 });
    await subscriber.sendCommand('unsubscribeFromLobbies', {});
    closing.close('slow');
    await allStored();
    await advance(PAUSE_MS);
    expect(lists(subscriber)).toEqual(['']);
    expect(lists(closing)).toEqual(['']);
    expect(lists(seated)).toEqual(['', 'LOBBY01:1']);
  });

  it('creates one summary of a change for all subscribers', async () => {
    await Promise.all([8, 9].map(subscribe));
    const summaryOf = vi.spyOn(fixture.game.list as NonNullable<Game['list']>, 'summaryOf');
    await fixture.createLobby(1);
    await allStored();
    expect(summaryOf).toHaveBeenCalledTimes(1);
  });

  it('drops a room that could not be stored until it is loaded again', async () => {
    vi.useRealTimers();
    const { rules } = fixture.game;
    const apply: typeof rules.apply = (state, input, context) =>
      input.type === 'seatAway' ? { ok: true, state, events: [] } : rules.apply(state, input, context);
    fixture.game = { ...fixture.game, rules: { ...rules, apply } };
    const first = await fixture.createLobby(1);
    const subscriber = await subscribe(9);
    fixture.store.failures = Number.POSITIVE_INFINITY;
    await first.sendCommand('claim', { lobbyId: LOBBY_ID });
    await vi.waitFor(() => expect(lists(subscriber)).toEqual(['LOBBY01:1', '']));
    fixture.store.failures = 0;
    await fixture.joinLobby(1);
    await vi.waitFor(() => expect(lists(subscriber)).toEqual(['LOBBY01:1', '', 'LOBBY01:1']));
  });

  it('leaves out a room whose summary throws', async () => {
    const { list } = fixture.game;
    await fixture.createLobby(1);
    await fixture.createLobby(2);
    vi.spyOn(list as NonNullable<Game['list']>, 'summaryOf').mockImplementationOnce(() => {
      throw new Error('a bug');
    });
    expect(lists(await subscribe(9))).toEqual(['LOBBY02:1']);
  });

  it('has all running rooms after a restart, with names', async () => {
    await fixture.createLobby(1);
    await fixture.restart();
    expect(lists(await subscribe(9))).toEqual(['LOBBY01:1']);
  });

  it('throws for a game without a list', () => {
    const duel = duelGame({ pickMs: 1, revealMs: 1 }, { holdMs: 1, mayUnload: true });
    fixture.game = { ...duel, commands: { subscribeToLobbies: { kind: 'subscribe' } } };
    const member = fixture.connect(1);
    const command = { member, game: fixture.game, action: 'subscribeToLobbies', payload: {} };
    expect(() => fixture.host.handle(command, Date.now())).toThrow('duel has no list of rooms');
  });
});
