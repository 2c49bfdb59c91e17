import type { Game, RoomInfo } from '@hub/engine/binding/binding';
import type { RoomPolicy } from '@hub/engine/binding/policy';
import { realtimeEndpoint } from '@hub/engine/wire/envelope';
import { gameIdSchema } from '@hub/engine/wire/ids';
import * as z from 'zod/mini';
import { testBinding } from './test-binding.ts';
import { type DuelOptions, type DuelTypes, type DuelView, duelRules } from './test-duel-rules.ts';

const gameState = z.object({
  gameId: gameIdSchema,
  version: z.int(),
  phase: z.enum(['waiting', 'picking', 'revealed', 'over']),
  ownPick: z.nullable(z.int()),
  target: z.nullable(z.int()),
  points: z.array(z.int()),
  winner: z.nullable(z.int()),
  players: z.array(z.object({ name: z.string(), connected: z.boolean() })),
});

const inRoom = z.object({ gameId: z.string() });

const duelEndpoint = realtimeEndpoint({
  name: 'duel',
  summary: 'The game of the tests',
  path: '/ws/duel',
  commands: {
    startDuel: z.object({ gameId: z.string() }),
    joinDuel: inRoom,
    watchDuel: inRoom,
    leaveDuel: inRoom,
    pick: z.object({ gameId: z.string(), number: z.int() }),
  },
  frames: {
    duelStarted: z.object({ gameState }),
    duelUpdate: z.object({ gameState }),
    playerLeft: z.object({ seat: z.int() }),
  },
});

type DuelState = z.infer<typeof gameState>;

const stateOf = (view: DuelView, { roomId, version, seats }: RoomInfo): DuelState => ({
  gameId: roomId,
  version,
  phase: view.phase,
  ownPick: view.ownPick,
  target: view.target,
  points: [...view.points],
  winner: view.winner,
  players: seats.map(({ player, isConnected }) => ({ name: player.name, connected: isConnected })),
});

/** The binding of the test duel. */
export function duelGame(options: DuelOptions, policy: RoomPolicy): Game {
  return testBinding<DuelTypes, typeof duelEndpoint>({
    endpoint: duelEndpoint,
    rules: duelRules,
    facts: null,
    policy,
    commands: {
      startDuel: {
        kind: 'enter',
        enter: async ({ gameId }) => ({ roomId: gameId, create: async () => ({ options, seats: 2 }) }),
      },
      joinDuel: { kind: 'enter', enter: async ({ gameId }) => ({ roomId: gameId, join: { type: 'join' } }) },
      watchDuel: { kind: 'enter', enter: async ({ gameId }) => ({ roomId: gameId, watch: true }) },
      leaveDuel: { kind: 'leave', leave: ({ gameId }) => ({ roomId: gameId }) },
      pick: {
        kind: 'play',
        play: ({ gameId, number }) => ({ roomId: gameId, command: { type: 'pick', number } }),
      },
    },
    refusals: { full: 'game_full', not_now: 'invalid_request', over: 'game_over' },
    audienceOf: (seat) => ({ kind: 'seat', seat }),
    welcome: (view, room) => [{ action: 'duelStarted', payload: { gameState: stateOf(view, room) } }],
    updates: (view, events, room) => [
      ...events.flatMap((event) =>
        event.type === 'left' ? [{ action: 'playerLeft' as const, payload: { seat: event.seat } }] : [],
      ),
      { action: 'duelUpdate' as const, payload: { gameState: stateOf(view, room) } },
    ],
    settle: ({ result, room, finishedAt }) => ({
      gameId: room.roomId,
      game: 'more or less',
      mode: 'multi',
      finishedAt,
      winner: room.seats[result.winner]?.accountId ?? null,
      newHighScore: false,
      players: room.seats.map(({ accountId }, seat) => ({
        accountId,
        attempts: null,
        currentStreak: null,
        score: null,
        totalPoints: result.points[seat as 0 | 1],
      })),
      rewards: [],
    }),
  });
}
