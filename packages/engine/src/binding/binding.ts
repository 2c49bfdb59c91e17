import type { GameDescriptor, NamesOf } from '../define-game.ts';
import type { Audience, GameRules, GameTypes, Seat } from '../kernel/rules.ts';
import type { CommandOf, FrameOf, RealtimeEndpoint } from '../wire/envelope.ts';
import type { ErrorCode, RefusalReason } from '../wire/errors.ts';
import type { AccountId, GameId } from '../wire/ids.ts';
import type { Pictures } from './pictures.ts';
import type { Player } from './player.ts';
import type { RoomPolicy } from './policy.ts';
import type { RunSpec } from './run.ts';
import type { Settlement, SettlementNames } from './settlement.ts';
import type { Trial } from './trial.ts';
import type { WaitingGame, WaitingRun } from './waiting.ts';

/** A player with a seat, including players who have left. */
export type SeatedPlayer = {
  readonly accountId: AccountId;
  readonly player: Player;
  readonly isConnected: boolean;
};

/** What a game's binding knows about a room. */
export type RoomInfo = {
  readonly roomId: GameId;
  /** Increases by one with every change of the state. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  readonly isOver: boolean;
  /** By seat number. */
  readonly seats: readonly SeatedPlayer[];
};

/** The player who sent an `enter` command, and the time (ms since 1970). */
export type Caller = {
  readonly player: Player;
  readonly now: number;
  /** Returns a room of this game in which the caller has a seat; undefined for any other id. */
  readonly findRoom: (roomId: string) => Promise<RoomInfo | undefined>;
  /** Returns the rooms of this game that are not over and in which the caller holds a seat, newest first. */
  readonly findRunningRooms: () => Promise<readonly RunningRoom[]>;
};

/** A room that is not over, with its rules' state; the game's binding knows the state's type. */
export type RunningRoom = { readonly room: RoomInfo; readonly state: unknown };

/** Arguments of the rules' `setup`. `seats` is the number of players of the game; seats may still be free. */
export type Setup<T extends GameTypes> = { readonly options: T['options']; readonly seats: number };

/**
 * How the caller enters the room `roomId`. A caller who already has a seat there takes it again, unless the rules refuse
 * `seatReturned`, or `admit` a player who has left.
 */
export type RoomEntry<T extends GameTypes> = {
  readonly roomId: string;
  readonly generateId?: undefined;
  /** Creates the room, with the caller on seat 0, if there is none with that id. */
  readonly create?: () => Promise<Setup<T>>;
  /**
   * Checks a caller who is not in the room for what the rules cannot check, such as a password. `seat` is the one they had
   * before they left. An error code refuses them.
   */
  admit?(state: T['state'], seat: Seat | undefined): ErrorCode | undefined;
  /** The command that the rules receive from the next free seat when a caller without a seat joins; they may refuse it. */
  readonly join?: T['command'];
  /** Lets a caller without a seat enter as a spectator. */
  readonly watch?: true;
};

/** How the caller creates a room under a new id. */
export type RoomCreation<T extends GameTypes> = {
  /** Generates an id; called again while the id is in use. */
  readonly generateId: () => string;
  /** Creates the room, with the caller on seat 0. */
  readonly create: () => Promise<Setup<T>>;
} & { readonly [K in Exclude<keyof RoomEntry<T>, 'create' | 'generateId'>]?: undefined };

/** A player who has just entered a room, and the command that they sent. Spectators have no seat. */
export type NewMember = {
  readonly action: string;
  readonly player: Player;
  readonly seat: Seat | undefined;
};

/** A command for the rules of one room. */
export type RoomCommand<Command = unknown> = { readonly roomId: string; readonly command: Command };

/** Handles a command that enters a room. */
export type EnterHandler<T extends GameTypes = GameTypes, Payload = unknown> = {
  readonly kind: 'enter';
  /** Returning an error code refuses the command before a room is loaded or created. */
  enter(payload: Payload, caller: Caller): Promise<RoomEntry<T> | RoomCreation<T> | ErrorCode>;
};

/**
 * Handles a command that brings the caller to the room that is best for it: one in which the caller has a seat, one that is
 * offered, or a new one. The rules receive `join` in each of them, and may refuse it.
 */
export type SeekHandler<T extends GameTypes = GameTypes, Payload = unknown> = {
  readonly kind: 'seek';
  seek(payload: Payload, caller: Caller): Promise<Sought<T> | ErrorCode>;
};

/** The command with which the caller joins a room, and how a room is created when none is offered. */
export type Sought<T extends GameTypes> = {
  readonly join: T['command'];
  create(): Promise<RoomCreation<T> | ErrorCode>;
};

/** Handles a command for the rules of a room. */
type PlayHandler<T extends GameTypes, Payload> = {
  readonly kind: 'play';
  play(payload: Payload): RoomCommand<T['command']>;
  /** Checks what the rules cannot check, such as a name. An error code refuses the command before the rules receive it. */
  check?(payload: Payload): Promise<ErrorCode | undefined>;
};

/**
 * What a command on the wire does: enter a room, send a command to its rules, leave it for good (without `roomId`: the room
 * that the connection is in), or subscribe to the list of rooms.
 */
export type CommandHandler<T extends GameTypes, Payload> =
  | EnterHandler<T, Payload>
  | SeekHandler<T, Payload>
  | PlayHandler<T, Payload>
  | { readonly kind: 'leave'; leave(payload: Payload): { readonly roomId?: string } }
  | { readonly kind: 'subscribe' }
  | { readonly kind: 'unsubscribe' };

type PayloadOf<E extends RealtimeEndpoint, A> = Extract<CommandOf<E>, { action: A }>['payload'];

