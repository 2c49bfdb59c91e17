import type { GameId } from '@hub/engine/wire/ids';
import { describe, expect, it, vi } from 'vitest';
import type { FakeMember } from '../testing/fake-member.ts';
import { testPlayer } from '../testing/players.ts';
import { advance, allStored } from '../testing/test-hosts.ts';
import { testLobbyGame } from '../testing/test-lobby.ts';
import { fixture, LOBBY_ID, lastView, presence, setUpTestLobbies } from '../testing/test-lobby-fixture.ts';
import { IDLE_MS } from '../testing/test-lobby-rules.ts';

const HOLD_MS = 60_000;

setUpTestLobbies();

describe('a removed player', () => {
  it('receives the last frames and stays connected outside the room', async () => {
    const [first, second] = (await fixture.lobbyOf(2)) as [FakeMember, FakeMember];
    const inputs = vi.spyOn(fixture.game.rules, 'apply');
    await first.sendCommand('kick', { lobbyId: LOBBY_ID, seat: 1 });
    await advance(0);
    expect(inputs.mock.calls.map(([, { type }]) => type)).toEqual(['command']);
    inputs.mockRestore();
    expect(second.received).toEqual(['joinedLobby', 'kicked']);
    expect(second.frames.at(-1)?.payload).toEqual({ lobbyId: LOBBY_ID });
    expect(second.isOpen).toBe(true);
    expect(presence(first)).toEqual(['present', 'kicked']);
    await first.sendCommand('claim', { lobbyId: LOBBY_ID });
    await second.sendCommand('claim', { lobbyId: LOBBY_ID });
    await allStored();
    expect(second.received.slice(2)).toEqual(['game_not_found']);
  });

  it('is disconnected if the removal cannot be stored', async () => {
    vi.useRealTimers();
    const [first, second] = (await fixture.lobbyOf(2)) as [FakeMember, FakeMember];
    fixture.store.failures = Number.POSITIVE_INFINITY;
    await first.sendCommand('kick', { lobbyId: LOBBY_ID, seat: 1 });
    await vi.waitFor(() => expect(first.closedWith).toBe('failed'));
    expect(second.closedWith).toBe('failed');
    expect(second.received).toEqual(['joinedLobby', 'unavailable']);
  });

  it('cannot return if the rules refuse, also after a restart', async () => {
    const [first] = (await fixture.lobbyOf(2)) as [FakeMember];
    await first.sendCommand('kick', { lobbyId: LOBBY_ID, seat: 1 });
    await allStored();
    expect((await fixture.joinLobby(2)).received).toEqual(['not_seated']);
    await first.sendCommand('claim', { lobbyId: LOBBY_ID });
    await allStored();
    expect(lastView(first).members[1]).toEqual({ name: 'Player 2', presence: 'kicked', connected: false });
    await fixture.restart();
    expect((await fixture.joinLobby(2)).received).toEqual(['not_seated']);
    const playing = fixture.connect(2);
    await playing.sendCommand('claim', { lobbyId: LOBBY_ID });
    expect(playing.received).toEqual(['not_seated']);
    expect(fixture.storedLobby.presence).toEqual(['away', 'kicked']);
  });

  it('makes room for a new player, who gets a new seat number', async () => {
    const [first] = (await fixture.lobbyOf(3)) as [FakeMember];
    expect((await fixture.joinLobby(4)).received).toEqual(['game_full']);
    await first.sendCommand('kick', { lobbyId: LOBBY_ID, seat: 1 });
    await allStored();
    expect(presence(await fixture.joinLobby(4))).toEqual(['present', 'kicked', 'present', 'present']);
    expect((await fixture.joinLobby(5)).received).toEqual(['game_full']);
    expect(fixture.store.rooms.get(LOBBY_ID)?.seats).toEqual(
      [1, 2, 3, 4].map((player) => testPlayer(player).accountId),
    );
  });

  it('who left keeps their seat number when they return', async () => {
    const [first, second] = (await fixture.lobbyOf(3)) as [FakeMember, FakeMember];
    await second.sendCommand('leaveLobby', { lobbyId: LOBBY_ID });
    await allStored();
    expect(second.received).not.toContain('lobbyClosed');
    const fourth = await fixture.joinLobby(4);
    expect((await fixture.joinLobby(2)).received).toEqual(['game_full']);
    await fourth.sendCommand('leaveLobby', {});
    expect(presence(await fixture.joinLobby(2))).toEqual(['present', 'present', 'present', 'left']);
    expect(presence(first)).toEqual(['present', 'present', 'present', 'left']);
  });
});

