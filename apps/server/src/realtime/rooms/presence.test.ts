import { describe, expect, it } from 'vitest';
import type { FakeMember } from '../testing/fake-member.ts';
import { advance, allStored } from '../testing/test-hosts.ts';
import { fixture, LOBBY_ID, lastView, presence, setUpTestLobbies } from '../testing/test-lobby-fixture.ts';

const HOLD_MS = 60_000;

setUpTestLobbies();

describe('a lost connection', () => {
  it('sends seatAway to the rules at once, and seatReturned on return', async () => {
    const [first, second] = (await fixture.lobbyOf(2)) as [FakeMember, FakeMember];
    second.close('slow');
    await advance(0);
    expect(presence(first)).toEqual(['present', 'away']);
    expect(lastView(first).version).toBe(2);
    const back = await fixture.joinLobby(2);
    expect(presence(first)).toEqual(['present', 'present']);
    expect(lastView(first).members[1]?.connected).toBe(true);
    expect(presence(back)).toEqual(['present', 'present']);
    expect(back.received).toEqual(['joinedLobby']);
  });

  it('sends seatAway, and seatLeft when the hold ends', async () => {
    const [first, second] = (await fixture.lobbyOf(2)) as [FakeMember, FakeMember];
    second.close('slow');
    await advance(HOLD_MS - 1);
    expect(presence(first)).toEqual(['present', 'away']);
    await advance(1);
    expect(presence(first)).toEqual(['present', 'left']);
  });

  it('sends nothing if a newer connection has taken the seat', async () => {
    const [first, second] = (await fixture.lobbyOf(2)) as [FakeMember, FakeMember];
    const newer = await fixture.joinLobby(2);
    await advance(0);
    expect(second.closedWith).toBe('replaced');
    expect(first.received).toEqual(['lobbyCreated', 'lobbyUpdate']);
    expect(newer.received).toEqual(['joinedLobby']);
    expect(fixture.storedLobby.presence).toEqual(['present', 'present']);
  });

  it('sends seatAway in a room that the player left for another one, and starts the hold', async () => {
    const [first, second] = (await fixture.lobbyOf(2)) as [FakeMember, FakeMember];
    await second.sendCommand('createLobby', { places: 2 });
    await advance(0);
    expect(presence(first)).toEqual(['present', 'away']);
    await advance(HOLD_MS);
    expect(presence(first)).toEqual(['present', 'left']);
  });

  it('sends seatReturned before a command of the returning player', async () => {
    const [first, second] = (await fixture.lobbyOf(2)) as [FakeMember, FakeMember];
    second.close('slow');
    await advance(0);
    const back = fixture.connect(2);
    await back.sendCommand('claim', { lobbyId: LOBBY_ID });
    await allStored();
    expect(presence(first)).toEqual(['present', 'present']);
    expect(lastView(back).winner).toBe(1);
  });
});

describe('an accepted input that changes nothing', () => {
  it('does not increase the version, is not written, and sends no frame', async () => {
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
  it('the rules receive seatAway for all seats, and seatLeft for players who do not return', async () => {
    await fixture.lobbyOf(3);
    await fixture.restart();
    expect(fixture.storedLobby.presence).toEqual(['away', 'away', 'away']);
    const back = await fixture.joinLobby(2);
    expect(presence(back)).toEqual(['away', 'present', 'away']);
    await advance(HOLD_MS);
    expect(presence(back)).toEqual(['left', 'present', 'left']);
  });

  it('the rules receive seatAway before the first seatReturned', async () => {
    await fixture.lobbyOf(2);
    await fixture.stop();
    const back = await fixture.joinLobby(2);
    expect(presence(back)).toEqual(['away', 'present']);
  });

  it('the state stays the same for seats that had left', async () => {
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
      { name: 'Player 3', presence: 'present', connected: true },
    ]);
  });

  it('a room whose players cannot be loaded is skipped', async () => {
    await fixture.lobbyOf(1);
    fixture.playersOf = () => Promise.reject(new Error('no account'));
    await fixture.restart();
    await expect(fixture.connect(1).sendCommand('joinLobby', { lobbyId: LOBBY_ID })).rejects.toThrow(
      'no account',
    );
    expect(fixture.storedLobby.presence).toEqual(['present']);
  });
});
