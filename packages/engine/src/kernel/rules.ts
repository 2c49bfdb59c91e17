/**
 * Number of a player in one game, given in the order in which they came and never to anybody else: whoever leaves and
 * comes back has the same one. Who of them is at the table is for the rules to say. Rules know seats, never accounts.
 */
export type Seat = number;

/** Who looks at a game: a seated player, or anybody else. */
export type Audience = { readonly kind: 'seat'; readonly seat: Seat } | { readonly kind: 'public' };

/**
 * Everything that can happen to a game. Setup and the inputs are enough to replay it.
 *
 * - `seatAway`: the connection is lost, the seat is held. After a restart it is said of every seat.
 * - `seatReturned`: a player who was away or had left is there again. A refusal keeps them out.
 * - `seatLeft`: gone for good, by their own will or because the hold is over.
 *
 * Word of a seat may come again, because a host that restarts does not know what the rules have heard: what is known
 * already leaves the state as it is. Only rules that date an absence date it anew, as the host holds the seat anew.
 */
export type Input<Command> =
  | { readonly type: 'command'; readonly seat: Seat; readonly command: Command }
  | { readonly type: 'deadline' }
  | { readonly type: 'seatAway'; readonly seat: Seat }
  | { readonly type: 'seatReturned'; readonly seat: Seat }
  | { readonly type: 'seatLeft'; readonly seat: Seat };

/** What rules may know beyond state and input: the time of the input (ms since 1970) and the facts of the game. */
export type Context<Facts> = { readonly now: number; readonly facts: Facts };

/**
 * The next state with what happened on the way, or a refusal that leaves the state as it was. The very same state means
 * that nothing happened: no version, nothing to store, nothing to tell, and so no events.
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

/** Where a game's types meet; each game declares one. */
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

/** A state as an earlier version of the rules stored it. */
export type OldState = { readonly state: unknown; readonly stateVersion: number; readonly seed: string };

/**
 * The rules of one game: pure functions, no clock, no chance but the seed.
 * The room host runs every game through this and knows none of them.
 */
export type GameRules<T extends GameTypes> = {
  readonly name: string;
  /** Raised when stored states of an older form can no longer be read as they are. */
  readonly stateVersion: number;
  /**
   * Brings a stored state of an older form up to date; undefined for a form that it does not know. The `seed` is that of
   * `setup`, so that the same stored state always becomes the same new one.
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
  /** When the room must send a `deadline` input (ms since 1970), or undefined while nothing waits for time. */
  deadline(state: T['state']): number | undefined;
  /** What this audience may see, built by listing what goes out. */
  view(state: T['state'], audience: Audience, context: Context<T['facts']>): T['view'];
  /**
   * Scores, winner and rewards once the game is over, undefined before. Where the same players may play again it is
   * undefined again from the next start on.
   */
  result(state: T['state']): T['result'] | undefined;
};
