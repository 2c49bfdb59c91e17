import type { GameDescriptor, NamesOf } from '../define-game.ts';
import type { Audience, GameRules, GameTypes, Seat } from '../kernel/rules.ts';
import type { CommandOf, FrameOf, RealtimeEndpoint } from '../wire/envelope.ts';
import type { ErrorCode } from '../wire/errors.ts';
import type { AccountId, GameId } from '../wire/ids.ts';
import type { Player } from './player.ts';
import type { RoomPolicy } from './policy.ts';
import type { Settlement, SettlementNames } from './settlement.ts';

/** Who has a seat, also when they have left. */
export type Seated = {
  readonly accountId: AccountId;
  readonly player: Player;
  readonly isConnected: boolean;
};

/** A room as a game's binding sees it. */
export type Table = {
  readonly roomId: GameId;
  /** Rises by one with every change. */
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly openedAt: number;
  readonly isOver: boolean;
  /** By seat number. */
  readonly seats: readonly Seated[];
};

/** Who wants to enter a room, and when (ms since 1970). */
export type Caller = {
  readonly player: Player;
  readonly now: number;
  /** A room of this game in which the caller has a seat. Anything else, also somebody else's room, is undefined. */
  readonly find: (roomId: string) => Promise<Table | undefined>;
  /** The rooms of this game that are not over and in which the caller holds a seat, newest first. */
  readonly findRunning: () => Promise<readonly Running[]>;
};

/** A room that goes on, with the state of its rules; a binding knows its game's type. */
export type Running = { readonly table: Table; readonly state: unknown };

/** What a new room begins with; `seats` as the rules count them, which need not all be taken yet. */
export type Setup<T extends GameTypes> = { readonly options: T['options']; readonly seats: number };

/** The way into a room. Somebody who has a seat there takes it again, unless the rules refuse `seatReturned`. */
export type Entry<T extends GameTypes> = {
  readonly roomId: string;
  readonly drawId?: undefined;
  /** Makes the room, with the caller on seat 0, when there is none of that id. */
  readonly create?: () => Promise<Setup<T>>;
  /** Asked about newcomers, before anything else, for what rules cannot judge: a password. A code refuses them. */
  admit?(state: T['state']): ErrorCode | undefined;
  /** What the rules hear from the next number when a newcomer asks for a seat; they may refuse. */
  readonly join?: T['command'];
  /** Lets a newcomer look on without a seat. */
  readonly watch?: true;
};

/** The way into a room that is not there yet, whatever its id. */
export type Foundation<T extends GameTypes> = {
  /** Asked until it tells an id that is nowhere. */
  readonly drawId: () => string;
  /** Begins the room, with the caller on seat 0. */
  readonly create: () => Promise<Setup<T>>;
} & { readonly [K in Exclude<keyof Entry<T>, 'create' | 'drawId'>]?: undefined };

/** Who came in, by which command of the wire; without a seat they look on. */
export type Arrival = {
  readonly action: string;
  readonly player: Player;
  readonly seat: Seat | undefined;
};

/** What a player wants to do in which room. */
export type Move<Command = unknown> = { readonly roomId: string; readonly command: Command };

/** Going into a room. */
export type EnterHandler<T extends GameTypes = GameTypes, Payload = unknown> = {
  readonly kind: 'enter';
  /** A code refuses before any room is looked for or made. */
  enter(payload: Payload, caller: Caller): Promise<Entry<T> | Foundation<T> | ErrorCode>;
};

/**
 * What a command of the wire means: going into a room, a move in it, leaving it for good (without an id: the room that
 * the connection is in), or following the list of rooms.
 */
export type CommandHandler<T extends GameTypes, Payload> =
  | EnterHandler<T, Payload>
  | { readonly kind: 'play'; play(payload: Payload): Move<T['command']> }
  | { readonly kind: 'leave'; leave(payload: Payload): { readonly roomId?: string } }
  | { readonly kind: 'subscribe' }
  | { readonly kind: 'unsubscribe' };

type PayloadOf<E extends RealtimeEndpoint, A> = Extract<CommandOf<E>, { action: A }>['payload'];

/** What a finished game was, for the settlement. */
export type Finish<T extends GameTypes> = {
  readonly result: T['result'];
  readonly state: T['state'];
  readonly table: Table;
  /** Of this game alone, also when its room plays several, and when the room's id is given again one day. */
  readonly matchId: GameId;
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
};

/** A seat that an event of the rules has emptied, and what its player hears instead of the update. */
export type Vacancy<Frame> = { readonly seat: Seat; readonly farewell: readonly Frame[] };

/** The live list of a game's rooms, for those who have not entered one. */
export type RoomList<State, Frame, Summary = unknown> = {
  /** What everybody may know of a room; undefined for one that is not to be found. */
  summaryOf(state: State, table: Table): Summary | undefined;
  /** The whole list, longest listed first. */
  message(summaries: readonly Summary[]): Frame;
};

/**
 * Everything the room host must know of a game, in one object. Rules and wire stay strangers to each other and meet
 * here; a game's `server.ts` makes one.
 */
export type GameBinding<
  T extends GameTypes,
  E extends RealtimeEndpoint,
  Names extends SettlementNames = SettlementNames,
> = {
  /** Its name is the kind of the stored rooms, its path the address. */
  readonly endpoint: E;
  readonly rules: GameRules<T>;
  readonly facts: T['facts'];
  readonly factsVersion: string;
  readonly policy: RoomPolicy;
  /** For games whose rooms differ, as one for a player alone and one for two. It never changes while a room lives. */
  policyOf?(state: T['state']): RoomPolicy;
  readonly commands: { readonly [A in keyof E['commands'] & string]: CommandHandler<T, PayloadOf<E, A>> };
  readonly refusals: Readonly<Record<T['refusal'], ErrorCode>>;
  /** Seats that may see the same share an audience, and so the bytes of their frames. */
  audienceOf(seat: Seat): Audience;
  /**
   * Answers whoever enters, and nobody else. The view is what may go out. The state is there for what the server tells
   * in another form than the rules keep it, such as the address of a picture; none of it is ever copied into a frame.
   */
  welcome(view: T['view'], table: Table, arrival: Arrival, state: T['state']): readonly FrameOf<E>[];
  /** Tells an audience what a change was; several frames, or none, are possible. */
  updates(
    view: T['view'],
    events: readonly T['event'][],
    table: Table,
    state: T['state'],
  ): readonly FrameOf<E>[];
  /** What a finished game changes outside itself; undefined for one that counts for nothing, as if never played. */
  settle(finish: Finish<T>): Settlement<Names> | undefined;
  /** The same frame with what the settlement has paid to its reader, in Blue Essence: a day's limit may cut a reward. */
  withPaid?(frame: FrameOf<E>, paidEssence: number): FrameOf<E>;
  /** Which event empties a seat for good, by whosever will. The player stays connected, outside the room. */
  vacancyOf?(event: T['event'], table: Table): Vacancy<FrameOf<E>> | undefined;
  /** For rooms that outlive their games: whether this one is closed, for everybody. Others are over with their game. */
  isClosed?(state: T['state']): boolean;
  /** For games whose rooms can be found. */
  readonly list?: RoomList<T['state'], FrameOf<E>>;
};

/** Any game, as the host holds it. */
export type Game = GameBinding<GameTypes, RealtimeEndpoint>;

/** Checks a binding against its game's rules and descriptor; the host does without their types. */
export const defineBinding = <
  T extends GameTypes,
  D extends GameDescriptor & { readonly realtime: RealtimeEndpoint },
>(
  binding: GameBinding<T, D['realtime'], NamesOf<D>>,
): Game => binding;
