import type * as z from 'zod/mini';
import type { VersusGame } from '../define-game.ts';
import type { GameRules } from '../kernel/rules.ts';
import type { LobbyCommand, LobbyEvent, LobbyRefusal } from '../lobby/command.ts';
import type { LobbyGameTypes, LobbySettings, PlayerNumber } from '../lobby/lobby-game.ts';
import type { LobbyTypes } from '../lobby/rules.ts';
import { isReading, type LobbyState, playerOf } from '../lobby/state.ts';
import type { LobbyView } from '../lobby/view.ts';
import type { FrameOf, RealtimeEndpoint } from '../wire/envelope.ts';
import type { ErrorCode, RefusalReason } from '../wire/errors.ts';
import type { LobbySummary, lobbyCommands, lobbyStateFields } from '../wire/lobbies.ts';
import {
  type Caller,
  defineBinding,
  type FinishedGame,
  type Game,
  type NewMember,
  type Removal,
  type RoomCommand,
  type RoomEntry,
  type RoomInfo,
  type Sought,
} from './binding.ts';
import { gameStateIn, type LobbyFormat, lobbyDataOf, summaryOf, updatesOf } from './lobby-frames.ts';
import type { LobbyGuard } from './lobby-guard.ts';
import { idOf } from './lobby-players.ts';
import { isPractice, settle } from './lobby-settlement.ts';
import { policies } from './policy.ts';
import { isListed, nearBots, offerOf, quickForm } from './quick-play.ts';
import type { WaitingGame } from './waiting.ts';

