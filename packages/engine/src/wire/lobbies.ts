import * as z from 'zod/mini';
import { gameIdSchema, playerIdSchema } from './ids.ts';
import { LOBBY_NAME_MAX, LOBBY_PASSWORD_MAX, LOBBY_PLAYERS_MAX, LOBBY_PLAYERS_MIN } from './limits.ts';
import { withoutUnreadable } from './name-characters.ts';

/** Strengths of the bots that an owner may practise with. */
export const BOT_STRENGTHS = ['easy', 'medium', 'hard'] as const;
export const botStrengthSchema = z.enum(BOT_STRENGTHS);
export type BotStrength = z.infer<typeof botStrengthSchema>;

/** A lobby's name as it is kept: without what cannot be seen, trimmed, at most 24 characters. */
export const lobbyNameOf = (text: string): string =>
  // Once more after the cut, which may leave half of a joined character.
  withoutUnreadable(Array.from(withoutUnreadable(text).trim()).slice(0, LOBBY_NAME_MAX).join('')).trimEnd();

/** A whole number that is moved into its bounds, as the form does. */
export const clamped = (min: number, max: number) =>
  z.int().check(
    z.overwrite((value) => Math.min(max, Math.max(min, value))),
    z.describe(`${min} to ${max}; what lies outside counts as the nearest`),
  );

const notUsed = z.optional(z.unknown()).check(z.describe('Accepted and not used'));

/** What every creation form has; each game adds its own numbers. The form and the server read the same schema. */
export const lobbyForm = {
  name: z
    .string()
    .check(
      z.maxLength(200),
      z.overwrite(lobbyNameOf),
      z.minLength(1),
      z.describe(`At most ${LOBBY_NAME_MAX} characters are kept`),
    ),
  password: z
    .optional(z.nullable(z.string().check(z.minLength(1), z.maxLength(LOBBY_PASSWORD_MAX))))
    .check(z.describe('Null or missing for a lobby that is open to everybody')),
  maxPlayers: clamped(LOBBY_PLAYERS_MIN, LOBBY_PLAYERS_MAX),
  players: notUsed,
  status: notUsed,
  owner: notUsed,
};

const lobbyId = z.string().check(z.maxLength(64));
const inLobby = {
  lobbyId,
  playerId: z
    .optional(z.string().check(z.maxLength(64)))
    .check(z.describe("The caller's own id; another one is refused")),
  accessToken: z.optional(z.string().check(z.maxLength(64))).check(z.describe('Accepted and not needed')),
};
const seat = z.int().check(z.minimum(-LOBBY_PLAYERS_MAX), z.maximum(255));
const seatInLobby = z.object({ ...inLobby, seat: seat.check(z.describe('Whom it concerns')) });
const empty = z.object({});

/** The commands that both games share; `createLobby` and the moves are each game's own. */
export const lobbyCommands = {
  subscribeToLobbies: empty,
  unsubscribeFromLobbies: empty,
  joinLobby: z.object({
    lobbyId,
    playerData: notUsed,
    password: z
      .optional(z.nullable(z.string().check(z.maxLength(LOBBY_PASSWORD_MAX))))
      .check(z.describe('Asked of newcomers only')),
    accessToken: z
      .optional(z.nullable(z.string().check(z.maxLength(64))))
      .check(z.describe('As `joinedLobby` gave it, instead of the password')),
  }),
  leaveLobby: z.object({
    ...inLobby,
    lobbyId: z.optional(lobbyId).check(z.describe('Without it the lobby that this connection is in')),
  }),
  setPlayerStatus: z.object({ ...inLobby, status: z.union([z.literal(0), z.literal(1)]) }),
  playerLoadedIntoGame: z.object(inLobby),
  playAgain: z.object(inLobby),
  kickPlayer: seatInLobby,
  handOver: seatInLobby,
  addBot: z.object({ ...inLobby, strength: botStrengthSchema }),
  removeBot: seatInLobby,
};

/** What of a lobby's own player everybody in it sees, in the lobby and in the game. */
export const lobbyPersonFields = {
  id: z.string().check(z.describe('Player id; of a bot `bot-` and its number')),
  seat: seat.check(z.describe('Number in this lobby, never given to anybody else; below zero a bot')),
  name: z.string(),
  usernameEffect: z.nullable(z.string()).check(z.describe('Style class of the name, null without one')),
  connected: z.boolean(),
  bot: z.nullable(botStrengthSchema).check(z.describe('Strength of a bot, null for a person')),
};