/** A finished game, for its settlement. */
export type FinishedGame<T extends GameTypes> = {
  readonly result: T['result'];
  readonly state: T['state'];
  readonly room: RoomInfo;
  /**
   * The same for a game however it ends, so that it is settled once; unique also if its room plays several games or its
   * room's id is used again later.
   */
  readonly matchId: GameId;
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
};

/** A player whom an event of the rules removes from the room, and the frames they receive instead of the update. */
export type Removal<Frame> = { readonly seat: Seat; readonly lastFrames: readonly Frame[] };

/** The live list of a game's rooms, for players who subscribe to it. */
export type RoomList<State, Frame, Summary = unknown> = {
  /** What the list shows of a room; undefined for a room that is not listed. */
  summaryOf(state: State, room: RoomInfo): Summary | undefined;
  /**
   * How soon a caller who seeks a room would play in it: when its countdown ends (ms since 1970, in the time that the rules
   * received), or a larger number, smaller for a better room; undefined for a room that is not offered.
   */
  offerOf?(state: State, room: RoomInfo): number | undefined;
  /** The frame with the whole list, in the order in which the rooms were listed. */
  message(summaries: readonly Summary[]): Frame;
};

/**
 * Connects a game's rules with its wire contract: everything that the room host needs to run the game. Each game's
 * `server.ts` creates one.
 */
export type GameBinding<
  T extends GameTypes,
  E extends RealtimeEndpoint,
  Names extends SettlementNames = SettlementNames,
> = {
  /** `name` is the kind of the stored rooms, `path` the address of the sockets. */
  readonly endpoint: E;
  readonly rules: GameRules<T>;
  readonly facts: T['facts'];
  readonly policy: RoomPolicy;
  /** For games with several kinds of rooms, such as solo and co-op. Must not change during a room's life. */
  policyOf?(state: T['state']): RoomPolicy;
  /** Whether a room is practice. Its seats are apart from those that count: neither replaces the other's connection. */
  isPractice?(state: T['state']): boolean;
  readonly commands: { readonly [A in keyof E['commands'] & string]: CommandHandler<T, PayloadOf<E, A>> };
  readonly refusals: Readonly<Record<T['refusal'], RefusalReason>>;
  /** The audience of a seat. Seats with the same audience receive the same bytes. */
  audienceOf(seat: Seat): Audience;
  /**
   * The frames that a player receives on entering. They may contain only what the view has. The state is passed for values
   * that the server sends in another form, such as a picture's address; it must never be copied into a frame.
   */
  welcome(view: T['view'], room: RoomInfo, newMember: NewMember, state: T['state']): readonly FrameOf<E>[];
  /** The frames that an audience receives after a change; there may be none. */
  updates(
    view: T['view'],
    events: readonly T['event'][],
    room: RoomInfo,
    state: T['state'],
  ): readonly FrameOf<E>[];
  /** What a finished game changes outside itself; undefined if the game does not count. */
  settle(finish: FinishedGame<T>): Settlement<Names> | undefined;
  /** The same frame with the Blue Essence actually paid to its receiver: a daily limit may reduce a reward. */
  withPaid?(frame: FrameOf<E>, paidEssence: number): FrameOf<E>;
  /** The player whom an event removes from the room for good, if any. Their connection stays open, outside the room. */
  removalOf?(event: T['event'], room: RoomInfo): Removal<FrameOf<E>> | undefined;
  /**
   * For rooms that players leave for good and enter again: whether the player of a seat is in the room. Others have to pass
   * `admit` again. The host cannot tell, because it does not store who has left.
   */
  isSeated?(state: T['state'], seat: Seat): boolean;
  /** For rooms that play several games: whether the room is closed. Other rooms are over when their game is. */
  isClosed?(state: T['state']): boolean;
  /** For rooms whose players can play again: whether a room with a finished game waits for that, and so is not over yet. */
  awaitsRematch?(state: T['state']): boolean;
  /** The command with which the host of the hub closes a room. */
  readonly closing?: T['command'];
  /** The command with which the host of the hub takes the name from a room that names an erased player. */
  readonly renaming?: T['command'];
  /** The command with which a room forgets the words of a player who is erased; undefined if it has none. */
  forgetting?(
    state: T['state'],
    player: { readonly seat: Seat; readonly name: string },
  ): T['command'] | undefined;
  /** For rooms that play several games: the number of the current one. */
  gameNumber?(state: T['state']): number;
  /** What the game is to a player who looks at another page; undefined while it does not wait for that player. */
  waitingFor?(state: T['state'], seat: Seat): WaitingGame | WaitingRun | undefined;
  /** For games whose runs can be challenged. */
  readonly run?: RunSpec<T>;
  /** For games that visitors may try without an account. */
  readonly trial?: Trial;
  /** For games that make pictures themselves. */
  readonly pictures?: Pictures;
  /** For games with a public list of rooms. */
  readonly list?: RoomList<T['state'], FrameOf<E>>;
};

/** The binding of any game, as the room host uses it. */
export type Game = GameBinding<GameTypes, RealtimeEndpoint> & { readonly descriptor: GameDescriptor };

/**
 * Checks a binding against its game's rules and descriptor, then drops their types for the room host. `game` is the
 * descriptor with its endpoint.
 */
export function defineBinding<
  T extends GameTypes,
  D extends GameDescriptor & { readonly realtime: RealtimeEndpoint },
>(game: D, parts: Omit<GameBinding<T, D['realtime'], NamesOf<D>>, 'endpoint'>): Game {
  const binding: GameBinding<T, D['realtime'], NamesOf<D>> = { ...parts, endpoint: game.realtime };
  return { ...(binding as GameBinding<GameTypes, RealtimeEndpoint>), descriptor: game };
}
