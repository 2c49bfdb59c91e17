import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLUB, ClubHouse, pass, presence, shown, stored } from '../testing/club-house.ts';
import type { FakeMember } from '../testing/fake-member.ts';

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

describe('a lost connection', () => {
  it('is told to the rules at once, and so is the return', async () => {
    const [first, second] = (await house.clubOf(2)) as [FakeMember, FakeMember];
    second.close('slow');
    await pass(0);
    expect(presence(first)).toEqual(['here', 'away']);
    expect(shown(first).version).toBe(2);
    const back = await house.joined(2);
    expect(presence(first)).toEqual(['here', 'here']);
    expect(shown(first).members[1]?.connected).toBe(true);
    expect(presence(back)).toEqual(['here', 'here']);
    expect(back.heard).toEqual(['joinedClub']);
  });

  it('is told before the hold ends, and then that the player has left', async () => {
    const [first, second] = (await house.clubOf(2)) as [FakeMember, FakeMember];
    second.close('slow');
    await pass(HOLD_MS - 1);
    expect(presence(first)).toEqual(['here', 'away']);
    await pass(1);
    expect(presence(first)).toEqual(['here', 'left']);
  });

  it('is not told where a newer connection took the seat', async () => {
    const [first, second] = (await house.clubOf(2)) as [FakeMember, FakeMember];
    const newer = await house.joined(2);
    await pass(0);
    expect(second.closedWith).toBe('replaced');
    expect(first.heard).toEqual(['clubCreated', 'clubUpdate']);
    expect(newer.heard).toEqual(['joinedClub']);
    expect(house.storedClub.presence).toEqual(['here', 'here']);
  });

  it('is told in a room that the player left for another one, and the hold runs there', async () => {
    const [first, second] = (await house.clubOf(2)) as [FakeMember, FakeMember];
    await second.says('createClub', { places: 2 });
    await pass(0);
    expect(presence(first)).toEqual(['here', 'away']);
    await pass(HOLD_MS);
    expect(presence(first)).toEqual(['here', 'left']);
  });

  it('ends when the player just plays on, and the rules hear that first', async () => {
    const [first, second] = (await house.clubOf(2)) as [FakeMember, FakeMember];
    second.close('slow');
    await pass(0);
    const back = house.connect(2);
    await back.says('claim', { clubId: CLUB });
    await stored();
    expect(presence(first)).toEqual(['here', 'here']);
    expect(shown(back).winner).toBe(1);
  });
});

describe('an accepted input that changes nothing', () => {
  it('raises no version, is not written and told to nobody', async () => {
    const [first, second] = (await house.clubOf(2)) as [FakeMember, FakeMember];
    const { length } = house.store.batches;
    await first.says('playAgain', { clubId: CLUB });
    await stored();
    expect(house.store.batches).toHaveLength(length);
    expect(first.heard).toEqual(['clubCreated', 'clubUpdate']);
    expect(second.heard).toEqual(['joinedClub']);
    expect(house.store.rooms.get(CLUB)).toMatchObject({ version: 1 });
  });
});

describe('after a restart', () => {
  it('the rules hear that everybody is away, and who does not come back has left', async () => {
    await house.clubOf(3);
    await house.restart();
    expect(house.storedClub.presence).toEqual(['away', 'away', 'away']);
    const back = await house.joined(2);
    expect(presence(back)).toEqual(['away', 'here', 'away']);
    await pass(HOLD_MS);
    expect(presence(back)).toEqual(['left', 'here', 'left']);
  });

  it('they hear it also when somebody is back before anything else happens', async () => {
    await house.clubOf(2);
    await house.stop();
    const back = await house.joined(2);
    expect(presence(back)).toEqual(['away', 'here']);
  });

  it('they are not told twice what they know, and who left is not brought back', async () => {
    const [, second, third] = (await house.clubOf(3)) as [FakeMember, FakeMember, FakeMember];
    third.close('slow');
    await pass(0);
    await second.says('leaveClub', {});
    await house.restart();
    expect(house.storedClub.presence).toEqual(['away', 'left', 'away']);
    const { version } = house.store.rooms.get(CLUB) ?? {};
    await house.restart();
    expect(house.store.rooms.get(CLUB)?.version).toBe(version);
    await pass(HOLD_MS);
    expect(house.storedClub).toMatchObject({ isClosed: true });
  });

  it('seats have names before their players return', async () => {
    await house.clubOf(2);
    await house.restart();
    const visitor = await house.joined(3);
    expect(shown(visitor).members).toEqual([
      { name: 'Player 1', presence: 'away', connected: false },
      { name: 'Player 2', presence: 'away', connected: false },
      { name: 'Player 3', presence: 'here', connected: true },
    ]);
  });

  it('a room whose players cannot be named is not resumed, and keeps nobody else waiting', async () => {
    await house.clubOf(1);
    house.playersOf = () => Promise.reject(new Error('no account'));
    await house.restart();
    await expect(house.connect(1).says('joinClub', { clubId: CLUB })).rejects.toThrow('no account');
    expect(house.storedClub.presence).toEqual(['here']);
  });
});
