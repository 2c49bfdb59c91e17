import { nextInt, type Random, randomFrom } from '../kernel/random.ts';
import type { GameLog, LoggedInput } from '../kernel/replay.ts';
import type { Audience, Context, GameRules, GameTypes, Seat } from '../kernel/rules.ts';

/** Draws a seat's next command: mostly valid, sometimes not, so that refusals are tested, too. */
export type DrawCommand<T extends GameTypes> = (
  state: T['state'],
  seat: Seat,
  random: Random,
) => [command: T['command'], next: Random];

export type RandomMatch<T extends GameTypes> = {
  readonly log: GameLog<T>;
  readonly final: T['state'];
  readonly accepted: number;
  readonly refused: number;
};

export type RandomSetting<T extends GameTypes> = {
  readonly options: T['options'];
  readonly seats: number;
  readonly seed: string;
  readonly facts: T['facts'];
  readonly maxInputs: number;
  readonly draw: DrawCommand<T>;
};

const STARTED_AT = Date.UTC(2025, 3, 16);
const LONGEST_PAUSE_MS = 4_000;
/** Inputs sent after the end, which should be refused. */
const INPUTS_AFTER_THE_END = 2;
/** What happens in one of seven inputs instead of a command. */
const INTERRUPTIONS = ['seatAway', 'seatReturned', 'seatLeft'] as const;
const INTERRUPTION_ODDS = 7 * INTERRUPTIONS.length;

/**
 * Plays a game with random commands, interruptions and deadlines; deterministic. Every state is frozen and viewed by
 * every audience, so that rules that mutate a state throw. Throws also for events without a change of state.
 */
export function playRandomly<T extends GameTypes>(
  rules: GameRules<T>,
  setting: RandomSetting<T>,
): RandomMatch<T> {
  const { options, seats, seed, facts, maxInputs } = setting;
  const inputs: LoggedInput<T['command']>[] = [];
  let random = randomFrom(`${seed}/random player`);
  let state = freeze(rules.setup({ options, seats, seed, now: STARTED_AT, facts }));
  let refused = 0;
  for (let left = maxInputs; left > 0; left -= 1) {
    const [logged, next] = drawInput(rules, setting, state, inputs.at(-1)?.now ?? STARTED_AT, random);
    random = next;
    inputs.push(logged);
    const context = { now: logged.now, facts };
    const step = rules.apply(state, logged.input, context);
    if (step.ok) state = freeze(nextState(state, step));
    else refused += 1;
    lookAt(rules, state, seats, context);
    if (rules.result(state) !== undefined) left = Math.min(left, 1 + INPUTS_AFTER_THE_END);
  }
  const log = { options, seats, seed, startedAt: STARTED_AT, inputs };
  return { log, final: state, accepted: inputs.length - refused, refused };
}

function nextState<State>(
  before: State,
  { state, events }: { readonly state: State; readonly events: readonly unknown[] },
): State {
  if (state === before && events.length > 0) throw new Error('events without a change');
  return state;
}

function drawInput<T extends GameTypes>(
  rules: GameRules<T>,
  { seats, draw }: RandomSetting<T>,
  state: T['state'],
  before: number,
  random: Random,
): [LoggedInput<T['command']>, Random] {
  const [pauseMs, afterPause] = nextInt(random, LONGEST_PAUSE_MS);
  const now = before + pauseMs;
  const deadline = rules.deadline(state);
  if (deadline !== undefined && deadline <= now)
    return [{ now: Math.max(before, deadline), input: { type: 'deadline' } }, afterPause];
  const [seat, afterSeat] = nextInt(afterPause, seats);
  const [kind, afterKind] = nextInt(afterSeat, INTERRUPTION_ODDS);
  const interruption = INTERRUPTIONS[kind];
  if (interruption !== undefined) return [{ now, input: { type: interruption, seat } }, afterKind];
  const [command, next] = draw(state, seat, afterKind);
  return [{ now, input: { type: 'command', seat, command } }, next];
}

/** All audiences of a game with this many seats. */
export const audiencesOf = (seats: number): Audience[] => [
  { kind: 'public' },
  ...Array.from({ length: seats }, (_, seat): Audience => ({ kind: 'seat', seat })),
];

function lookAt<T extends GameTypes>(
  rules: GameRules<T>,
  state: T['state'],
  seats: number,
  context: Context<T['facts']>,
): void {
  for (const audience of audiencesOf(seats)) rules.view(state, audience, context);
}

function freeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    for (const part of Object.values(value)) freeze(part);
    Object.freeze(value);
  }
  return value;
}
