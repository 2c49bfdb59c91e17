import { describe, expect, it } from 'vitest';
import { fixture, type LobbyPlayer, setUpLobbies } from '../testing/lobby-fixture.ts';
import { testPlayer } from '../testing/players.ts';
import { advance, allStored } from '../testing/test-hosts.ts';

setUpLobbies();

async function quickPlay(player: LobbyPlayer, payload: object = {}): Promise<LobbyPlayer> {
  await player.sendCommand('quickPlay', payload);
  await allStored();
  player.lobbyId = player.lobby.id;
  return player;
}
const connect = (game: 'chain' | 'clash', player: number) => quickPlay(fixture.connect(game, player));
const idOf = (player: number) => testPlayer(player).playerId;
const ids = (player: LobbyPlayer) => player.lobby.players.map(({ id }) => id);

/** Until the game runs, or the round is over. */
async function until(player: LobbyPlayer, isReached: () => boolean): Promise<void> {
  for (let step = 0; step < 2_000 && !isReached(); step += 1) await advance(500);
  expect(isReached()).toBe(true);
  expect(player.received).not.toContain('internal');
}
const isPlaying = (player: LobbyPlayer) => player.received.includes('gameStarted');

describe.each(['chain', 'clash'] as const)('quick play of %s', (game) => {
  it('opens a lobby and plays with labelled bots after two seconds', async () => {
    const player = await connect(game, 1);
    expect(player.received).toEqual(['joinedLobby']);
    expect(player.lobby).toMatchObject({
      name: "Player 1's Lobby",
      status: 'starting',
      timeLeft: 2_000,
      quickStart: true,
      quickPlay: true,
      maxPlayers: 4,
    });
    const expected = player.lobby.nextBots?.map(({ name }) => name).toSorted();
    expect(expected).toHaveLength(3);
    await player.sendAndStore('playerLoadedIntoGame');
    await advance(2_000);
    expect(player.received.at(-1)).toBe('gameStarted');
    const state = game === 'chain' ? player.chain : player.clash;
    expect(state.isPractice).toBe(true);
    const bots = state.players.filter(({ bot }) => bot !== null);
    expect(bots.map(({ name }) => name).toSorted()).toEqual(expected);
    expect(bots.every(({ character }) => typeof character === 'string')).toBe(true);
  });

  it('brings players to the lobby that starts soonest', async () => {
    const first = await connect(game, 1);
    await advance(500);
    const waiting = await fixture.createLobby(game, 9, { quickPlay: true });
    const second = await connect(game, 2);
    expect(second.lobbyId).toBe(first.lobbyId);
    await advance(1_500);
    await waiting.sendAndStore('setPlayerStatus', { status: 1 });
    const third = await connect(game, 3);
    // Chain of Legends has no places in a running game; the clash has one while its reel runs, but the waiting player starts sooner.
    expect(third.lobbyId).toBe(waiting.lobbyId);
    expect(waiting.received.at(-1)).toBe('gameReady');
  });

  it('never joins lobbies with a password, not switched on, without a connected player, or that removed the player', async () => {
    const open = { quickPlay: true };
    const closed = [
      await fixture.createLobby(game, 1, { ...open, password: 'nashor' }),
      await fixture.createLobby(game, 2),
    ];
    const left = await fixture.createLobby(game, 3, open);
    const strict = await fixture.createLobby(game, 4, open);
    await fixture.join(game, 5, strict.lobbyId);
    await strict.sendAndStore('kickPlayer', { seat: 1 });
    for (const owner of [...closed, left, strict]) await owner.sendAndStore('setPlayerStatus', { status: 1 });
    fixture.host.detach(left);
    const player = await connect(game, 5);
    expect([...closed, left, strict].map(({ lobbyId }) => lobbyId)).not.toContain(player.lobbyId);
  });

  it('opens a lobby of its own rather than start one in which a friend is not ready', async () => {
    const owner = await fixture.createLobby(game, 1, { quickPlay: true });
    const friend = await fixture.join(game, 2, owner.lobbyId);
    await owner.sendAndStore('setPlayerStatus', { status: 1 });
    const player = await connect(game, 3);
    expect(player.lobbyId).not.toBe(owner.lobbyId);
    await advance(5_000);
    expect(friend.lobby).toMatchObject({ status: 'open', players: { length: 2 } });
  });

  it('returns to the running game, also with another connection', async () => {
    const player = await connect(game, 1);
    await until(player, () => isPlaying(player));
    const again = await connect(game, 1);
    expect(again.lobbyId).toBe(player.lobbyId);
    expect(again.received).toEqual(['joinedLobby']);
    expect(again.lobby.players.filter(({ id }) => id === idOf(1))).toHaveLength(1);
  });

  it('gives up the seat in a lobby that waits behind a password', async () => {
    const player = await fixture.createLobby(game, 1, { password: 'nashor' });
    const friend = await fixture.join(game, 2, player.lobbyId, { password: 'nashor' });
    const { lobbyId } = player;
    await quickPlay(player);
    expect(player.lobbyId).not.toBe(lobbyId);
    expect(ids(friend)).toEqual([idOf(2)]);
  });

  it('lets a friend in by the list and the link once it is open again, in the place of a bot', async () => {
    const player = await connect(game, 1);
    await until(player, () => player.received.includes('gameOver'));
    await player.sendAndStore('playAgain');
    expect(player.lobby).toMatchObject({ status: 'open', botsGiveWay: true, players: { length: 4 } });
    const friend = fixture.connect(game, 2);
    await friend.sendCommand('subscribeToLobbies', {});
    expect(friend.frames.at(-1)).toMatchObject({
      payload: { lobbies: [{ id: player.lobbyId, players: [{ id: idOf(1) }] }] },
    });
    await fixture.join(game, 3, player.lobbyId);
    expect(ids(player)).toEqual([idOf(1), expect.any(String), expect.any(String), idOf(3)]);
  });

  it('seats a player once who asks twice at the same time', async () => {
    const one = fixture.connect(game, 1);
    const other = fixture.connect(game, 1);
    await Promise.all([one.sendCommand('quickPlay', {}), other.sendCommand('quickPlay', {})]);
    await allStored();
    // The newer connection has the seat.
    expect([one.closedWith, other.closedWith]).toEqual(['replaced', undefined]);
    expect(ids(other)).toEqual([idOf(1)]);
    expect(fixture.store.rooms.size).toBe(1);
  });

  it('opens ten lobbies a minute at most', async () => {
    const player = fixture.connect(game, 1);
    for (let time = 0; time < 12; time += 1) {
      await quickPlay(player);
      await player.sendAndStore('leaveLobby');
    }
    expect(player.received.filter((action) => action === 'joinedLobby')).toHaveLength(10);
    expect(player.received).toContain('too_many_requests');
  });

  it('goes on after a restart in the countdown', async () => {
    const player = await connect(game, 1);
    await advance(1_000);
    await fixture.restart();
    const back = await fixture.connect(game, 1).joinLobby(player.lobbyId);
    await back.sendAndStore('playerLoadedIntoGame');
    await advance(2_000);
    expect(back.received).toContain('gameStarted');
  });
});

