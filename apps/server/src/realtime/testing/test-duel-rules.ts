import { nextInt, type Random, randomFrom, secretOfRandom } from '@hub/engine/kernel/random';
import {
  type Audience,
  accept,
  type GameRules,
  type Input,
  refuse,
  type Step,
} from '@hub/engine/kernel/rules';

/** Milliseconds. */
export type DuelOptions = { readonly pickMs: number; readonly revealMs: number };

export type DuelState = {
  readonly options: DuelOptions;
  readonly phase: 'waiting' | 'picking' | 'revealed' | 'over';
  /** Seats taken so far, 1 or 2. */
  readonly joined: number;
  readonly random: Random;
  /** The secret number, until it is revealed. */
  readonly target: number;
  readonly picks: readonly [number | null, number | null];
  readonly points: readonly [number, number];
  readonly deadline: number | null;
  readonly winner: 0 | 1 | null;
};

export type DuelCommand = { readonly type: 'join' } | { readonly type: 'pick'; readonly number: number };
export type DuelRefusal = 'full' | 'not_now' | 'over';
export type DuelEvent =
  | { readonly type: 'joined'; readonly seat: number }
  | { readonly type: 'revealed' }
  | { readonly type: 'left'; readonly seat: number };

export type DuelView = {
  readonly phase: DuelState['phase'];
  readonly ownPick: number | null;
  readonly target: number | null;
  readonly points: readonly [number, number];
  readonly winner: 0 | 1 | null;
};

export type DuelTypes = {
  options: DuelOptions;
  facts: null;
  state: DuelState;
  command: DuelCommand;
  event: DuelEvent;
  refusal: DuelRefusal;
  view: DuelView;
  result: { readonly winner: 0 | 1; readonly points: readonly [number, number] };
};

type DuelStep = Step<DuelState, DuelEvent, DuelRefusal>;

const POINTS_TO_WIN = 2;

function newRound(state: DuelState, now: number): DuelState {
  const [target, random] = nextInt(state.random, 100);
  const deadline = now + state.options.pickMs;
  return { ...state, phase: 'picking', target, random, picks: [null, null], deadline };
}

/** The closest pick scores; neither player does if both are equally close or missing. */
function reveal(state: DuelState, now: number): DuelStep {
  const [a, b] = state.picks.map((pick) => (pick === null ? Infinity : Math.abs(pick - state.target))) as [
    number,
    number,
  ];
  const points = [state.points[0] + Number(a < b), state.points[1] + Number(b < a)] as const;
  const winner = points[0] >= POINTS_TO_WIN ? 0 : points[1] >= POINTS_TO_WIN ? 1 : null;
  const phase = winner === null ? 'revealed' : 'over';
  const deadline = winner === null ? now + state.options.revealMs : null;
  return accept<DuelState, DuelEvent>({ ...state, phase, points, winner, deadline }, [{ type: 'revealed' }]);
}

function pick(state: DuelState, seat: number, number: number, now: number): DuelStep {
  if (state.phase !== 'picking' || state.picks[seat] !== null) return refuse('not_now');
  const picks = state.picks.with(seat, number) as [number | null, number | null];
  const next = { ...state, picks };
  return picks.includes(null) ? accept(next) : reveal(next, now);
}

function command(state: DuelState, seat: number, move: DuelCommand, now: number): DuelStep {
  if (state.phase === 'over') return refuse('over');
  if (move.type === 'pick') return pick(state, seat, move.number, now);
  if (state.joined === 2) return refuse('full');
  return accept<DuelState, DuelEvent>(newRound({ ...state, joined: 2 }, now), [{ type: 'joined', seat }]);
}

function apply(state: DuelState, input: Input<DuelCommand>, { now }: { now: number }): DuelStep {
  switch (input.type) {
    case 'command':
      return command(state, input.seat, input.command, now);
    case 'deadline':
      return state.phase === 'picking' ? reveal(state, now) : accept(newRound(state, now));
    case 'seatLeft':
      if (state.phase === 'over') return refuse('over');
      return accept<DuelState, DuelEvent>(
        { ...state, phase: 'over', winner: input.seat === 0 ? 1 : 0, deadline: null },
        [{ type: 'left', seat: input.seat }],
      );
    case 'seatAway':
    case 'seatReturned':
    default:
      return state.phase === 'over' ? refuse('over') : accept(state);
  }
}

const view = (state: DuelState, audience: Audience): DuelView => ({
  phase: state.phase,
  ownPick: audience.kind === 'seat' ? (state.picks[audience.seat] ?? null) : null,
  target: state.phase === 'revealed' || state.phase === 'over' ? state.target : null,
  points: state.points,
  winner: state.winner,
});

/** Test game: two players pick numbers close to a secret one. Every phase has a deadline; a player who leaves loses. */
export const duelRules: GameRules<DuelTypes> = {
  name: 'duel',
  stateVersion: 1,
  setup: ({ options, seed }) => ({
    options,
    phase: 'waiting',
    joined: 1,
    random: randomFrom(seed),
    target: 0,
    picks: [null, null],
    points: [0, 0],
    deadline: null,
    winner: null,
  }),
  apply,
  deadline: ({ deadline }) => deadline ?? undefined,
  view,
  secretsOf: ({ random }) => [secretOfRandom(random)],
  result: ({ winner, points }) => (winner === null ? undefined : { winner, points }),
};
