import { accept, type GameRules, type Input, refuse, type Seat, type Step } from '@hub/engine/kernel/rules';

/** `places`: players at a time. `password`: null for an open lobby. */
export type TestLobbyOptions = { readonly places: number; readonly password: string | null };
export type Presence = 'present' | 'away' | 'left' | 'kicked';

export type TestLobbyState = {
  readonly options: TestLobbyOptions;
  /** By seat number, including players who have left. */
  readonly presence: readonly Presence[];
  readonly round: number;
  /** The winner of the round, null while it is played. */
  readonly winner: Seat | null;
  /** When the lobby closes unless a round is won before (ms since 1970); null once one is won. */
  readonly closesAt: number | null;
  readonly isClosed: boolean;
};

export type TestLobbyCommand =
  | { readonly type: 'join' | 'claim' | 'again' }
  | { readonly type: 'kick'; readonly seat: Seat };
export type TestLobbyEvent =
  | { readonly type: 'kicked'; readonly seat: Seat }
  | { readonly type: 'closed' }
  | { readonly type: 'roundWon'; readonly seat: Seat };
export type TestLobbyRefusal = 'full' | 'kicked' | 'not_now';
export type TestLobbyView = Pick<TestLobbyState, 'presence' | 'round' | 'winner'>;

export type TestLobbyTypes = {
  options: TestLobbyOptions;
  facts: null;
  state: TestLobbyState;
  command: TestLobbyCommand;
  event: TestLobbyEvent;
  refusal: TestLobbyRefusal;
  view: TestLobbyView;
  result: { readonly round: number; readonly winner: Seat };
};

type TestLobbyStep = Step<TestLobbyState, TestLobbyEvent, TestLobbyRefusal>;

/** How long a lobby waits for its first winner, in milliseconds. */
export const IDLE_MS = 1_800_000;

const isSeated = (presence: Presence | undefined): boolean => presence === 'present' || presence === 'away';

/** Number of players who have not left. */
export const seatedIn = ({ presence }: TestLobbyState): number => presence.filter(isSeated).length;

const close = (state: TestLobbyState): TestLobbyStep =>
  accept<TestLobbyState, TestLobbyEvent>({ ...state, closesAt: null, isClosed: true }, [{ type: 'closed' }]);

/** Sets the presence of a seat; returns the same state if it does not change. */
function mark(
  state: TestLobbyState,
  seat: Seat,
  presence: Presence,
  events: readonly TestLobbyEvent[] = [],
): TestLobbyStep {
  const was = state.presence[seat];
  if (was === presence || was === 'kicked' || (was === 'left' && presence === 'away')) return accept(state);
  const next = { ...state, presence: state.presence.with(seat, presence) };
  return seatedIn(next) === 0 ? close(next) : accept<TestLobbyState, TestLobbyEvent>(next, events);
}

function returnPlayer(state: TestLobbyState, seat: Seat): TestLobbyStep {
  const was = state.presence[seat];
  if (was === 'kicked') return refuse('kicked');
  if (was === 'left' && seatedIn(state) === state.options.places) return refuse('full');
  return mark(state, seat, 'present');
}

function applyCommand(state: TestLobbyState, seat: Seat, command: TestLobbyCommand): TestLobbyStep {
  switch (command.type) {
    case 'join':
      return seatedIn(state) === state.options.places
        ? refuse('full')
        : accept<TestLobbyState, TestLobbyEvent>({ ...state, presence: [...state.presence, 'present'] });
    case 'kick':
      return isSeated(state.presence[command.seat])
        ? mark(state, command.seat, 'kicked', [{ type: 'kicked', seat: command.seat }])
        : refuse('not_now');
    case 'claim':
      return state.winner === null
        ? accept<TestLobbyState, TestLobbyEvent>({ ...state, winner: seat, closesAt: null }, [
            { type: 'roundWon', seat },
          ])
        : refuse('not_now');
    case 'again':
    default:
      return state.winner === null
        ? accept(state)
        : accept({ ...state, round: state.round + 1, winner: null });
  }
}

function apply(state: TestLobbyState, input: Input<TestLobbyCommand>): TestLobbyStep {
  switch (input.type) {
    case 'command':
      return applyCommand(state, input.seat, input.command);
    case 'deadline':
      return close(state);
    case 'seatAway':
      return mark(state, input.seat, 'away');
    case 'seatReturned':
      return returnPlayer(state, input.seat);
    case 'seatLeft':
    default:
      return mark(state, input.seat, 'left');
  }
}

/** Test game: a lobby whose players join, leave, are kicked, and play several rounds. */
export const testLobbyRules: GameRules<TestLobbyTypes> = {
  name: 'lobby',
  stateVersion: 1,
  setup: ({ options, now }) => ({
    options,
    presence: ['present'],
    round: 1,
    winner: null,
    closesAt: now + IDLE_MS,
    isClosed: false,
  }),
  apply,
  deadline: ({ closesAt }) => closesAt ?? undefined,
  view: ({ presence, round, winner }) => ({ presence, round, winner }),
  secretsOf: () => [],
  result: ({ round, winner }) => (winner === null ? undefined : { round, winner }),
};
