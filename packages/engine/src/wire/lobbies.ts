import * as z from 'zod/mini';
import { botStrengthSchema, characterSchema, nextBotsSchema, quickPlayCommand } from './bots.ts';
import type { FrameOf, GameRefusal, RealtimeEndpoint } from './envelope.ts';
import { gameIdSchema, playerIdSchema } from './ids.ts';
import { LOBBY_PASSWORD_MAX, LOBBY_PLAYERS_MAX } from './limits.ts';
import {
  clamped,
  inLobby,
  lobbyForm,
  lobbyId,
  lobbySettingsForm,
  notUsed,
  type Range,
} from './lobby-form.ts';

/** What players say to each other in a lobby: fixed phrases, because nobody watches what is said there (decision 027). */
export const LOBBY_PHRASES = ['hello', 'goodLuck', 'moment', 'ready', 'wellPlayed', 'again'] as const;
const phraseSchema = z.enum(LOBBY_PHRASES);
export type LobbyPhrase = z.infer<typeof phraseSchema>;
/** Time after a phrase in which the same player says no other, in ms. */
export const PHRASE_PAUSE_MS = 2_000;

const seat = z.int().check(z.minimum(-LOBBY_PLAYERS_MAX), z.maximum(255));
const seatInLobby = z.object({ ...inLobby, seat: seat.check(z.describe('Seat of the player concerned')) });
const empty = z.object({});

/** Commands that all versus games share; each game adds `createLobby`, `updateLobbySettings` and its moves. */
export const lobbyCommands = {
  subscribeToLobbies: empty,
  unsubscribeFromLobbies: empty,
  quickPlay: quickPlayCommand,
  joinLobby: z.object({
    lobbyId,
    playerData: notUsed,
    password: z
      .optional(z.nullable(z.string().check(z.maxLength(LOBBY_PASSWORD_MAX))))
      .check(z.describe('Needed only by players without a seat')),
    accessToken: z
      .optional(z.nullable(z.string().check(z.maxLength(64))))
      .check(z.describe('From `joinedLobby`; replaces the password')),
  }),
  leaveLobby: z.object({
    ...inLobby,
    lobbyId: z.optional(lobbyId).check(z.describe('Defaults to the lobby that this socket is in')),
  }),
  sayPhrase: z.object({ ...inLobby, phrase: phraseSchema }),
  setPlayerStatus: z.object({ ...inLobby, status: z.union([z.literal(0), z.literal(1)]) }),
  playerLoadedIntoGame: z.object(inLobby),
  playAgain: z.object(inLobby),
  kickPlayer: seatInLobby,
  handOver: seatInLobby,
  addBot: z.object({
    ...inLobby,
    strength: z
      .union([botStrengthSchema, characterSchema])
      .check(z.describe('A bot; a word seats the nearest free one')),
  }),
  removeBot: seatInLobby,
};

/** A player of a lobby, as all members see it. */
export const lobbyPersonFields = {
  id: z.string().check(z.describe('Player id; bots have `bot-` and a number')),
  seat: seat.check(z.describe('Number in this lobby, never reused for another player; negative for a bot')),
  name: z.string(),
  usernameEffect: z.nullable(z.string()).check(z.describe('Style class of the name; null without one')),
  connected: z.boolean(),
  bot: z.nullable(botStrengthSchema).check(z.describe('Strength of a bot, null for a person')),
  character: z
    .optional(z.nullable(characterSchema))
    .check(z.describe('Which bot it is; null for a person and for bots of older rooms')),
};

const lobbyPlayerSchema = z.object({
  ...lobbyPersonFields,
  status: z.union([z.literal(0), z.literal(1)]).check(z.describe('0 not ready, 1 ready')),
  reading: z
    .optional(z.literal(true))
    .check(z.describe('Still reads the result of the last game: `playAgain` joins the next one')),
});
export type LobbyPlayer = z.infer<typeof lobbyPlayerSchema>;

/** Status of a lobby: players gather, countdown, pages load, the game runs, the game is over. */
const lobbyStatusSchema = z.enum(['open', 'starting', 'loading', 'playing', 'over']);
export type LobbyStatus = z.infer<typeof lobbyStatusSchema>;

const settings = {
  id: gameIdSchema,
  name: z.string(),
  hasPassword: z.boolean(),
  maxPlayers: z.int(),
  guessTime: z.int().check(z.describe('Seconds')),
  quickPlay: z.optional(z.boolean()).check(z.describe('Whether quick play may bring players')),
};

/** An open lobby with a free seat, as the list of lobbies shows it. Each game adds its settings. */
const lobbySummarySchema = z.object({
  ...settings,
  owner: playerIdSchema,
  players: z.array(
    z.object({
      id: lobbyPersonFields.id,
      name: z.string(),
      usernameEffect: lobbyPersonFields.usernameEffect,
      bot: lobbyPersonFields.bot,
      character: lobbyPersonFields.character,
    }),
  ),
});
export type LobbySummary = z.infer<typeof lobbySummarySchema>;

/** A lobby as its members see it; each game adds its settings. Only `joinedLobby` and `lobbySettingsChanged` contain the password. */
const lobbyDataSchema = z.object({
  ...settings,
  version: z.int().check(z.describe('Rises by one with every change')),
  owner: playerIdSchema,
  status: lobbyStatusSchema,
  timeLeft: z.int().check(z.describe('Milliseconds until the status times out; 0 while a game runs')),
  waitingFor: z
    .array(z.string())
    .check(z.describe('While loading: ids of the players whose page has not loaded')),
  players: z.array(lobbyPlayerSchema).check(z.describe('Longest seated first')),
  askingLeft: z
    .optional(z.int())
    .check(z.describe('Milliseconds for which players who still read are asked to join; absent: nobody is')),
  quickStart: z
    .optional(z.boolean())
    .check(z.describe('Whether quick play starts the game: players may join, and bots take the free seats')),
  botsGiveWay: z.optional(z.boolean()).check(z.describe('Whether persons take the seats of bots')),
  nextBots: nextBotsSchema,
});
export type LobbyData = z.infer<typeof lobbyDataSchema>;

