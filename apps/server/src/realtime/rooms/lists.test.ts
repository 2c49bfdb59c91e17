import type { Game } from '@hub/engine/binding/binding';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLUB, ClubHouse, pass, stored } from '../testing/club-house.ts';
import { duelGame } from '../testing/duel.ts';
import type { FakeMember } from '../testing/fake-member.ts';

const PAUSE_MS = 100;

let house: ClubHouse;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  house = new ClubHouse();
});
afterEach(async () => {
  await house.host.drain();
  vi.useRealTimers();
});

const follower = async (player: number): Promise<FakeMember> => {
  const member = house.connect(player);
  await member.says('subscribeToClubs', {});
  return member;
};

type Clubs = { readonly clubs: readonly { readonly clubId: string; readonly names: readonly string[] }[] };

/** Each list that a player was sent, in short. */
const lists = ({ frames }: FakeMember): string[] =>
  frames
    .filter(({ action }) => action === 'openClubs')
    .map(({ payload }) =>
      (payload as Clubs).clubs.map(({ clubId, names }) => `${clubId}:${names.length}`).join(' '),
    );

describe('the list of rooms', () => {
  it('is sent at once, and again when it has changed', async () => {
    await house.founded(1);
    const watcher = await follower(9);
    expect(lists(watcher)).toEqual(['CLUB01:1']);
    await pass(PAUSE_MS);
    expect(lists(watcher)).toHaveLength(1);
    await house.connect(2).says('joinClub', { clubId: 'CLUB01' });
    await stored();
    await pass(PAUSE_MS);
    expect(lists(watcher)).toEqual(['CLUB01:1', 'CLUB01:2']);
  });

  it('is told less often when it is long, so that nobody is sent more than 100 KB a second', async () => {
    for (let player = 1; player <= 600; player += 1) await house.founded(player);
    const watcher = await follower(999);
    const { length: bytes } = watcher.buffers.at(-1) ?? [];
    expect(bytes).toBeGreaterThan(20_000);
    await house.connect(700).says('joinClub', { clubId: 'CLUB01' });
    await stored();
    const pauseMs = Math.ceil((bytes ?? 0) / 100);
    await pass(pauseMs - 5);
    expect(lists(watcher)).toHaveLength(1);
    await pass(5);
    expect(lists(watcher)).toHaveLength(2);
  });

  it('tells many changes together, with the same bytes for everybody', async () => {
    const watchers = await Promise.all([7, 8, 9].map(follower));
    for (const player of [1, 2, 3]) await house.founded(player);
    await house.connect(4).says('joinClub', { clubId: 'CLUB02' });
    await stored();
    await pass(PAUSE_MS - 1);
    expect(lists(watchers[0] as FakeMember)).toEqual(['']);
    await pass(1);
    for (const watcher of watchers) expect(lists(watcher)).toEqual(['', 'CLUB01:1 CLUB02:2 CLUB03:1']);
    expect(new Set(watchers.map(({ buffers }) => buffers.at(-1))).size).toBe(1);
  });

  it('drops rooms that are full, in play or closed', async () => {
    const watcher = await follower(9);
    const first = await house.founded(1);
    await house.founded(2, { places: 1 });
    const third = await house.founded(3);
    await pass(PAUSE_MS);
    expect(lists(watcher).at(-1)).toBe('CLUB01:1 CLUB03:1');
    await first.says('claim', { clubId: 'CLUB01' });
    await third.says('leaveClub', {});
    await stored();
    await pass(PAUSE_MS);
    expect(lists(watcher).at(-1)).toBe('');
  });

  it('says nothing of what it does not show', async () => {
    const first = await house.founded(1);
    await first.says('claim', { clubId: 'CLUB01' });
    await stored();
    const watcher = await follower(9);
    await first.says('playAgain', { clubId: 'CLUB01' });
    await first.says('claim', { clubId: 'CLUB01' });
    await stored();
    await pass(PAUSE_MS);
    expect(lists(watcher)).toEqual(['']);
  });

  it('tells nothing that is not stored, neither to newcomers nor later', async () => {
    const watcher = await follower(8);
    const open = house.store.block();
    await house.founded(1);
    await pass(PAUSE_MS);
    const late = await follower(9);
    await pass(PAUSE_MS);
    expect([lists(watcher), lists(late)]).toEqual([[''], ['']]);
    open();
    await stored();
    await pass(PAUSE_MS);
    expect([lists(watcher), lists(late)]).toEqual([
      ['', 'CLUB01:1'],
      ['', 'CLUB01:1'],
    ]);
  });

  it('is followed no more after a word or with the connection, and beside a room', async () => {
    const watcher = await follower(8);
    const closing = await follower(9);
    const seated = await follower(7);
    await seated.says('createClub', { places: 3 });
    await watcher.says('unsubscribeFromClubs', {});
    closing.close('slow');
    await stored();
    await pass(PAUSE_MS);
    expect(lists(watcher)).toEqual(['']);
    expect(lists(closing)).toEqual(['']);
    expect(lists(seated)).toEqual(['', 'CLUB01:1']);
  });

  it('is no work while nobody follows it', async () => {
    const summaryOf = vi.spyOn(house.game.list as NonNullable<Game['list']>, 'summaryOf');
    await house.founded(1);
    const [leaving, closing] = await Promise.all([8, 9].map(follower));
    await leaving?.says('unsubscribeFromClubs', {});
    closing?.close('slow');
    const seen = summaryOf.mock.calls.length;
    await house.founded(2);
    expect(seen).toBe(1);
    expect(summaryOf).toHaveBeenCalledTimes(seen);
  });

  it('loses a room that could not be stored, and has it again when somebody comes back to it', async () => {
    vi.useRealTimers();
    const { rules } = house.game;
    const apply: typeof rules.apply = (state, input, context) =>
      input.type === 'seatAway' ? { ok: true, state, events: [] } : rules.apply(state, input, context);
    house.game = { ...house.game, rules: { ...rules, apply } };
    const first = await house.founded(1);
    const watcher = await follower(9);
    house.store.failures = Number.POSITIVE_INFINITY;
    await first.says('claim', { clubId: CLUB });
    await vi.waitFor(() => expect(lists(watcher)).toEqual(['CLUB01:1', '']), 3000);
    house.store.failures = 0;
    await house.joined(1);
    await vi.waitFor(() => expect(lists(watcher)).toEqual(['CLUB01:1', '', 'CLUB01:1']), 1000);
  });

  it('leaves out a room that cannot be summed up', async () => {
    const { list } = house.game;
    vi.spyOn(list as NonNullable<Game['list']>, 'summaryOf').mockImplementationOnce(() => {
      throw new Error('a bug');
    });
    await house.founded(1);
    await house.founded(2);
    expect(lists(await follower(9))).toEqual(['CLUB02:1']);
  });

  it('has every running room after a restart, with names', async () => {
    await house.founded(1);
    await house.restart();
    expect(lists(await follower(9))).toEqual(['CLUB01:1']);
  });

  it('is a fault of ours where a game has none', () => {
    const duel = duelGame({ pickMs: 1, revealMs: 1 }, { holdMs: 1, sleeps: true });
    house.game = { ...duel, commands: { subscribeToClubs: { kind: 'subscribe' } } };
    const member = house.connect(1);
    const command = { member, game: house.game, action: 'subscribeToClubs', payload: {} };
    expect(() => house.host.handle(command, Date.now())).toThrow('duel has no list of rooms');
  });
});