export const lobbyPlayerSchema = z.object({
  ...lobbyPersonFields,
  status: z.union([z.literal(0), z.literal(1)]).check(z.describe('0 not ready, 1 ready')),
});
export type LobbyPlayer = z.infer<typeof lobbyPlayerSchema>;

/** Where a lobby stands: `open`, then 3-2-1, then everybody's page is awaited, the game, its end, and again. */
export const lobbyStatusSchema = z.enum(['open', 'starting', 'loading', 'playing', 'over']);
export type LobbyStatus = z.infer<typeof lobbyStatusSchema>;

const settings = {
  id: gameIdSchema,
  name: z.string(),
  hasPassword: z.boolean(),
  maxPlayers: z.int(),
  guessTime: z.int().check(z.describe('Seconds')),
};

/** What the overview tells of a lobby: open ones that have a free seat. Each game adds its own settings. */
export const lobbySummarySchema = z.object({
  ...settings,
  owner: playerIdSchema,
  players: z.array(
    z.object({
      id: lobbyPersonFields.id,
      name: z.string(),
      usernameEffect: lobbyPersonFields.usernameEffect,
      bot: lobbyPersonFields.bot,
    }),
  ),
});
export type LobbySummary = z.infer<typeof lobbySummarySchema>;

/** A lobby as everybody in it sees it; each game adds its own settings. The password is in `joinedLobby` alone. */
export const lobbyDataSchema = z.object({
  ...settings,
  version: z.int().check(z.describe('Rises by one with every change')),
  owner: playerIdSchema,
  status: lobbyStatusSchema,
  timeLeft: z
    .int()
    .check(
      z.describe('Milliseconds until it goes on by itself: closes, loads, starts the game; 0 in the game'),
    ),
  waitingFor: z
    .array(z.string())
    .check(z.describe('While it loads: ids of those whose page has not told that it is there')),
  players: z.array(lobbyPlayerSchema).check(z.describe('Longest seated first')),
});
export type LobbyData = z.infer<typeof lobbyDataSchema>;

/** Everything that the server says of lobbies and their games; `joinedLobby` alone holds a password and a token. */
export function lobbyFrames<
  Summary extends z.ZodMiniType,
  Data extends z.ZodMiniType,
  State extends z.ZodMiniType,
>(summary: Summary, data: Data, state: State) {
  const withLobby = z.object({ lobbyData: data });
  const withState = z.object({ gameState: state });
  const aboutPlayer = { playerId: lobbyPersonFields.id, playerName: z.string(), lobbyData: data };
  return {
    openLobbies: z.object({ lobbies: z.array(summary).check(z.describe('Longest open first')) }),
    lobbyCreated: z.object({ lobbyId: gameIdSchema }),
    joinedLobby: z.object({
      lobbyId: gameIdSchema,
      accessToken: z.string(),
      password: z.nullable(z.string()),
      lobbyData: data,
      gameState: z.nullable(state).check(z.describe('Null while no game is shown')),
    }),
    playerJoined: z.object(aboutPlayer),
    playerLeft: z.object({
      ...aboutPlayer,
      kicked: z.boolean().check(z.describe('Sent away by the owner')),
    }),
    playerStatusChanged: withLobby.check(
      z.describe('Somebody is ready, not ready, away or back, or a bot came or went'),
    ),
    newOwner: withLobby,
    gameReady: withLobby.check(z.describe('All are ready: 3-2-1')),
    waiting: z
      .object({ lobbyData: data, gameState: z.nullable(state).check(z.describe('Null before the game')) })
      .check(z.describe('The game begins when every page has told that it is there')),
    gameStarted: withState,
    gameStateUpdate: withState,
    gameOver: withState,
    backInLobby: withLobby.check(z.describe('Somebody wants to play again: everybody is back, nobody ready')),
    lobbyClosed: z.object({ lobbyId: gameIdSchema, reason: z.enum(['idle', 'empty']) }),
    kicked: z.object({ lobbyId: gameIdSchema }).check(z.describe('To whoever was sent away')),
  };
}

/** A move: what every command in a lobby carries, and the game's own fields. */
export const moveInLobby = <Own extends Record<string, z.ZodMiniType>>(own: Own) =>
  z.object({ ...inLobby, ...own });
