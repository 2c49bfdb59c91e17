import type { Game, RoomInfo } from '@hub/engine/binding/binding';
import { policies } from '@hub/engine/binding/policy';
import { realtimeEndpoint } from '@hub/engine/wire/envelope';
import * as z from 'zod/mini';
import { testBinding } from './test-binding.ts';
import { seatedIn, type TestLobbyTypes, type TestLobbyView, testLobbyRules } from './test-lobby-rules.ts';

const lobby = z.object({
  lobbyId: z.string(),
  version: z.int(),
  round: z.int(),
  winner: z.nullable(z.int()),
  members: z.array(z.object({ name: z.string(), presence: z.string(), connected: z.boolean() })),
});
const summary = z.object({ lobbyId: z.string(), names: z.array(z.string()), hasPassword: z.boolean() });
const inLobby = z.object({ lobbyId: z.string() });
const empty = z.object({});

const testLobbyEndpoint = realtimeEndpoint({
  name: 'lobby',
  summary: 'The lobby of the tests',
  path: '/ws/lobby',
  commands: {
    createLobby: z.object({ places: z.int(), password: z.optional(z.string()) }),
    joinLobby: z.object({ lobbyId: z.string(), password: z.optional(z.string()) }),
    leaveLobby: z.object({ lobbyId: z.optional(z.string()) }),
    kick: z.object({ lobbyId: z.string(), seat: z.int() }),
    claim: inLobby,
    playAgain: inLobby,
    subscribeToLobbies: empty,
    unsubscribeFromLobbies: empty,
  },
  frames: {
    lobbyCreated: inLobby,
    joinedLobby: lobby,
    lobbyUpdate: lobby,
    lobbyClosed: empty,
    kicked: inLobby,
    openLobbies: z.object({ lobbies: z.array(summary) }),
  },
});

type TestLobbySummary = z.infer<typeof summary>;

const stateOf = ({ presence, round, winner }: TestLobbyView, { roomId, version, seats }: RoomInfo) => ({
  lobbyId: roomId,
  version,
  round,
  winner,
  members: seats.map(({ player, isConnected }, seat) => ({
    name: player.name,
    presence: presence[seat] ?? 'unknown',
    connected: isConnected,
  })),
});

/** The binding of the test lobby; `generateId` returns the ids of new lobbies. */
export function testLobbyGame(generateId: () => string): Game {
  return testBinding<TestLobbyTypes, typeof testLobbyEndpoint>({
    endpoint: testLobbyEndpoint,
    rules: testLobbyRules,
    facts: null,
    policy: policies.multiplayer,
    commands: {
      createLobby: {
        kind: 'enter',
        enter: async ({ places, password = null }) => ({
          generateId,
          create: async () => ({ options: { places, password }, seats: 1 }),
        }),
      },
      joinLobby: {
        kind: 'enter',
        enter: async ({ lobbyId, password = null }) => ({
          roomId: lobbyId,
          admit: ({ options }) => (options.password === password ? undefined : 'forbidden'),
          join: { type: 'join' },
        }),
      },
      leaveLobby: {
        kind: 'leave',
        leave: ({ lobbyId }) => (lobbyId === undefined ? {} : { roomId: lobbyId }),
      },
      kick: {
        kind: 'play',
        play: ({ lobbyId, seat }) => ({ roomId: lobbyId, command: { type: 'kick', seat } }),
      },
      claim: { kind: 'play', play: ({ lobbyId }) => ({ roomId: lobbyId, command: { type: 'claim' } }) },
      playAgain: { kind: 'play', play: ({ lobbyId }) => ({ roomId: lobbyId, command: { type: 'again' } }) },
      subscribeToLobbies: { kind: 'subscribe' },
      unsubscribeFromLobbies: { kind: 'unsubscribe' },
    },
    refusals: { full: 'game_full', kicked: 'not_seated', not_now: 'invalid_request' },
    audienceOf: (seat) => ({ kind: 'seat', seat }),
    welcome: (view, room, { action }) =>
      action === 'createLobby'
        ? [{ action: 'lobbyCreated', payload: { lobbyId: room.roomId } }]
        : [{ action: 'joinedLobby', payload: stateOf(view, room) }],
    updates: (view, events, room) =>
      events.some(({ type }) => type === 'closed')
        ? [{ action: 'lobbyClosed', payload: {} }]
        : [{ action: 'lobbyUpdate', payload: stateOf(view, room) }],
    removalOf: (event, { roomId }) =>
      event.type === 'kicked'
        ? { seat: event.seat, lastFrames: [{ action: 'kicked', payload: { lobbyId: roomId } }] }
        : undefined,
    isClosed: ({ isClosed }) => isClosed,
    gameNumber: ({ round }) => round,
    list: {
      summaryOf(state, { roomId, seats }): TestLobbySummary | undefined {
        const { winner, options, presence } = state;
        if (winner !== null || seatedIn(state) === options.places) return undefined;
        const isSeated = (_: unknown, seat: number) =>
          presence[seat] === 'present' || presence[seat] === 'away';
        const names = seats.filter(isSeated).map(({ player }) => player.name);
        return { lobbyId: roomId, names, hasPassword: options.password !== null };
      },
      message: (lobbies: readonly TestLobbySummary[]) => ({
        action: 'openLobbies',
        payload: { lobbies: [...lobbies] },
      }),
    },
    settle: ({ result, room, matchId, finishedAt }) => ({
      gameId: matchId,
      game: 'chain of legends',
      mode: 'multi',
      finishedAt,
      winner: room.seats[result.winner]?.accountId ?? null,
      newHighScore: false,
      players: [],
      rewards: [],
    }),
  });
}