describe('a new room', () => {
  it('is answered with its id, and its creator enters on the same connection without a frame to others', async () => {
    const [creator, second] = (await fixture.lobbyOf(2)) as [FakeMember, FakeMember];
    expect(creator.frames[0]).toEqual({ action: 'lobbyCreated', payload: { lobbyId: LOBBY_ID } });
    await creator.sendCommand('joinLobby', { lobbyId: LOBBY_ID });
    await advance(0);
    expect(creator.received).toEqual(['lobbyCreated', 'lobbyUpdate', 'joinedLobby']);
    expect(second.received).toEqual(['joinedLobby']);
  });

  it('gets an id that is neither in memory nor in the store', async () => {
    await fixture.lobbyOf(1);
    const draws = [LOBBY_ID, 'LOBBY02', 'LOBBY03'];
    fixture.store.rooms.set('LOBBY02' as GameId, {
      ...(fixture.store.rooms.get(LOBBY_ID) as NonNullable<ReturnType<typeof fixture.store.rooms.get>>),
      roomId: 'LOBBY02' as GameId,
      over: true,
    });
    fixture.game = testLobbyGame(() => draws.shift() ?? '');
    const creator = fixture.connect(2);
    await creator.sendCommand('createLobby', { places: 2 });
    await allStored();
    expect(creator.frames).toEqual([{ action: 'lobbyCreated', payload: { lobbyId: 'LOBBY03' } }]);
  });

  it('gets another id than a room that is not stored yet', async () => {
    const draws = [LOBBY_ID, LOBBY_ID, 'LOBBY02'];
    fixture.game = testLobbyGame(() => draws.shift() ?? '');
    const open = fixture.store.block();
    const creators = [fixture.connect(1), fixture.connect(2)];
    for (const creator of creators) await creator.sendCommand('createLobby', { places: 2 });
    open();
    await allStored();
    expect(creators.map(({ frames }) => frames[0]?.payload)).toEqual([
      { lobbyId: LOBBY_ID },
      { lobbyId: 'LOBBY02' },
    ]);
  });

  it('is not created if no id is free, and no existing room is entered', async () => {
    fixture.game = testLobbyGame(() => LOBBY_ID);
    await fixture.lobbyOf(1);
    const second = fixture.connect(2);
    await expect(second.sendCommand('createLobby', { places: 2 })).rejects.toThrow('no free id');
    expect(second.received).toEqual([]);
    expect(fixture.storedLobby.presence).toEqual(['present']);
  });

  it('admits new players by its binding, and seated players without a check', async () => {
    await fixture.lobbyOf(1, { password: 'baron' });
    expect((await fixture.joinLobby(2)).received).toEqual(['forbidden']);
    expect((await fixture.joinLobby(2, { password: 'baron' })).received).toEqual(['joinedLobby']);
    expect((await fixture.joinLobby(2)).received).toEqual(['joinedLobby']);
  });
});

