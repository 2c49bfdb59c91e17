import { accept, type GameRules, type Input, refuse, type Seat, type Step } from '@hub/engine/kernel/rules';

/** `places` at the table; `password` null for an open club. */
export type ClubOptions = { readonly places: number; readonly password: string | null };
export type Presence = 'here' | 'away' | 'left' | 'expelled';

export type ClubState = {
  readonly options: ClubOptions;
  /** By seat number: everybody who ever came. */
  readonly presence: readonly Presence[];
  readonly round: number;
  /** The winner of the round, null while it is played. */
  readonly winner: Seat | null;
  /** When it closes unless somebody wins a round before (ms since 1970), null from then on. */
  readonly closesAt: number | null;
  readonly isClosed: boolean;
};

export type ClubCommand =
  | { readonly type: 'join' | 'claim' | 'again' }
  | { readonly type: 'expel'; readonly seat: Seat };
export type ClubEvent =
  | { readonly type: 'expelled'; readonly seat: Seat }
  | { readonly type: 'closed' }
  | { readonly type: 'roundWon'; readonly seat: Seat };
export type ClubRefusal = 'full' | 'expelled' | 'not_now';
export type ClubView = Pick<ClubState, 'presence' | 'round' | 'winner'>;

export type ClubTypes = {
  options: ClubOptions;
  facts: null;
  state: ClubState;
  command: ClubCommand;
  event: ClubEvent;
  refusal: ClubRefusal;
  view: ClubView;
  result: { readonly round: number; readonly winner: Seat };
};

type ClubStep = Step<ClubState, ClubEvent, ClubRefusal>;

/** How long a club waits for its first winner, in milliseconds. */
export const CLUB_WAITS_MS = 1_800_000;

const isSeated = (presence: Presence | undefined): boolean => presence === 'here' || presence === 'away';

/** Places at the table that are taken; seat numbers only count up. */
export const seatedIn = ({ presence }: ClubState): number => presence.filter(isSeated).length;

const close = (state: ClubState): ClubStep =>
  accept<ClubState, ClubEvent>({ ...state, closesAt: null, isClosed: true }, [{ type: 'closed' }]);

/** What is known already leaves the very same state. */
function mark(state: ClubState, seat: Seat, presence: Presence, events: readonly ClubEvent[] = []): ClubStep {
  const was = state.presence[seat];
  if (was === presence || was === 'expelled' || (was === 'left' && presence === 'away')) return accept(state);
  const next = { ...state, presence: state.presence.with(seat, presence) };
  return seatedIn(next) === 0 ? close(next) : accept<ClubState, ClubEvent>(next, events);
}

function comeBack(state: ClubState, seat: Seat): ClubStep {
  const was = state.presence[seat];
  if (was === 'expelled') return refuse('expelled');
  if (was === 'left' && seatedIn(state) === state.options.places) return refuse('full');
  return mark(state, seat, 'here');
}

function obey(state: ClubState, seat: Seat, command: ClubCommand): ClubStep {
  switch (command.type) {
    case 'join':
      return seatedIn(state) === state.options.places
        ? refuse('full')
        : accept<ClubState, ClubEvent>({ ...state, presence: [...state.presence, 'here'] });
    case 'expel':
      return isSeated(state.presence[command.seat])
        ? mark(state, command.seat, 'expelled', [{ type: 'expelled', seat: command.seat }])
        : refuse('not_now');
    case 'claim':
      return state.winner === null
        ? accept<ClubState, ClubEvent>({ ...state, winner: seat, closesAt: null }, [
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

function apply(state: ClubState, input: Input<ClubCommand>): ClubStep {
  switch (input.type) {
    case 'command':
      return obey(state, input.seat, input.command);
    case 'deadline':
      return close(state);
    case 'seatAway':
      return mark(state, input.seat, 'away');
    case 'seatReturned':
      return comeBack(state, input.seat);
    case 'seatLeft':
    default:
      return mark(state, input.seat, 'left');
  }
}

/** A lobby of the tests and its game in one: people come, go and are sent away, and play one round after another. */
export const clubRules: GameRules<ClubTypes> = {
  name: 'club',
  stateVersion: 1,
  setup: ({ options, now }) => ({
    options,
    presence: ['here'],
    round: 1,
    winner: null,
    closesAt: now + CLUB_WAITS_MS,
    isClosed: false,
  }),
  apply,
  deadline: ({ closesAt }) => closesAt ?? undefined,
  view: ({ presence, round, winner }) => ({ presence, round, winner }),
  result: ({ round, winner }) => (winner === null ? undefined : { round, winner }),
};
