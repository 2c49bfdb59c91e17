import type { GameId } from '@hub/engine/wire/ids';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { clubGame } from '../testing/club.ts';
import { CLUB, ClubHouse, pass, presence, shown, stored } from '../testing/club-house.ts';
import { CLUB_WAITS_MS } from '../testing/club-rules.ts';
import type { FakeMember } from '../testing/fake-member.ts';
import { testPlayer } from '../testing/players.ts';

const HOLD_MS = 60_000;

let house: ClubHouse;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  house = new ClubHouse();
});
afterEach(async () => {
  await house.host.drain();
  vi.useRealTimers();
});

describe('an emptied seat', () => {
  it('is told to its player alone, who stays connected outside the room', async () => {
    const [first, second] = (await house.clubOf(2)) as [FakeMember, FakeMember];
    const inputs = vi.spyOn(house.game.rules, 'apply');
    await first.says('expel', { clubId: CLUB, seat: 1 });
    await pass(0);
    expect(inputs.mock.calls.map(([, { type }]) => type)).toEqual(['command']);
    inputs.mockRestore();
    expect(second.heard).toEqual(['joinedClub', 'expelled']);
    expect(second.frames.at(-1)?.payload).toEqual({ clubId: CLUB });
    expect(second.isOpen).toBe(true);
    expect(presence(first)).toEqual(['here', 'expelled']);
    await first.says('claim', { clubId: CLUB });
    await second.says('claim', { clubId: CLUB });
    await stored();
    expect(second.heard.slice(2)).toEqual(['game_not_found']);
  });

  it('that cannot be stored closes its player too, who would wait for the word in vain', async () => {
    vi.useRealTimers();
    const [first, second] = (await house.clubOf(2)) as [FakeMember, FakeMember];
    house.store.failures = Number.POSITIVE_INFINITY;
    await first.says('expel', { clubId: CLUB, seat: 1 });
    await vi.waitFor(() => expect(first.closedWith).toBe('failed'), 3000);
    expect(second.closedWith).toBe('failed');
    expect(second.heard).toEqual(['joinedClub', 'unavailable']);
  });

  it('cannot be taken again where the rules refuse, also after a restart', async () => {
    const [first] = (await house.clubOf(2)) as [FakeMember];
    await first.says('expel', { clubId: CLUB, seat: 1 });
    await stored();
    expect((await house.joined(2)).heard).toEqual(['not_seated']);
    await first.says('claim', { clubId: CLUB });
    await stored();
    expect(shown(first).members[1]).toEqual({ name: 'Player 2', presence: 'expelled', connected: false });
    await house.restart();
    expect((await house.joined(2)).heard).toEqual(['not_seated']);
    const playing = house.connect(2);
    await playing.says('claim', { clubId: CLUB });
    expect(playing.heard).toEqual(['not_seated']);
    expect(house.storedClub.presence).toEqual(['away', 'expelled']);
  });

  it('makes room for a newcomer, who gets a number of their own', async () => {
    const [first] = (await house.clubOf(3)) as [FakeMember];
    expect((await house.joined(4)).heard).toEqual(['game_full']);
    await first.says('expel', { clubId: CLUB, seat: 1 });
    await stored();
    expect(presence(await house.joined(4))).toEqual(['here', 'expelled', 'here', 'here']);
    expect((await house.joined(5)).heard).toEqual(['game_full']);
    expect(house.store.rooms.get(CLUB)?.seats).toEqual(
      [1, 2, 3, 4].map((player) => testPlayer(player).accountId),
    );
  });

  it('is the same one for a player who left and comes back, if there is a place', async () => {
    const [first, second] = (await house.clubOf(3)) as [FakeMember, FakeMember];
    await second.says('leaveClub', { clubId: CLUB });
    await stored();
    expect(second.heard).not.toContain('clubClosed');
    const fourth = await house.joined(4);
    expect((await house.joined(2)).heard).toEqual(['game_full']);
    await fourth.says('leaveClub', {});
    expect(presence(await house.joined(2))).toEqual(['here', 'here', 'here', 'left']);
    expect(presence(first)).toEqual(['here', 'here', 'here', 'left']);
  });
});

