import type { Audience, GameRules, GameTypes, Seat } from '@hub/games/kernel/rules';
import type { ErrorCode } from '@hub/protocol/errors';
import type { AccountId, GameId } from '@hub/protocol/ids';
import type { CommandOf, FrameOf, RealtimeEndpoint } from '@hub/protocol/realtime/envelope';
import type { Player } from '../../domain/accounts/player.ts';
import type { Settlement } from '../../domain/rooms/ports.ts';
import type { RoomPolicy } from './policy.ts';

/** Who has a seat. `player` is unknown after a restart until the account comes back. */
export type Seated = {
  readonly accountId: AccountId;
  readonly player: Player | undefined;
  readonly isConnected: boolean;
};

/** A room as a game's binding sees it. */
export type Table = {
  readonly roomId: GameId;
  /** Rises by one with every accepted input. */
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
};

/** What a new room begins with; `seats` as the rules count them, which need not all be taken yet. */
export type Setup<T extends GameTypes> = { readonly options: T['options']; readonly seats: number };

/** The way into a room. Somebody who has a seat there takes it again whatever else is said. */
export type Entry<T extends GameTypes> = {
  readonly roomId: string;
  /** Makes the room, with the caller on seat 0, when there is none of that id. */
  readonly create?: () => Promise<Setup<T>>;
  /** What the rules hear from the next free seat when a newcomer asks for it; they may refuse. */
  readonly join?: T['command'];
  /** Lets a newcomer look on without a seat. */
  readonly watch?: true;
};

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
  enter(payload: Payload, caller: Caller): Promise<Entry<T>>;
};

/** What a command of the wire means: going into a room, a move in it, or leaving it for good. */
export type CommandHandler<T extends GameTypes, Payload> =
  | EnterHandler<T, Payload>
  | { readonly kind: 'play'; play(payload: Payload): Move<T['command']> }
  | { readonly kind: 'leave'; leave(payload: Payload): { readonly roomId: string } };

type PayloadOf<E extends RealtimeEndpoint, A> = Extract<CommandOf<E>, { action: A }>['payload'];

/** What a finished game was, for the settlement. */
export type Finish<T extends GameTypes> = {
  readonly result: T['result'];
  readonly state: T['state'];
  readonly table: Table;
  /** Milliseconds since 1970. */
  readonly finishedAt: number;
};

/**
 * Everything the room host must know of a game, in one object. Rules and wire stay strangers to each other and meet
 * here; a new game is one of these and one line in `games/registry.ts`.
 */
export type GameBinding<T extends GameTypes, E extends RealtimeEndpoint> = {
  /** Its name is the kind of the stored rooms, its path the address. */
  readonly endpoint: E;
  readonly rules: GameRules<T>;
  readonly facts: T['facts'];
  readonly factsVersion: string;
  readonly policy: RoomPolicy;
  readonly commands: { readonly [A in keyof E['commands'] & string]: CommandHandler<T, PayloadOf<E, A>> };
  readonly refusals: Readonly<Record<T['refusal'], ErrorCode>>;
  /** Seats that may see the same share an audience, and so the bytes of their frames. */
  audienceOf(seat: Seat): Audience;
  /** Answers whoever enters, and nobody else. */
  welcome(view: T['view'], table: Table, arrival: Arrival): readonly FrameOf<E>[];
  /** Tells an audience what an accepted input did; several frames, or none, are possible. */
  updates(view: T['view'], events: readonly T['event'][], table: Table): readonly FrameOf<E>[];
  /** What a finished game changes outside itself. */
  settle(finish: Finish<T>): Settlement;
};

/** Any game, as the host holds it. */
export type Game = GameBinding<GameTypes, RealtimeEndpoint>;

/** Checks a binding against its game's own types, which the host does without. */
export const gameOf = <T extends GameTypes, E extends RealtimeEndpoint>(binding: GameBinding<T, E>): Game =>
  binding;