describe('quick play of clash', () => {
  it('brings a player to a table whose countdown runs, and seats the player after the round', async () => {
    const first = await connect('clash', 1);
    await until(first, () => isPlaying(first) && first.clash.action === 'countdown');
    const late = await connect('clash', 2);
    expect(late.lobbyId).toBe(first.lobbyId);
    expect(late.clash.players.map(({ id }) => id)).not.toContain(idOf(2));
    await until(late, () => late.clash.action === 'showResults');
    expect(late.clash.players.map(({ id }) => id)).toContain(idOf(2));
  });

  it('takes the place of a bot while no round runs, with the lowest score, and is no match', async () => {
    const first = await connect('clash', 1);
    await until(first, () => isPlaying(first));
    await until(first, () => first.clash.action === 'showResults');
    const late = await connect('clash', 2);
    expect(late.lobbyId).toBe(first.lobbyId);
    const [lowest] = first.clash.players.map(({ totalPoints }) => totalPoints).toSorted((a, b) => a - b);
    const seated = first.clash.players.find(({ id }) => id === idOf(2));
    expect(seated).toMatchObject({ bot: null, guess: null, totalPoints: lowest });
    expect(first.clash.players).toHaveLength(4);
    expect(first.clash.isPractice).toBe(true);
    await first.sendAndStore('leaveLobby');
    await until(late, () => late.clash.gameOver);
    expect(fixture.announced).toMatchObject([{ winner: null, players: [], rewards: [] }]);
  });

  it('is a match for two persons who were there from the first round', async () => {
    const first = await connect('clash', 1);
    const second = await connect('clash', 2);
    await until(first, () => isPlaying(first));
    expect(first.clash.isPractice).toBe(false);
    await until(first, () => first.clash.action === 'showResults');
    const late = await connect('clash', 3);
    expect(late.lobbyId).toBe(second.lobbyId);
    await until(first, () => first.clash.gameOver);
    // No person has guessed: a bot has won.
    expect(fixture.announced).toMatchObject([
      { mode: 'multi', winner: null, rewards: [], players: [{ score: null }, { score: null }] },
    ]);
    expect(fixture.announced[0]?.players.map(({ accountId }) => accountId).toSorted()).toEqual(
      [1, 2].map((player) => testPlayer(player).accountId).toSorted(),
    );
  });

  it('keeps a match for a player who leaves and comes back, who plays at another table', async () => {
    const first = await connect('clash', 1);
    const second = await connect('clash', 2);
    await until(first, () => isPlaying(first));
    const late = await connect('clash', 3);
    for (const leaving of [second, late]) {
      const { lobbyId } = leaving;
      await leaving.sendAndStore('leaveLobby');
      await advance(2_000);
      await leaving.sendAndStore('joinLobby', { lobbyId });
      expect(leaving.received.at(-1)).toBe('game_started');
      await quickPlay(leaving);
      expect(leaving.lobbyId).not.toBe(lobbyId);
    }
    await until(first, () => first.clash.gameOver);
    expect(new Set(first.clash.players.map(({ id }) => id)).size).toBe(4);
    expect(first.clash.isPractice).toBe(false);
    const [one, other] = [first, second].map(({ player }) => player.accountId);
    const matches = fixture.announced.map(({ players }) => players.map(({ accountId }) => accountId));
    expect(matches).toContainEqual([one, other]);
  });

  it('seats bots of the wished strength', async () => {
    const weak = await quickPlay(fixture.connect('clash', 1), { bots: 'weaker' });
    const strong = await quickPlay(fixture.connect('chain', 1), { bots: 'stronger' });
    expect(weak.lobby.nextBots?.map(({ character }) => character)).toContain('nubbin');
    expect(strong.lobby.nextBots?.map(({ character }) => character)).not.toContain('nubbin');
  });
});
