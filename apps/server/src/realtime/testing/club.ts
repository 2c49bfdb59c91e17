import type { Game, Table } from '@hub/engine/binding/binding';
import { policies } from '@hub/engine/binding/policy';
import { realtimeEndpoint } from '@hub/engine/wire/envelope';
import * as z from 'zod/mini';
import { type ClubTypes, type ClubView, clubRules, seatedIn } from './club-rules.ts';
import { gameOf } from './game-of.ts';

const club = z.object({
  clubId: z.string(),
  version: z.int(),
  round: z.int(),
  winner: z.nullable(z.int()),
  members: z.array(z.object({ name: z.string(), presence: z.string(), connected: z.boolean() })),
});
const summary = z.object({ clubId: z.string(), names: z.array(z.string()), hasPassword: z.boolean() });
const inClub = z.object({ clubId: z.string() });
const empty = z.object({});

export const clubEndpoint = realtimeEndpoint({
  name: 'club',
  summary: 'The lobby of the tests',
  path: '/ws/club',
  commands: {
    createClub: z.object({ places: z.int(), password: z.optional(z.string()) }),
    joinClub: z.object({ clubId: z.string(), password: z.optional(z.string()) }),
    leaveClub: z.object({ clubId: z.optional(z.string()) }),
    expel: z.object({ clubId: z.string(), seat: z.int() }),
    claim: inClub,
    playAgain: inClub,
    subscribeToClubs: empty,
    unsubscribeFromClubs: empty,
  },
  frames: {
    clubCreated: inClub,
    joinedClub: club,
    clubUpdate: club,
    clubClosed: empty,
    expelled: inClub,
    openClubs: z.object({ clubs: z.array(summary) }),
  },
});

type ClubSummary = z.infer<typeof summary>;

const stateOf = ({ presence, round, winner }: ClubView, { roomId, version, seats }: Table) => ({
  clubId: roomId,
  version,
  round,
  winner,
  members: seats.map(({ player, isConnected }, seat) => ({
    name: player.name,
    presence: presence[seat] ?? 'nobody',
    connected: isConnected,
  })),
});

/** The club, bound; `drawId` tells the ids that new clubs try. */
export function clubGame(drawId: () => string): Game {
  return gameOf<ClubTypes, typeof clubEndpoint>({
    endpoint: clubEndpoint,
    rules: clubRules,
    facts: null,
    policy: policies.multiplayer,
    commands: {
      createClub: {
        kind: 'enter',
        enter: async ({ places, password = null }) => ({
          drawId,
          create: async () => ({ options: { places, password }, seats: 1 }),
        }),
      },
      joinClub: {
        kind: 'enter',
        enter: async ({ clubId, password = null }) => ({
          roomId: clubId,
          admit: ({ options }) => (options.password === password ? undefined : 'forbidden'),
          join: { type: 'join' },
        }),
      },
      leaveClub: {
        kind: 'leave',
        leave: ({ clubId }) => (clubId === undefined ? {} : { roomId: clubId }),
      },
      expel: {
        kind: 'play',
        play: ({ clubId, seat }) => ({ roomId: clubId, command: { type: 'expel', seat } }),
      },
      claim: { kind: 'play', play: ({ clubId }) => ({ roomId: clubId, command: { type: 'claim' } }) },
      playAgain: { kind: 'play', play: ({ clubId }) => ({ roomId: clubId, command: { type: 'again' } }) },
      subscribeToClubs: { kind: 'subscribe' },
      unsubscribeFromClubs: { kind: 'unsubscribe' },
    },
    refusals: { full: 'game_full', expelled: 'not_seated', not_now: 'invalid_request' },
    audienceOf: (seat) => ({ kind: 'seat', seat }),
    welcome: (view, table, { action }) =>
      action === 'createClub'
        ? [{ action: 'clubCreated', payload: { clubId: table.roomId } }]
        : [{ action: 'joinedClub', payload: stateOf(view, table) }],
    updates: (view, events, table) =>
      events.some(({ type }) => type === 'closed')
        ? [{ action: 'clubClosed', payload: {} }]
        : [{ action: 'clubUpdate', payload: stateOf(view, table) }],
    vacancyOf: (event, { roomId }) =>
      event.type === 'expelled'
        ? { seat: event.seat, farewell: [{ action: 'expelled', payload: { clubId: roomId } }] }
        : undefined,
    isClosed: ({ isClosed }) => isClosed,
    list: {
      summaryOf(state, { roomId, seats }): ClubSummary | undefined {
        const { winner, options, presence } = state;
        if (winner !== null || seatedIn(state) === options.places) return undefined;
        const isSeated = (_: unknown, seat: number) => presence[seat] === 'here' || presence[seat] === 'away';
        const names = seats.filter(isSeated).map(({ player }) => player.name);
        return { clubId: roomId, names, hasPassword: options.password !== null };
      },
      message: (clubs: readonly ClubSummary[]) => ({ action: 'openClubs', payload: { clubs: [...clubs] } }),
    },
    settle: ({ result, table, matchId, finishedAt }) => ({
      gameId: matchId,
      game: 'chain of legends',
      mode: 'multi',
      finishedAt,
      winner: table.seats[result.winner]?.accountId ?? null,
      newHighScore: false,
      players: [],
      rewards: [],
    }),
  });
}
