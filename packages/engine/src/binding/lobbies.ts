import type * as z from 'zod/mini';
import type { ChangeSettings, LobbyCommand, LobbyEvent, LobbyRefusal } from '../lobby/command.ts';
import type { LobbyGameTypes, LobbySettings } from '../lobby/lobby-game.ts';
import type { LobbyTypes } from '../lobby/rules.ts';
import { type LobbyState, playerOf } from '../lobby/state.ts';
import type { LobbyView } from '../lobby/view.ts';
import type { ErrorCode } from '../wire/errors.ts';
import { BOT_WIN_ESSENCE } from '../wire/limits.ts';
import type { lobbyCommands } from '../wire/lobbies.ts';
import type {
  Caller,
  FinishedGame,
  NewMember,
  Removal,
  RoomCommand,
  RoomEntry,
  RoomInfo,
} from './binding.ts';
import {
  gameStateIn,
  type LobbyFormat,
  lobbyDataOf,
  type Summary,
  summaryOf,
  updatesOf,
} from './lobby-frames.ts';
import type { LobbyGuard } from './lobby-guard.ts';
import { policies } from './policy.ts';
import type { Settlement } from './settlement.ts';

/** Error codes on the wire for the lobby's refusals; each game adds its own. */
export const lobbyRefusals = {
  full: 'lobby_full',
  started: 'game_started',
  kicked: 'kicked',
  too_soon: 'too_many_requests',
  closed: 'game_not_found',
  not_seated: 'not_seated',
  not_owner: 'not_owner',
  not_now: 'not_now',
  no_free_seat: 'no_free_seat',
  too_few_seats: 'too_few_seats',
  not_started: 'not_started',
  too_late: 'too_late',
} as const satisfies Record<LobbyRefusal, ErrorCode>;

type Payload<A extends keyof typeof lobbyCommands> = z.infer<(typeof lobbyCommands)[A]>;
type Password = { readonly password?: string | null | undefined };
type InLobby = { readonly lobbyId: string };

/** Handles a command that is passed on to the rules of a lobby. */
export const lobbyCommand = <P extends InLobby, Command>(commandOf: (payload: P) => Command) => ({
  kind: 'play' as const,
  play: (payload: P): RoomCommand<Command> => ({ roomId: payload.lobbyId, command: commandOf(payload) }),
});

/** Handles the command that changes the settings of a lobby. `settingsOf` copies them from the form. */
export const lobbySettingsCommand = <Settings extends LobbySettings>(
  guard: LobbyGuard,
  settingsOf: (form: Settings) => Settings,
) => ({
  ...lobbyCommand(
    (form: Settings & InLobby & Password): ChangeSettings<Settings> => ({
      type: 'changeSettings',
      settings: settingsOf(form),
      ...(form.password !== undefined && {
        sealedPassword: form.password === null ? null : guard.seal(form.password),
      }),
    }),
  ),
  check: ({ name }: LobbySettings) => guard.checkName(name),
});

/** The parts of a binding that all lobby games share; a game adds its endpoint, rules, facts and own commands. */
export function lobbyBinding<
  T extends LobbyGameTypes,
  GameSettings,
  State,
  Feed extends string,
  Reason extends string,
>(names: BotGameNames<Feed, Reason>, format: LobbyFormat<T, GameSettings, State>, guard: LobbyGuard) {
  const move = <P extends InLobby>(commandOf: (payload: P) => LobbyCommand<T['command'], T['settings']>) =>
    lobbyCommand(commandOf);
  return {
    policy: policies.multiplayer,
    sharedCommands: {
      subscribeToLobbies: { kind: 'subscribe' },
      unsubscribeFromLobbies: { kind: 'unsubscribe' },
      joinLobby: {
        kind: 'enter',
        enter: async (payload: Payload<'joinLobby'>, caller: Caller): Promise<RoomEntry<LobbyTypes<T>>> => ({
          roomId: payload.lobbyId,
          admit: (state, seat) =>
            seat !== undefined && state.kicked.includes(seat)
              ? 'kicked'
              : guard.admit(state, payload, caller),
          join: { type: 'join' },
        }),
      },
      leaveLobby: {
        kind: 'leave',
        leave: ({ lobbyId }: Payload<'leaveLobby'>) => (lobbyId === undefined ? {} : { roomId: lobbyId }),
      },
      setPlayerStatus: move(({ status }: Payload<'setPlayerStatus'>) => ({
        type: 'setReady',
        isReady: status === 1,
      })),
      sayPhrase: move(({ phrase }: Payload<'sayPhrase'>) => ({ type: 'say', phrase })),
      playerLoadedIntoGame: move(() => ({ type: 'pageLoaded' })),
      playAgain: move(() => ({ type: 'playAgain' })),
      kickPlayer: move(({ seat }: Payload<'kickPlayer'>) => ({ type: 'kick', seat })),
      handOver: move(({ seat }: Payload<'handOver'>) => ({ type: 'handOver', seat })),
      addBot: move(({ strength }: Payload<'addBot'>) => ({ type: 'addBot', strength })),
      removeBot: move(({ seat }: Payload<'removeBot'>) => ({ type: 'removeBot', bot: seat })),
    },
    // All members of a lobby see the same; players outside it only receive the list.
    audienceOf: () => ({ kind: 'public' }) as const,
    welcome: (view: LobbyView<T>, room: RoomInfo, newMember: NewMember, state: LobbyState<T>) =>
      welcome(format, guard, view, room, newMember, state),
    updates: (
      view: LobbyView<T>,
      events: readonly LobbyEvent[],
      room: RoomInfo,
      { sealedPassword }: LobbyState<T>,
    ) => updatesOf(format, view, events, room, () => unsealed(guard, sealedPassword)),
    removalOf: (event: LobbyEvent, { roomId }: RoomInfo): Removal<KickedFrame> | undefined =>
      event.type === 'playerLeft' && event.isKicked
        ? { seat: event.number, lastFrames: [{ action: 'kicked', payload: { lobbyId: roomId } }] }
        : undefined,
    closing: { type: 'close' },
    isSeated: (state: LobbyState<T>, seat: number) => playerOf(state, seat) !== undefined,
    isClosed: ({ phase }: LobbyState<T>) => phase === 'closed',
    gameNumber: ({ gamesBegun }: LobbyState<T>) => gamesBegun,
    list: {
      summaryOf: (state: LobbyState<T>, room: RoomInfo) =>
        joinRefusal(state) === undefined ? summaryOf(format, state, room) : undefined,
      message: (lobbies: readonly Summary<GameSettings>[]) => ({
        action: 'openLobbies' as const,
        payload: { lobbies: [...lobbies] },
      }),
    },
    settle: (finish: FinishedGame<LobbyTypes<T>>) => settle(names, finish),
    withPaid,
  } as const;
}

