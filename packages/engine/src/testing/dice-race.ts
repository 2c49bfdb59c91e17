import { nextInt, type Random, randomFrom, secretOfRandom } from '../kernel/random.ts';
import { accept, type GameRules, refuse } from '../kernel/rules.ts';

type State = {
  readonly goal: number;
  readonly turn: number;
  readonly totals: readonly number[];
  readonly random: Random;
  readonly turnEndsAt: number;
};

export type DiceRaceTypes = {
  options: { readonly goal: number };
  facts: { readonly sides: number };
  state: State;
  command: 'roll' | 'pass';
  event: { readonly type: 'rolled'; readonly value: number };
  refusal: 'not_your_turn' | 'game_over';
  view: { readonly totals: readonly number[]; readonly turn: number };
  result: { readonly winner: number };
};

const TURN_MS = 2_000;

const winnerOf = ({ totals, goal }: State): number | undefined => {
  const winner = totals.findIndex((total) => total >= goal);
  return winner === -1 ? undefined : winner;
};

const passOn = (state: State, now: number): State => ({
  ...state,
  turn: (state.turn + 1) % state.totals.length,
  turnEndsAt: now + TURN_MS,
});

/** The smallest game with turns, randomness and a clock, to test what all games share. */
export const diceRaceRules: GameRules<DiceRaceTypes> = {
  name: 'diceRace',
  stateVersion: 1,
  setup: ({ options, seats, seed, now }) => ({
    goal: options.goal,
    turn: 0,
    totals: Array.from({ length: seats }, () => 0),
    random: randomFrom(seed),
    turnEndsAt: now + TURN_MS,
  }),
  apply(state, input, { now, facts }) {
    if (input.type === 'deadline') return accept(passOn(state, now));
    if (input.type !== 'command') return accept(state);
    if (winnerOf(state) !== undefined) return refuse('game_over');
    if (input.seat !== state.turn) return refuse('not_your_turn');
    if (input.command === 'pass') return accept(passOn(state, now));
    const [rolled, random] = nextInt(state.random, facts.sides);
    const totals = state.totals.map((total, seat) => (seat === input.seat ? total + rolled + 1 : total));
    return accept(passOn({ ...state, random, totals }, now), [{ type: 'rolled', value: rolled + 1 }]);
  },
  deadline: (state) => (winnerOf(state) === undefined ? state.turnEndsAt : undefined),
  view: ({ totals, turn }) => ({ totals, turn }),
  secretsOf: ({ random }) => [secretOfRandom(random)],
  result(state) {
    const winner = winnerOf(state);
    return winner === undefined ? undefined : { winner };
  },
};