describe('a new room', () => {
  it('answers with its id, and its founder enters on the same connection unnoticed', async () => {
    const [founder, second] = (await house.clubOf(2)) as [FakeMember, FakeMember];
    expect(founder.frames[0]).toEqual({ action: 'clubCreated', payload: { clubId: CLUB } });
    await founder.says('joinClub', { clubId: CLUB });
    await pass(0);
    expect(founder.heard).toEqual(['clubCreated', 'clubUpdate', 'joinedClub']);
    expect(second.heard).toEqual(['joinedClub']);
  });

  it('has an id that is nowhere, neither in memory nor in the store', async () => {
    await house.clubOf(1);
    const draws = [CLUB, 'CLUB02', 'CLUB03'];
    house.store.rooms.set('CLUB02' as GameId, {
      ...(house.store.rooms.get(CLUB) as NonNullable<ReturnType<typeof house.store.rooms.get>>),
      roomId: 'CLUB02' as GameId,
      over: true,
    });
    house.game = clubGame(() => draws.shift() ?? '');
    const founder = house.connect(2);
    await founder.says('createClub', { places: 2 });
    await stored();
    expect(founder.frames).toEqual([{ action: 'clubCreated', payload: { clubId: 'CLUB03' } }]);
  });

  it('has an id of its own also while the other one is not stored yet', async () => {
    const draws = [CLUB, CLUB, 'CLUB02'];
    house.game = clubGame(() => draws.shift() ?? '');
    const open = house.store.block();
    const founders = [house.connect(1), house.connect(2)];
    for (const founder of founders) await founder.says('createClub', { places: 2 });
    open();
    await stored();
    expect(founders.map(({ frames }) => frames[0]?.payload)).toEqual([
      { clubId: CLUB },
      { clubId: 'CLUB02' },
    ]);
  });

  it('is not made when no id is free, and nobody gets into another one by it', async () => {
    house.game = clubGame(() => CLUB);
    await house.clubOf(1);
    const second = house.connect(2);
    await expect(second.says('createClub', { places: 2 })).rejects.toThrow('no free id');
    expect(second.heard).toEqual([]);
    expect(house.storedClub.presence).toEqual(['here']);
  });

  it('lets only those in whom its binding admits, and asks no seated player again', async () => {
    await house.clubOf(1, { password: 'baron' });
    expect((await house.joined(2)).heard).toEqual(['forbidden']);
    expect((await house.joined(2, { password: 'baron' })).heard).toEqual(['joinedClub']);
    expect((await house.joined(2)).heard).toEqual(['joinedClub']);
  });
});

describe('a room that outlives its games', () => {
  it('settles each of them once and under an id of its own', async () => {
    const [first, second] = (await house.clubOf(2)) as [FakeMember, FakeMember];
    await second.says('claim', { clubId: CLUB });
    await stored();
    expect(house.store.rooms.get(CLUB)).toMatchObject({ over: false });
    await first.says('playAgain', { clubId: CLUB });
    await first.says('claim', { clubId: CLUB });
    await stored();
    await house.restart();
    expect(shown(await house.joined(1))).toMatchObject({ round: 2, winner: 0 });
    await pass(0);
    expect(house.announced.map(({ winner }) => winner)).toEqual(
      [2, 1].map((player) => testPlayer(player).accountId),
    );
    expect(new Set(house.announced.map(({ gameId }) => gameId)).size).toBe(2);
    expect(house.store.settlements.size).toBe(2);
  });

  it('holds seats after a game as before it', async () => {
    const [first, second] = (await house.clubOf(2)) as [FakeMember, FakeMember];
    await first.says('claim', { clubId: CLUB });
    second.close('slow');
    await pass(0);
    expect(presence(first)).toEqual(['here', 'away']);
    await pass(HOLD_MS);
    expect(presence(first)).toEqual(['here', 'left']);
  });

  it('is gone for everybody when it closes, with a notice', async () => {
    const [first, second] = (await house.clubOf(2)) as [FakeMember, FakeMember];
    await pass(CLUB_WAITS_MS);
    expect([first.heard.at(-1), second.heard.at(-1)]).toEqual(['clubClosed', 'clubClosed']);
    await first.says('claim', { clubId: CLUB });
    await first.says('leaveClub', {});
    await second.says('joinClub', { clubId: CLUB });
    expect(first.heard.slice(-2)).toEqual(['game_not_found', 'game_not_found']);
    expect(second.heard.at(-1)).toBe('game_not_found');
    expect(house.store.rooms.get(CLUB)).toMatchObject({ over: true, deadline: null });
    await house.restart();
    expect((await house.joined(1)).heard).toEqual(['game_not_found']);
  });

  it('closes when everybody has left', async () => {
    const [first, second] = (await house.clubOf(2)) as [FakeMember, FakeMember];
    await first.says('leaveClub', { clubId: CLUB });
    await second.says('leaveClub', { clubId: CLUB });
    await stored();
    expect(second.heard).toEqual(['joinedClub', 'clubUpdate']);
    expect(house.store.rooms.get(CLUB)).toMatchObject({ over: true });
    expect((await house.joined(3)).heard).toEqual(['game_not_found']);
  });
});

describe('leaving', () => {
  it('works from a connection that never entered, and takes the seated one out', async () => {
    const [first, second] = (await house.clubOf(2)) as [FakeMember, FakeMember];
    await house.connect(2).says('leaveClub', { clubId: CLUB });
    await first.says('claim', { clubId: CLUB });
    await stored();
    expect(presence(first)).toEqual(['here', 'left']);
    expect(second.heard).toEqual(['joinedClub']);
    await second.says('claim', { clubId: CLUB });
    expect(second.heard).toEqual(['joinedClub', 'game_not_found']);
  });

  it('is refused where there is nothing to leave', async () => {
    await house.clubOf(1);
    const stranger = house.connect(5);
    await stranger.says('leaveClub', {});
    await stranger.says('leaveClub', { clubId: CLUB });
    await stranger.says('leaveClub', { clubId: 'CLUB99' });
    await stranger.says('claim', { clubId: 'CLUB99' });
    expect(stranger.heard).toEqual(Array(4).fill('game_not_found'));
  });
});
