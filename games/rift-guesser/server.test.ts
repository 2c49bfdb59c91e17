import type { GameId } from '@hub/engine/wire/ids';
import { ManualClock } from '@hub/server/testing/manual-clock.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Hub, startHub, testServices } from '../../apps/server/src/realtime/testing/hub.ts';
import { MemoryRoomStore } from '../../apps/server/src/realtime/testing/memory-room-store.ts';
import { testPlayer } from '../../apps/server/src/realtime/testing/players.ts';
import type { Sections } from './pictures/sections.ts';
import { nextSecretSection, type RiftGuesserTypes, secretSection } from './rules/rules.ts';
import { createBinding } from './server.ts';
import { RiftGuesserPlayer } from './testing/socket-player.ts';

type State = RiftGuesserTypes['state'];

const NOON = Date.parse('2026-03-01T12:00:00Z');
const PATH = '/ws/riftGuesser';
const MIDDLE = { x: 175, y: 175 };

let clock: ManualClock;
let hub: Hub;
let sections: { prepared: unknown[]; open: Map<string, { section: unknown; forMs: number }> };

const pictures: Sections = {
  prepare: (section) => void sections.prepared.push(section),
  publish(address, section, forMs) {
    sections.open.set(address, { section, forMs });
    return address;
  },
  withdraw: (address) => void sections.open.delete(address),
  read: async () => undefined,
  start() {},
  async close() {},
};
const start = (rooms = new MemoryRoomStore()): Promise<Hub> =>
  startHub({ clock, rooms, games: [createBinding(testServices(), pictures)] });

beforeEach(async () => {
  clock = new ManualClock(NOON);
  sections = { prepared: [], open: new Map() };
  hub = await start();
});
afterEach(() => hub.stop());

const join = async (player = 1): Promise<RiftGuesserPlayer> =>
  new RiftGuesserPlayer(await hub.join(PATH, player));

/** As soon as the server takes it. */
const lockIn = (player: RiftGuesserPlayer, gameId: string, place: { x: number; y: number }) => {
  clock.advance(1_000);
  return player.lockIn(gameId, place);
};
const nextRound = (player: RiftGuesserPlayer, gameId: string) => {
  clock.advance(2_000);
  return player.nextRound(gameId);
};

/** The secret section of the running round. */
const secretOf = async (gameId: string): Promise<State> => {
  const snapshot = await hub.store.load(gameId as GameId);
  return JSON.parse(snapshot?.state ?? 'null') as State;
};
const addressIn = (section: string | null): string | undefined =>
  /^\/api\/riftGuesser\/section\/([\w-]{43})\.webp$/.exec(section ?? '')?.[1];

describe('startGame', () => {
  it('starts a game with its first round and section', async () => {
    const { action, state } = await (await join()).start();
    expect(action).toBe('gameStarted');
    expect(state).toMatchObject({
      action: 'startRound',
      round: 1,
      time: 15_000,
      timePerRound: 15_000,
      lifePoints: 5_000,
      score: 0,
      guess: null,
      zoomPosition: null,
      actualPosition: null,
      gameOver: false,
    });
    const { section } = secretSection(await secretOf(state.gameId));
    expect(sections.open.get(addressIn(state.section) ?? '')).toEqual({ section, forMs: 15_000 });
  });

  it('uses a first round with a prepared picture', async () => {
    const { state } = await (await join()).start();
    const { section } = secretSection(await secretOf(state.gameId));
    // Eight at the start of the server, and another one for the one that was taken.
    expect(sections.prepared).toHaveLength(9);
    expect(sections.prepared[0]).toEqual(section);
  });

  it('starts a new game once the first is over', async () => {
    const player = await join();
    const { state } = await player.start();
    clock.advance(15_000);
    await player.nextRound(state.gameId);
    expect((await player.next()).code).toBe('answer_shown');
    await nextRound(player, state.gameId);
    clock.advance(15_000);
    const next = (await (await join()).start()).state;
    expect(next).toMatchObject({ round: 1, lifePoints: 5_000 });
    expect(next.gameId).not.toBe(state.gameId);
    expect(hub.announced).toHaveLength(1);
  });
});

describe('a round', () => {
  it('withdraws its address at its end and prepares the next picture', async () => {
    const player = await join();
    const { state } = await player.start();
    const first = addressIn(state.section) ?? '';
    await lockIn(player, state.gameId, MIDDLE);
    expect(sections.open.has(first)).toBe(false);
    const { section } = nextSecretSection(await secretOf(state.gameId));
    expect(sections.prepared.at(-1)).toEqual(section);
    const { state: next } = await nextRound(player, state.gameId);
    const second = addressIn(next.section) ?? '';
    expect(second).not.toBe(first);
    expect(sections.open.get(second)).toEqual({ section, forMs: 15_000 });
  });

  it('keeps its address after a restart', async () => {
    const { state } = await (await join()).start();
    const rooms = hub.store;
    await hub.stop();
    sections.open.clear();
    hub = await start(rooms);
    const again = (await (await join()).start()).state;
    expect(again.section).toBe(state.section);
    const { section } = secretSection(await secretOf(state.gameId));
    expect(sections.open.get(addressIn(again.section) ?? '')).toMatchObject({ section });
  });
});

