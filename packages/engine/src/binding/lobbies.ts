import type * as z from 'zod/mini';
import type { LobbyCommand, LobbyEvent, LobbyRefusal } from '../lobby/command.ts';
import type { LobbyGameTypes } from '../lobby/lobby-game.ts';
import type { LobbyTypes } from '../lobby/rules.ts';
import type { LobbyState } from '../lobby/state.ts';
import type { LobbyView } from '../lobby/view.ts';
import type { ErrorCode } from '../wire/errors.ts';
import type { lobbyCommands } from '../wire/lobbies.ts';
import type { Arrival, Caller, Entry, Finish, Move, Table, Vacancy } from './binding.ts';
import { dataOf, type LobbyWords, type Summary, shownState, summaryOf, updatesOf } from './lobby-frames.ts';
import type { LobbyGuard } from './lobby-guard.ts';
import { policies } from './policy.ts';
import type { Settlement } from './settlement.ts';

/** What the codes of the wire are for the lobby's refusals; each game adds its own. */
export const lobbyRefusals = {
  full: 'lobby_full',
  started: 'game_started',
  kicked: 'kicked',
  closed: 'game_not_found',
  not_seated: 'not_seated',
  not_owner: 'not_owner',
  not_now: 'not_now',
  no_free_seat: 'no_free_seat',
  not_started: 'not_started',
  too_late: 'too_late',
} as const satisfies Record<LobbyRefusal, ErrorCode>;

type Payload<A extends keyof typeof lobbyCommands> = z.infer<(typeof lobbyCommands)[A]>;
type InLobby = { readonly lobbyId: string };

/** A command of the wire that is a move in a lobby. */
export const lobbyMove = <P extends InLobby, Command>(commandOf: (payload: P) => Command) => ({
  kind: 'play' as const,
  play: (payload: P): Move<Command> => ({ roomId: payload.lobbyId, command: commandOf(payload) }),
});

/** Everything of a binding that the two games share; a game adds its endpoint, rules, facts and own commands. */
export function lobbyBinding<T extends LobbyGameTypes, Own, State, Feed extends string>(
  game: Feed,
  words: LobbyWords<T, Own, State>,
  guard: LobbyGuard,
) {
  const move = <P extends InLobby>(commandOf: (payload: P) => LobbyCommand<T['command']>) =>
    lobbyMove(commandOf);
  return {
    policy: policies.multiplayer,
    sharedCommands: {
      subscribeToLobbies: { kind: 'subscribe' },
      unsubscribeFromLobbies: { kind: 'unsubscribe' },
      joinLobby: {
        kind: 'enter',
        enter: async (payload: Payload<'joinLobby'>, caller: Caller): Promise<Entry<LobbyTypes<T>>> => ({
          roomId: payload.lobbyId,
          admit: (state) => guard.admit(state, payload, caller),
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
      playerLoadedIntoGame: move(() => ({ type: 'pageLoaded' })),
      playAgain: move(() => ({ type: 'playAgain' })),
      kickPlayer: move(({ seat }: Payload<'kickPlayer'>) => ({ type: 'kick', seat })),
      handOver: move(({ seat }: Payload<'handOver'>) => ({ type: 'handOver', seat })),
      addBot: move(({ strength }: Payload<'addBot'>) => ({ type: 'addBot', strength })),
      removeBot: move(({ seat }: Payload<'removeBot'>) => ({ type: 'removeBot', bot: seat })),
    },
    // Everybody in a lobby sees the same; who is not in it is told nothing but the list.
    audienceOf: () => ({ kind: 'public' }) as const,
    welcome: (view: LobbyView<T>, table: Table, arrival: Arrival, state: LobbyState<T>) =>
      welcome(words, guard, view, table, arrival, state),
    updates: (view: LobbyView<T>, events: readonly LobbyEvent[], table: Table) =>
      updatesOf(words, view, events, table),
    vacancyOf: (event: LobbyEvent, { roomId }: Table): Vacancy<KickedFrame> | undefined =>
      event.type === 'playerLeft' && event.isKicked
        ? { seat: event.number, farewell: [{ action: 'kicked', payload: { lobbyId: roomId } }] }
        : undefined,
    isClosed: ({ phase }: LobbyState<T>) => phase === 'closed',
    list: {
      summaryOf: (state: LobbyState<T>, table: Table) =>
        mayJoin(state) === undefined ? summaryOf(words, state, table) : undefined,
      message: (lobbies: readonly Summary<Own>[]) => ({
        action: 'openLobbies' as const,
        payload: { lobbies: [...lobbies] },
      }),
    },
    settle: (finish: Finish<LobbyTypes<T>>) => settle(game, finish),
  } as const;
}

/** Why no newcomer can enter; undefined for a lobby that is open. */
export function mayJoin<T extends LobbyGameTypes>({
  phase,
  players,
  settings,
}: LobbyState<T>): ErrorCode | undefined {
  if (phase !== 'open') return 'game_started';
  return players.length >= settings.maxPlayers ? 'lobby_full' : undefined;
}

type LobbyNames<Feed extends string> = {
  game: Feed;
  board: never;
  ledgerReason: never;
  dailyMode: never;
};

type KickedFrame = { action: 'kicked'; payload: { lobbyId: Table['roomId'] } };

/** Only here do a password and a token go out, to somebody who is seated. */
function welcome<T extends LobbyGameTypes, Own, State>(
  words: LobbyWords<T, Own, State>,
  guard: LobbyGuard,
  view: LobbyView<T>,
  table: Table,
  { action, player }: Arrival,
  { sealedPassword, openedAt }: LobbyState<T>,
) {
  const { roomId: lobbyId } = table;
  if (action === 'createLobby') return [{ action: 'lobbyCreated' as const, payload: { lobbyId } }];
  const payload = {
    lobbyId,
    accessToken: guard.tokenFor({ lobbyId, openedAt }, player.accountId),
    password: sealedPassword === null ? null : (guard.unseal(sealedPassword) ?? null),
    lobbyData: dataOf(words, view, table),
    gameState: shownState(words, view, table),
  };
  return [{ action: 'joinedLobby' as const, payload }];
}

/** A game with bots is practice and counts for nothing. Whoever began counts, also who has left. */
function settle<T extends LobbyGameTypes, Feed extends string>(
  game: Feed,
  { result, table, matchId, finishedAt }: Finish<LobbyTypes<T>>,
): Settlement<LobbyNames<Feed>> | undefined {
  if (result.players.some(({ bot }) => bot !== null)) return undefined;
  const accountOf = (number: number) => {
    const seated = table.seats[number];
    if (seated === undefined) throw new RangeError(`nobody has seat ${number}`);
    return seated.accountId;
  };
  return {
    gameId: matchId,
    game,
    mode: 'multi',
    finishedAt,
    winner: accountOf(result.winner),
    newHighScore: false,
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