/** Why a new player cannot join the lobby; undefined if it is open. */
export function joinRefusal<T extends LobbyGameTypes>({
  phase,
  players,
  settings,
}: LobbyState<T>): ErrorCode | undefined {
  if (phase !== 'open') return 'game_started';
  return players.length >= settings.maxPlayers ? 'lobby_full' : undefined;
}

/** A game's name in the feed, and the reason of the ledger entries that pay wins against bots. */
type BotGameNames<Feed extends string, Reason extends string> = {
  readonly feed: Feed;
  readonly botReason: Reason;
};

type LobbyNames<Feed extends string, Reason extends string> = {
  game: Feed;
  board: never;
  ledgerReason: Reason;
  dailyMode: never;
};

/** Adds the paid Blue Essence to the game's state in a frame. */
function withPaid<Frame extends { readonly payload: object }>(frame: Frame, paidEssence: number): Frame {
  const { payload } = frame;
  const state = 'gameState' in payload ? payload.gameState : null;
  if (state === null || paidEssence === 0) return frame;
  return { ...frame, payload: { ...payload, gameState: { ...(state as object), reward: paidEssence } } };
}

type KickedFrame = { action: 'kicked'; payload: { lobbyId: RoomInfo['roomId'] } };

const unsealed = (guard: LobbyGuard, sealedPassword: string | null): string | null =>
  sealedPassword === null ? null : (guard.unseal(sealedPassword) ?? null);

/** The only frames with an access token; they and `lobbySettingsChanged` have the password. Seated players only receive them. */
function welcome<T extends LobbyGameTypes, GameSettings, State>(
  format: LobbyFormat<T, GameSettings, State>,
  guard: LobbyGuard,
  view: LobbyView<T>,
  room: RoomInfo,
  { action, player }: NewMember,
  { sealedPassword, openedAt }: LobbyState<T>,
) {
  const { roomId: lobbyId } = room;
  if (action === 'createLobby') return [{ action: 'lobbyCreated' as const, payload: { lobbyId } }];
  const password = unsealed(guard, sealedPassword);
  const payload = {
    lobbyId,
    accessToken: guard.tokenFor({ lobbyId, openedAt, password }, player.accountId),
    password,
    lobbyData: lobbyDataOf(format, view, room),
    gameState: gameStateIn(format, view, room),
  };
  return [{ action: 'joinedLobby' as const, payload }];
}

/**
 * The settlement of a finished game. It counts all players who began, also those who left. A game with bots counts only
 * for a person who has won it.
 */
function settle<T extends LobbyGameTypes, Feed extends string, Reason extends string>(
  { feed: game, botReason: reason }: BotGameNames<Feed, Reason>,
  { result, room, matchId, finishedAt }: FinishedGame<LobbyTypes<T>>,
): Settlement<LobbyNames<Feed, Reason>> | undefined {
  const accountOf = (number: number) => {
    const seated = room.seats[number];
    if (seated === undefined) throw new RangeError(`no player has seat ${number}`);
    return seated.accountId;
  };
  const match = { gameId: matchId, game, mode: 'multi', finishedAt, newHighScore: false } as const;
  if (result.players.some(({ bot }) => bot !== null)) {
    if (result.winner < 0) return undefined;
    const winner = accountOf(result.winner);
    const reward = {
      accountId: winner,
      amountEssence: BOT_WIN_ESSENCE,
      reason,
      reference: `bots:${matchId}`,
    };
    return { ...match, winner, isAgainstBots: true, players: [], rewards: [reward] };
  }
  return {
    ...match,
    winner: accountOf(result.winner),
    players: result.players.map(({ number, totalPoints }) => ({
      accountId: accountOf(number),
      attempts: null,
      currentStreak: null,
      score: null,
      totalPoints,
    })),
    rewards: [],
  };
}