it.each([
  ['beside the map', 'setGuess', { guess: { x: 351, y: 2 } }, 'off_the_map'],
  ['beside the map, locked in', 'submitGuess', { guess: { x: -1, y: 2 } }, 'off_the_map'],
  ['the next round while one runs', 'startNextRound', {}, 'round_running'],
  ['a place that is none', 'setGuess', { guess: { x: 'left', y: 2 } }, 'invalid_request'],
  ['another player', 'submitGuess', { guess: MIDDLE, playerId: testPlayer(2).playerId }, 'forbidden'],
  ['a game that is not there', 'setGuess', { guess: MIDDLE, gameId: 'nowhere' }, 'game_not_found'],
])('refused commands, %s', async (_, action, payload, code) => {
  const player = await join();
  const { state } = await player.start();
  const before = await secretOf(state.gameId);
  expect((await player.ask(action, { gameId: state.gameId, ...payload })).code).toBe(code);
  expect(await secretOf(state.gameId)).toEqual(before);
});

/** Starts or resumes practice. */
const practise = async (player: RiftGuesserPlayer) => {
  return (await player.ask('startGame', { practice: true })).state;
};

it('refuses an early lock-in and an early next round', async () => {
  const player = await join();
  const { state } = await player.start();
  expect(state.wait).toBe(1_000);
  clock.advance(999);
  expect((await player.lockIn(state.gameId, MIDDLE)).code).toBe('look_first');
  expect((await player.mark(state.gameId, MIDDLE)).state).toMatchObject({ guess: MIDDLE, wait: 1 });
  clock.advance(1);
  expect((await player.lockIn(state.gameId, MIDDLE)).state).toMatchObject({ score: 1, wait: 2_000 });
  clock.advance(1_999);
  expect((await player.nextRound(state.gameId)).code).toBe('answer_shown');
  clock.advance(1);
  expect((await player.nextRound(state.gameId)).state).toMatchObject({ round: 2, wait: 1_000 });
});

it('refuses a marker after the answer is revealed', async () => {
  const player = await join();
  const { state } = await player.start();
  await lockIn(player, state.gameId, MIDDLE);
  expect((await player.mark(state.gameId, MIDDLE)).code).toBe('too_late');
  expect((await player.lockIn(state.gameId, MIDDLE)).code).toBe('too_late');
});

it('practice runs beside the game that counts, in a room and at places of its own', async () => {
  const player = await join();
  const { state: counting } = await player.start();
  const practice = await practise(player);
  expect(practice.gameId).not.toBe(counting.gameId);
  expect(practice.section).not.toBe(counting.section);
  const { position, random } = await secretOf(counting.gameId);
  const other = await secretOf(practice.gameId);
  expect(other.position).not.toEqual(position);
  expect(other.random).not.toEqual(random);
  const again = (await player.start()).state;
  expect(again).toMatchObject({ gameId: counting.gameId, version: counting.version });
  expect(again).not.toHaveProperty('practice');
  expect((await practise(player)).gameId).toBe(practice.gameId);
});

describe('the end', () => {
  it('comes when the life is used up, and is settled once', async () => {
    const player = await join();
    const { state } = await player.start();
    const { gameId } = state;
    let { position } = await secretOf(gameId);
    for (let round = 1; round <= 5; round += 1) {
      await lockIn(player, gameId, { x: position.x / 100, y: position.y / 100 });
      await nextRound(player, gameId);
      ({ position } = await secretOf(gameId));
    }
    clock.advance(15_000);
    expect((await player.ask('startNextRound', { gameId })).state).toMatchObject({
      lifePoints: 2_500,
      score: 6,
    });
    expect((await player.next()).code).toBe('answer_shown');
    expect((await nextRound(player, gameId)).state).toMatchObject({ action: 'startRound', round: 7 });
    clock.advance(15_000);
    const update = await player.ask('startNextRound', { gameId });
    expect(update).toMatchObject({
      action: 'gameStateUpdate',
      state: { gameOver: true, score: 6, reward: 30 },
    });
    expect(await player.next()).toMatchObject({ action: 'gameOver', state: update.state });
    expect((await player.next()).code).toBe('game_over');

    const { accountId } = testPlayer(1);
    expect(hub.announced).toHaveLength(1);
    expect(hub.announced[0]).toMatchObject({
      game: 'rift guesser',
      mode: 'single',
      winner: null,
      players: [{ accountId, score: 6 }],
      scores: [{ accountId, board: 'rift_guesser', score: 6 }],
      rewards: [{ accountId, amountEssence: 30, reason: 'rift_guesser' }],
    });
    expect(sections.open.size).toBe(0);
  });

  it('pays nothing without a survived round', () => {
    const game = createBinding(testServices(), pictures);
    const { accountId } = testPlayer(1);
    const room = {
      roomId: 'a' as GameId,
      version: 1,
      openedAt: NOON,
      isOver: true,
      seats: [{ accountId, player: testPlayer(1), isConnected: true }],
    };
    const result = { score: 0, rewardEssence: 0, end: 'playerLeft' };
    const matchId = 'a-1' as GameId;
    const settlement = game.settle({ result, state: {}, room, matchId, finishedAt: NOON });
    expect(settlement).toMatchObject({ gameId: 'a-1', rewards: [], scores: [{ score: 0 }] });
  });
});