/** Error codes on the wire for the lobby's refusals; each game adds its own. */
const lobbyRefusals = {
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

/** The seat of the player who has opened the lobby. */
const FIRST_SEAT = 0;
/** The name of a lobby that an erased player may have named. */
const TO_NEUTRAL_NAME = { type: 'rename', name: 'Lobby' } as const;

type Payload<A extends keyof typeof lobbyCommands> = z.infer<(typeof lobbyCommands)[A]>;
type Password = { readonly password?: string | null | undefined };
type InLobby = { readonly lobbyId: string };

/** The services that a lobby game uses. */
export type LobbyDeps = { readonly lobbies: LobbyGuard };

type LobbyDescriptor = VersusGame & { readonly realtime: RealtimeEndpoint };
type SharedCommand = keyof typeof lobbyCommands | 'createLobby' | 'updateLobbySettings';
type MovesOf<T extends LobbyGameTypes, E extends RealtimeEndpoint> = {
  readonly [Action in Exclude<keyof E['commands'] & string, SharedCommand>]: (
    payload: z.infer<E['commands'][Action]>,
  ) => T['command'];
};
type StateOf<E extends RealtimeEndpoint> = Extract<FrameOf<E>, { action: 'gameStarted' }>['payload'] extends {
  gameState: infer State;
}
  ? State
  : never;

/** What a lobby game adds to the common binding. */
type LobbyServer<T extends LobbyGameTypes, E extends RealtimeEndpoint> = {
  readonly rules: GameRules<LobbyTypes<T>>;
  readonly facts: T['facts'];
  readonly refusals: Readonly<Record<T['refusal'], RefusalReason>>;
  /** The rules' commands for the game's own commands. */
  readonly moves: MovesOf<T, E>;
  /** Whether the others wait for this player. */
  isTurnOf(game: T['game'], player: PlayerNumber): boolean;
  /** The game's fields of the state in frames. */
  stateOf(
    view: T['view'],
    settings: T['settings'],
    room: RoomInfo,
  ): Omit<StateOf<E>, keyof typeof lobbyStateFields>;
};

/** What the views of all lobby games have. */
type CommonView = {
  readonly players: readonly { readonly number: PlayerNumber; readonly bot: unknown }[];
  readonly winner: PlayerNumber | null;
};

/** Creates the binding of a versus game and its lobbies. */
export function defineLobbyGame<T extends LobbyGameTypes & { view: CommonView }, D extends LobbyDescriptor>(
  game: D,
  { lobbies: guard }: LobbyDeps,
  server: LobbyServer<T, D['realtime']>,
): Game {
  const setting = game.lobby.gameSettingName;
  const format: LobbyFormat<T> = {
    setting,
    gameStateOf: (view, { settings, latecomers }, room) => ({
      ...server.stateOf(view, settings, room),
      lobbyId: room.roomId,
      version: room.version,
      guessTime: settings.guessTime,
      gameOver: view.winner !== null,
      winner: view.winner === null ? null : idOf(view.winner, room),
      isPractice: isPractice(view.players, latecomers),
    }),
  };
  /** The settings in a form, without its other fields. */
  const settingsOf = (form: T['settings']): T['settings'] => {
    const { name, maxPlayers, guessTime, quickPlay } = form;
    return {
      name,
      maxPlayers,
      guessTime,
      ...(quickPlay !== undefined && { quickPlay }),
      [setting]: form[setting as keyof T['settings']],
    };
  };
  type Command = LobbyCommand<T['command'], T['settings']>;
  /** Handles a command that is passed on to the rules. */
  const move = <P extends InLobby>(commandOf: (payload: P) => Command) => ({
    kind: 'play',
    play: (payload: P): RoomCommand<Command> => ({ roomId: payload.lobbyId, command: commandOf(payload) }),
  });
  const moves = Object.entries<(payload: never) => T['command']>(server.moves).map(([action, moveOf]) => [
    action,
    move((payload) => ({ type: 'move', move: moveOf(payload as never) })),
  ]);
  const binding = {
    rules: server.rules,
    facts: server.facts,
    refusals: { ...lobbyRefusals, ...server.refusals },
    policy: policies.multiplayer,
    commands: {
      ...Object.fromEntries(moves),
      createLobby: {
        kind: 'enter',
        enter: async (form: T['settings'] & Password, caller: Caller) =>
          guard.createLobby<T>(
            settingsOf({ ...form, quickPlay: form.quickPlay ?? false }),
            form.password,
            caller,
          ),
      },
      updateLobbySettings: {
        ...move((form: T['settings'] & InLobby & Password) => ({
          type: 'changeSettings',
          settings: settingsOf(form),
          ...(form.password !== undefined && {
            sealedPassword: form.password === null ? null : guard.encrypt(form.password),
          }),
        })),
        check: ({ name }: LobbySettings) => guard.checkName(name),
      },
      quickPlay: {
        kind: 'seek',
        seek: async (wish: Payload<'quickPlay'>, caller: Caller): Promise<Sought<LobbyTypes<T>>> => ({
          join: {
            type: 'quickJoin',
            bots: nearBots(game, await guard.ratingOf(game, caller.player.accountId), wish),
          },
          create: async () => {
            const form = await quickForm(game, guard, caller.player.name);
            return guard.createLobby<T>(settingsOf(form as T['settings']), null, caller);
          },
        }),
      },
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
    ) => updatesOf(format, view, events, room, () => decrypted(guard, sealedPassword)),
    removalOf(event: LobbyEvent, { roomId: lobbyId }: RoomInfo): Removal<FarewellFrame> | undefined {
      if (event.type !== 'playerLeft' || !(event.isKicked || event.isReading)) return undefined;
      const action = event.isKicked ? 'kicked' : 'startedWithout';
      return { seat: event.number, lastFrames: [{ action, payload: { lobbyId } }] };
    },
    closing: { type: 'close' },
    renaming: TO_NEUTRAL_NAME,
    forgetting: ({ owner, settings }: LobbyState<T>, { seat, name }: { seat: number; name: string }) =>
      seat === FIRST_SEAT || seat === owner || settings.name.toLowerCase().includes(name.toLowerCase())
        ? TO_NEUTRAL_NAME
        : undefined,
    isSeated: (state: LobbyState<T>, seat: number) => playerOf(state, seat) !== undefined,
    isClosed: ({ phase }: LobbyState<T>) => phase === 'closed',
    gameNumber: ({ gamesBegun }: LobbyState<T>) => gamesBegun,
    list: {
      summaryOf: (state: LobbyState<T>, room: RoomInfo) =>
        isListed(state) ? summaryOf(format, state, room) : undefined,
      offerOf: (state: LobbyState<T>, room: RoomInfo) => offerOf(server, state, room),
      message: (lobbies: readonly LobbySummary[]) => ({
        action: 'openLobbies' as const,
        payload: { lobbies: [...lobbies] },
      }),
    },
    waitingFor(state: LobbyState<T>, seat: number): WaitingGame | undefined {
      if (playerOf(state, seat) === undefined || state.phase === 'over' || state.phase === 'closed')
        return undefined;
      const askedUntil = state.reading?.until ?? null;
      return {
        as: 'table',
        // The others ask for ten seconds; later the seat waits like any other.
        ...(isReading(state, seat) && askedUntil !== null && { isRematch: true, until: askedUntil }),
        isPlaying: state.phase === 'playing',
        isTurn: state.phase === 'playing' && state.game !== null && server.isTurnOf(state.game, seat),
      };
    },
    settle: (finish: FinishedGame<LobbyTypes<T>>) => settle(game, finish),
    withPaid,
  } as const;
  // The commands and frames are those of `lobbyEndpoint`, the names those of the descriptor.
  return defineBinding<LobbyTypes<T>, D>(game, binding as unknown as Parts<T, D>);
}

type Parts<T extends LobbyGameTypes, D extends LobbyDescriptor> = Parameters<
  typeof defineBinding<LobbyTypes<T>, D>
>[1];

/** Adds the paid Blue Essence to the game's state in a frame. */
function withPaid<Frame extends { readonly payload: object }>(frame: Frame, paidEssence: number): Frame {
  const { payload } = frame;
  const state = 'gameState' in payload ? payload.gameState : null;
  if (state === null || paidEssence === 0) return frame;
  return { ...frame, payload: { ...payload, gameState: { ...(state as object), reward: paidEssence } } };
}

type FarewellFrame = { action: 'kicked' | 'startedWithout'; payload: { lobbyId: RoomInfo['roomId'] } };

const decrypted = (guard: LobbyGuard, sealedPassword: string | null): string | null =>
  sealedPassword === null ? null : (guard.decrypt(sealedPassword) ?? null);

/** The only frames with an access token; they and `lobbySettingsChanged` have the password. Seated players only receive them. */
function welcome<T extends LobbyGameTypes>(
  format: LobbyFormat<T>,
  guard: LobbyGuard,
  view: LobbyView<T>,
  room: RoomInfo,
  { action, player }: NewMember,
  { sealedPassword, openedAt }: LobbyState<T>,
) {
  const { roomId: lobbyId } = room;
  if (action === 'createLobby') return [{ action: 'lobbyCreated' as const, payload: { lobbyId } }];
  const password = decrypted(guard, sealedPassword);
  const payload = {
    lobbyId,
    accessToken: guard.tokenFor({ lobbyId, openedAt, password }, player.accountId),
    password,
    lobbyData: lobbyDataOf(format, view, room),
    gameState: gameStateIn(format, view, room),
  };
  return [{ action: 'joinedLobby' as const, payload }];
}