/** All frames of lobbies and their games. Only `joinedLobby` contains a token; it and `lobbySettingsChanged` a password. */
function lobbyFrames<Summary extends z.ZodMiniType, Data extends z.ZodMiniType, State extends z.ZodMiniType>(
  summary: Summary,
  data: Data,
  state: State,
) {
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
      gameState: z.nullable(state).check(z.describe('Null without a game')),
    }),
    playerJoined: z.object(aboutPlayer),
    playerLeft: z.object({
      ...aboutPlayer,
      kicked: z.boolean().check(z.describe('Removed by the owner')),
    }),
    playerStatusChanged: withLobby.check(z.describe('A player is ready, not ready, away or back')),
    phraseSaid: z
      .object({ playerId: lobbyPersonFields.id, playerName: z.string(), phrase: phraseSchema })
      .check(z.describe('What a player says, also to that player')),
    newOwner: withLobby,
    lobbySettingsChanged: z
      .object({ lobbyData: data, password: z.nullable(z.string()) })
      .check(z.describe('The owner has changed the settings: all players are not ready')),
    gameReady: withLobby.check(z.describe('All players are ready: countdown of 3 seconds')),
    waiting: z
      .object({ lobbyData: data, gameState: z.nullable(state).check(z.describe('Null before the game')) })
      .check(z.describe('The game starts once every page has loaded')),
    gameStarted: withState,
    gameStateUpdate: withState,
    gameOver: withState,
    backInLobby: withLobby.check(
      z.describe(
        'A player wants to play again: the lobby is open, all players are not ready, and the others still read the result',
      ),
    ),
    lobbyClosed: z.object({ lobbyId: gameIdSchema, reason: z.enum(['idle', 'empty', 'host']) }),
    kicked: z.object({ lobbyId: gameIdSchema }).check(z.describe('Sent to a removed player')),
    startedWithout: z
      .object({ lobbyId: gameIdSchema })
      .check(
        z.describe('Sent to a player who still reads the result: the next game begins, the seat is free'),
      ),
  };
}

/** Fields of the state of every versus game. */
export const lobbyStateFields = {
  lobbyId: gameIdSchema,
  version: z.int().check(z.describe('Rises by one with every change')),
  guessTime: z.int().check(z.describe('Seconds')),
  gameOver: z.boolean(),
  winner: z.nullable(z.string()).check(z.describe('Player id; bots have `bot-` and a number')),
  isPractice: z
    .boolean()
    .check(z.describe('Whether bots play: then the game counts as a win against bots at most')),
  reward: z
    .optional(z.int())
    .check(z.describe('Blue Essence paid to the receiver for a win against bots; absent without one')),
};

type LobbyRanges<Setting> = {
  readonly gameSettingName: Setting;
  readonly gameSetting: Range;
  readonly guessTime: Range;
};
type Fields = Readonly<Record<string, z.ZodMiniType>>;
type InLobby<Move> = z.ZodMiniObject<typeof inLobby & Move>;

/** The endpoint of a versus game and its lobbies. `moves` are the fields of its own commands, besides those of every command. */
export function lobbyEndpoint<
  Setting extends string,
  State extends z.ZodMiniType,
  Moves extends Readonly<Record<string, Fields>>,
>(
  {
    id,
    lobby: { gameSettingName, gameSetting, guessTime },
  }: { readonly id: string; readonly lobby: LobbyRanges<Setting> },
  spec: {
    readonly summary: string;
    /** What the setting that only this game has means. */
    readonly setting: string;
    readonly state: State;
    readonly moves: Moves;
    readonly refusals?: Readonly<Record<string, GameRefusal>>;
  },
) {
  const own = <Schema extends z.ZodMiniType>(schema: Schema) =>
    ({ [gameSettingName]: schema }) as Record<Setting, Schema>;
  const form = { guessTime: clamped(guessTime), ...own(clamped(gameSetting)) };
  const shown = own(z.int().check(z.describe(spec.setting)));
  const moves = Object.entries(spec.moves).map(([action, move]) => [
    action,
    z.object({ ...inLobby, ...move }),
  ]);
  return {
    name: id,
    summary: spec.summary,
    path: `/ws/${id}`,
    commands: {
      ...lobbyCommands,
      createLobby: z.object({ ...lobbyForm, ...form }),
      updateLobbySettings: z.object({ ...lobbySettingsForm, ...form }),
      ...(Object.fromEntries(moves) as { readonly [Action in keyof Moves]: InLobby<Moves[Action]> }),
    },
    frames: lobbyFrames(z.extend(lobbySummarySchema, shown), z.extend(lobbyDataSchema, shown), spec.state),
    ...(spec.refusals && { refusals: spec.refusals }),
  } satisfies RealtimeEndpoint;
}

type PayloadIn<E extends RealtimeEndpoint, Action> = Extract<FrameOf<E>, { action: Action }>['payload'];
/** A lobby of this game as its members see it, and as the list of lobbies shows it. */
export type LobbyIn<E extends RealtimeEndpoint> =
  PayloadIn<E, 'joinedLobby'> extends { lobbyData: infer Lobby } ? Lobby : never;
export type SummaryIn<E extends RealtimeEndpoint> =
  PayloadIn<E, 'openLobbies'> extends { lobbies: (infer Summary)[] } ? Summary : never;