describe('a room that plays several games', () => {
  it('settles each game once under its own match id', async () => {
    const [first, second] = (await fixture.lobbyOf(2)) as [FakeMember, FakeMember];
    await second.sendCommand('claim', { lobbyId: LOBBY_ID });
    await allStored();
    expect(fixture.store.rooms.get(LOBBY_ID)).toMatchObject({ over: false });
    await first.sendCommand('playAgain', { lobbyId: LOBBY_ID });
    await first.sendCommand('claim', { lobbyId: LOBBY_ID });
    await allStored();
    await fixture.restart();
    expect(lastView(await fixture.joinLobby(1))).toMatchObject({ round: 2, winner: 0 });
    await advance(0);
    expect(fixture.announced.map(({ winner }) => winner)).toEqual(
      [2, 1].map((player) => testPlayer(player).accountId),
    );
    expect(new Set(fixture.announced.map(({ gameId }) => gameId)).size).toBe(2);
    expect(fixture.store.settlements.size).toBe(2);
  });

  it('holds seats after a game as before', async () => {
    const [first, second] = (await fixture.lobbyOf(2)) as [FakeMember, FakeMember];
    await first.sendCommand('claim', { lobbyId: LOBBY_ID });
    second.close('slow');
    await advance(0);
    expect(presence(first)).toEqual(['present', 'away']);
    await advance(HOLD_MS);
    expect(presence(first)).toEqual(['present', 'left']);
  });

  it('informs its members when it closes, and cannot be entered afterwards', async () => {
    const [first, second] = (await fixture.lobbyOf(2)) as [FakeMember, FakeMember];
    await advance(IDLE_MS);
    expect([first.received.at(-1), second.received.at(-1)]).toEqual(['lobbyClosed', 'lobbyClosed']);
    await first.sendCommand('claim', { lobbyId: LOBBY_ID });
    await first.sendCommand('leaveLobby', {});
    await second.sendCommand('joinLobby', { lobbyId: LOBBY_ID });
    expect(first.received.slice(-2)).toEqual(['game_not_found', 'game_not_found']);
    expect(second.received.at(-1)).toBe('game_not_found');
    expect(fixture.store.rooms.get(LOBBY_ID)).toMatchObject({ over: true, deadline: null });
    await fixture.restart();
    expect((await fixture.joinLobby(1)).received).toEqual(['game_not_found']);
  });

  it('closes when all players have left', async () => {
    const [first, second] = (await fixture.lobbyOf(2)) as [FakeMember, FakeMember];
    await first.sendCommand('leaveLobby', { lobbyId: LOBBY_ID });
    await second.sendCommand('leaveLobby', { lobbyId: LOBBY_ID });
    await allStored();
    expect(second.received).toEqual(['joinedLobby', 'lobbyUpdate']);
    expect(fixture.store.rooms.get(LOBBY_ID)).toMatchObject({ over: true });
    expect((await fixture.joinLobby(3)).received).toEqual(['game_not_found']);
  });
});

describe('the leave command', () => {
  it('works from a connection that has not entered, and removes the seated one', async () => {
    const [first, second] = (await fixture.lobbyOf(2)) as [FakeMember, FakeMember];
    await fixture.connect(2).sendCommand('leaveLobby', { lobbyId: LOBBY_ID });
    await first.sendCommand('claim', { lobbyId: LOBBY_ID });
    await allStored();
    expect(presence(first)).toEqual(['present', 'left']);
    expect(second.received).toEqual(['joinedLobby']);
    await second.sendCommand('claim', { lobbyId: LOBBY_ID });
    expect(second.received).toEqual(['joinedLobby', 'game_not_found']);
  });

  it('is refused without a seat', async () => {
    await fixture.lobbyOf(1);
    const stranger = fixture.connect(5);
    await stranger.sendCommand('leaveLobby', {});
    await stranger.sendCommand('leaveLobby', { lobbyId: LOBBY_ID });
    await stranger.sendCommand('leaveLobby', { lobbyId: 'LOBBY99' });
    await stranger.sendCommand('claim', { lobbyId: 'LOBBY99' });
    expect(stranger.received).toEqual(Array(4).fill('game_not_found'));
  });
});
