import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeMember } from '../testing/fake-member.ts';
import {
  advance,
  allStored,
  LOBBY_ID,
  lastView,
  presence,
  TestLobbyFixture,
} from '../testing/test-lobby-fixture.ts';

const HOLD_MS = 60_000;

let fixture: TestLobbyFixture;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  fixture = new TestLobbyFixture();
});
afterEach(async () => {
  await fixture.host.drain();
  vi.useRealTimers();
});

describe('a lost connection', () => {
  it('is told to the rules at once, and so is the return', async () => {
    const [first, second] = (await fixture.lobbyOf(2)) as [FakeMember, FakeMember];
    second.close('slow');
    await advance(0);
    expect(presence(first)).toEqual(['here', 'away']);
    expect(lastView(first).version).toBe(2);
    const back = await fixture.joinLobby(2);
    expect(presence(first)).toEqual(['here', 'here']);
    expect(lastView(first).members[1]?.connected).toBe(true);
    expect(presence(back)).toEqual(['here', 'here']);
    expect(back.received).toEqual(['joinedLobby']);
  });

  it('is told before the hold ends, and then that the player has left', async () => {
    const [first, second] = (await fixture.lobbyOf(2)) as [FakeMember, FakeMember];
    second.close('slow');
    await advance(HOLD_MS - 1);
    expect(presence(first)).toEqual(['here', 'away']);
    await advance(1);
    expect(presence(first)).toEqual(['here', 'left']);
  });

  it('is not told where a newer connection took the seat', async () => {
    const [first, second] = (await fixture.lobbyOf(2)) as [FakeMember, FakeMember];
    const newer = await fixture.joinLobby(2);
    await advance(0);
    expect(second.closedWith).toBe('replaced');
    expect(first.received).toEqual(['lobbyCreated', 'lobbyUpdate']);
    expect(newer.received).toEqual(['joinedLobby']);
    expect(fixture.storedLobby.presence).toEqual(['here', 'here']);
  });

  it('is told in a room that the player left for another one, and the hold runs there', async () => {
    const [first, second] = (await fixture.lobbyOf(2)) as [FakeMember, FakeMember];
    await second.sendCommand('createLobby', { places: 2 });
    await advance(0);
    expect(presence(first)).toEqual(['here', 'away']);
    await advance(HOLD_MS);
    expect(presence(first)).toEqual(['here', 'left']);
  });

  it('ends when the player just plays on, and the rules hear that first', async () => {
    const [first, second] = (await fixture.lobbyOf(2)) as [FakeMember, FakeMember];
    second.close('slow');
    await advance(0);
    const back = fixture.connect(2);
    await back.sendCommand('claim', { lobbyId: LOBBY_ID });
    await allStored();
    expect(presence(first)).toEqual(['here', 'here']);
    expect(lastView(back).winner).toBe(1);
  });
});

describe('an accepted input that changes nothing', () => {
  it('raises no version, is not written and told to nobody', async () => {
    const [first, second] = (await fixture.lobbyOf(2)) as [FakeMember, FakeMember];
    const { length } = fixture.store.batches;
    await first.sendCommand('playAgain', { lobbyId: LOBBY_ID });
    await allStored();
    expect(fixture.store.batches).toHaveLength(length);
    expect(first.received).toEqual(['lobbyCreated', 'lobbyUpdate']);
    expect(second.received).toEqual(['joinedLobby']);
    expect(fixture.store.rooms.get(LOBBY_ID)).toMatchObject({ version: 1 });
  });
});

describe('after a restart', () => {
  it('the rules hear that everybody is away, and who does not come back has left', async () => {
    await fixture.lobbyOf(3);
    await fixture.restart();
    expect(fixture.storedLobby.presence).toEqual(['away', 'away', 'away']);
    const back = await fixture.joinLobby(2);
    expect(presence(back)).toEqual(['away', 'here', 'away']);
    await advance(HOLD_MS);
    expect(presence(back)).toEqual(['left', 'here', 'left']);
  });

  it('they hear it also when somebody is back before anything else happens', async () => {
    await fixture.lobbyOf(2);
    await fixture.stop();
    const back = await fixture.joinLobby(2);
    expect(presence(back)).toEqual(['away', 'here']);
  });

  it('they are not told twice what they know, and who left is not brought back', async () => {
    const [, second, third] = (await fixture.lobbyOf(3)) as [FakeMember, FakeMember, FakeMember];
    third.close('slow');
    await advance(0);
    await second.sendCommand('leaveLobby', {});
    await fixture.restart();
    expect(fixture.storedLobby.presence).toEqual(['away', 'left', 'away']);
    const { version } = fixture.store.rooms.get(LOBBY_ID) ?? {};
    await fixture.restart();
    expect(fixture.store.rooms.get(LOBBY_ID)?.version).toBe(version);
    await advance(HOLD_MS);
    expect(fixture.storedLobby).toMatchObject({ isClosed: true });
  });

  it('seats have names before their players return', async () => {
    await fixture.lobbyOf(2);
    await fixture.restart();
    const visitor = await fixture.joinLobby(3);
    expect(lastView(visitor).members).toEqual([
      { name: 'Player 1', presence: 'away', connected: false },
      { name: 'Player 2', presence: 'away', connected: false },
      { name: 'Player 3', presence: 'here', connected: true },
    ]);
  });

  it('a room whose players cannot be named is not resumed, and keeps nobody else waiting', async () => {
    await fixture.lobbyOf(1);
    fixture.playersOf = () => Promise.reject(new Error('no account'));
    await fixture.restart();
    await expect(fixture.connect(1).sendCommand('joinLobby', { lobbyId: LOBBY_ID })).rejects.toThrow(
      'no account',
    );
    expect(fixture.storedLobby.presence).toEqual(['here']);
  });
});
