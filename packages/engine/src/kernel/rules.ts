/**
 * Number of a player in one room, in the order of arrival. A seat is never given to another account: a player who leaves
 * and returns has the same one. Rules know seats, never accounts.
 */
export type Seat = number;

/** Who may see a view: one seat, or the public. */
export type Audience = { readonly kind: 'seat'; readonly seat: Seat } | { readonly kind: 'public' };

/**
 * Everything that the rules receive after `setup`. Setup and inputs are enough to replay a game.
 *
 * - `seatAway`: the player lost the connection; the room holds the seat. With `isRestart` if a server stopped or died: all its
 *   players are away at once and return soon, and the rules must not treat the last one as the only one. After a restart of
 *   the room's own server it is sent for every seat.
 * - `seatReturned`: a player who was away or had left connects again. A refusal keeps the player out.
 * - `seatLeft`: the player left, or the hold is over.
 *
 * Inputs about a seat can be repeated, because a restarted server does not know which ones the rules have received. A
 * repeated input leaves the state unchanged, except that rules with a time of absence restart it, as the hold restarts.
 */
export type Input<Command> =
  | { readonly type: 'command'; readonly seat: Seat; readonly command: Command }
  | { readonly type: 'deadline' }
  | { readonly type: 'seatAway'; readonly seat: Seat; readonly isRestart?: boolean }
  | { readonly type: 'seatReturned'; readonly seat: Seat }
  | { readonly type: 'seatLeft'; readonly seat: Seat };

/** What rules receive besides state and input: the time of the input (ms since 1970) and the facts of the game. */
export type Context<Facts> = { readonly now: number; readonly facts: Facts };

/**
 * The next state and its events, or a refusal that changes nothing. Returning the same state object means that nothing
 * happened: the room stores nothing, sends nothing and keeps its version. There must be no events then.
 */
export type Step<State, Event, Refusal extends string = string> =
  | { readonly ok: true; readonly state: State; readonly events: readonly Event[] }
  | { readonly ok: false; readonly refusal: Refusal };

export const accept = <State, Event>(
  state: State,
  events: readonly Event[] = [],
): { readonly ok: true; readonly state: State; readonly events: readonly Event[] } => ({
  ok: true,
  state,
  events,
});

export const refuse = <Refusal extends string>(
  refusal: Refusal,
): { readonly ok: false; readonly refusal: Refusal } => ({ ok: false, refusal });

/** All types of one game; each game declares one. */
export type GameTypes = {
  options: unknown;
  facts: unknown;
  /** Plain JSON, so that it can be stored and resumed. */
  state: unknown;
  command: unknown;
  event: unknown;
  refusal: string;
  view: unknown;
  result: unknown;
};

/**
 * Something that a state keeps from all its players for now: any of the values tells it. A group of numbers, such as a
 * position, is secret as a whole.
 */
export type StateSecret = {
  readonly name: string;
  readonly values: readonly (string | number | readonly number[])[];
};

/** A state stored by an earlier version of the rules. */
type OldState = { readonly state: unknown; readonly stateVersion: number; readonly seed: string };

/**
 * The rules of one game: pure functions without a clock, random only by the seed. The server runs every game through
 * this interface.
 */
export type GameRules<T extends GameTypes> = {
  readonly name: string;
  /** Raised when the form of stored states changes. */
  readonly stateVersion: number;
  /**
   * Converts a stored state of an older form; returns undefined for an unknown form. The `seed` is the one of `setup`, so
   * that the same stored state is always converted to the same new one.
   */
  upgrade?(stored: OldState): T['state'] | undefined;
  setup(start: {
    readonly options: T['options'];
    readonly seats: number;
    readonly seed: string;
    readonly now: number;
    readonly facts: T['facts'];
  }): T['state'];
  apply(
    state: T['state'],
    input: Input<T['command']>,
    context: Context<T['facts']>,
  ): Step<T['state'], T['event'], T['refusal']>;
  /** When the room must send a `deadline` input (ms since 1970); undefined without a deadline. */
  deadline(state: T['state']): number | undefined;
  /** What this audience may see, listed field by field. */
  view(state: T['state'], audience: Audience, context: Context<T['facts']>): T['view'];
  /** What no audience of this state may see now. Tests search everything that the server sends for it. */
  secretsOf(state: T['state'], facts: T['facts']): readonly StateSecret[];
  /**
   * Scores, winner and rewards once the game is over; undefined before. In a lobby it is undefined again from the next
   * start on.
   */
  result(state: T['state']): T['result'] | undefined;
};
