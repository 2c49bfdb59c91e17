import {
  type Audience,
  accept,
  type Context,
  type GameRules,
  refuse,
  type StateSecret,
  type Step,
} from '../kernel/rules.ts';
import { closesAt } from '../wire/days.ts';
import { GIVE_UP_GUESSES } from '../wire/limits.ts';
import { type Coach, coachOf } from './coach.ts';
import { type Candidate, candidateOf, type DailyEntry, type DailyFacts, entryById } from './facts.ts';
import { type Ignored, ignoredOf } from './hard-mode.ts';
import type { DailyOptions, DailyState, RefusedGuess } from './state.ts';

/** The types in which daily games differ. */
export type DailyParts = {
  /** What is guessed, with everything that the rules compare. */
  entry: DailyEntry;
  /** The answer to a guess. */
  result: unknown;
  /** What is shown of the answer at the end, besides what the list of candidates shows. */
  reveal: object;
  /** What is shown besides the results of guesses before the end; null for a game without such clues. */
  clues: unknown;
};

/**
 * A guess: a name in any spelling that the facts recognize. `hard` of the first guess chooses the mode of the puzzle; a
 * later guess may repeat it. Giving up ends the puzzle unsolved and shows the answer.
 */
export type DailyCommand =
  | { readonly type: 'guess'; readonly text: string; readonly hard?: boolean }
  | { readonly type: 'giveUp' };

export type DailyEvent =
  | { readonly type: 'guessed'; readonly id: string; readonly isAnswer: boolean }
  | { readonly type: 'completed'; readonly attempts: number };

export type DailyRefusal = 'unknown_guess' | 'repeated_guess' | 'game_over' | 'mode_is_fixed' | 'too_early';

/** A puzzle as its player may see it. */
export type DailyView<Parts extends DailyParts> = {
  version: number;
  day: string;
  /** Everything that can be guessed. */
  candidates: Candidate[];
  /** Oldest first. */
  guesses: Parts['result'][];
  clues: Parts['clues'] | null;
  isOver: boolean;
  /** Null until the puzzle is over. */
  answer: (Candidate & Parts['reveal']) | null;
  /** 0 until the puzzle is over. */
  rewardEssence: number;
  /** Length of the streak, including this puzzle once it is over. */
  streak: number;
  isPractice: boolean;
  isHard: boolean;
  /** Whether the puzzle counts for nothing because it was finished, or is not finished, after its closing time. */
  isLate: boolean;
  isGivenUp: boolean;
  /** Hard mode: the last guess, if it ignored something known and was not counted. */
  refused: RefusedGuess | null;
  /** What the guesses were worth; null until the puzzle is solved, and in a game with clues. */
  coach: Coach | null;
};

/** Result of a puzzle that is over. */
type DailyResult = {
  readonly day: string;
  /** Counted guesses, including the correct one; null if the player gave up. */
  readonly attempts: number | null;
  readonly rewardEssence: number;
  /** Solved in hard mode. */
  readonly hard?: true;
};

export type DailyTypes<Parts extends DailyParts> = {
  options: DailyOptions;
  facts: DailyFacts<Parts['entry']>;
  state: DailyState<Parts['result']>;
  command: DailyCommand;
  event: DailyEvent;
  refusal: DailyRefusal;
  view: DailyView<Parts>;
  result: DailyResult;
};

/** What a daily game adds to the common rules. All are pure functions. */
export type DailySpec<Parts extends DailyParts> = {
  /** The game's id. */
  readonly name: string;
  readonly stateVersion: number;
  readonly upgrade?: GameRules<DailyTypes<Parts>>['upgrade'];
  /** Compares a guess with the answer; `number` is 1 for the first guess. */
  readonly compare: (guess: Parts['entry'], answer: Parts['entry'], number: number) => Parts['result'];
  /** Whether players may choose hard mode; the results must consist of attributes. */
  readonly hasHardMode?: true;
  /** What is shown of the answer at the end, besides what the list of candidates shows. */
  readonly reveal: (answer: Parts['entry']) => Parts['reveal'];
  /** The clues after `guesses` counted guesses. They must not reveal more of the answer than players may know by then. */
  readonly clues?: (answer: Parts['entry'], guesses: number) => Parts['clues'];
};

/** Rules of a daily game: one player guesses, without limit, until the guess is the answer of the day or the player gives up. */
export const dailyRules = <Parts extends DailyParts>(
  spec: DailySpec<Parts>,
): GameRules<DailyTypes<Parts>> => ({
  name: spec.name,
  stateVersion: spec.stateVersion,
  ...(spec.upgrade !== undefined && { upgrade: spec.upgrade }),
  setup: ({ options: { day, answerId, streakBefore, rewardEssence, practice }, now, facts }) => ({
    day,
    answerId: entryById(facts, answerId).id,
    streakBefore,
    rewardEssence,
    openedAt: now,
    guesses: [],
    version: 0,
    over: false,
    ...(practice && { practice }),
  }),
  apply(state, input, context) {
    // A puzzle waits for its player.
    if (input.type !== 'command') return accept(state);
    if (state.over) return refuse('game_over');
    return input.command.type === 'giveUp'
      ? giveUp(state, context)
      : applyGuess(spec, state, input.command, context);
  },
  deadline: () => undefined,
  view: (state, audience, context) => viewOf(spec, state, audience, context),
  secretsOf: (state, facts) => secretsOfPuzzle(spec, state, facts),
  result: ({ over, day, guesses, givenUp, rewardEssence, hard }) =>
    over
      ? { day, attempts: givenUp ? null : guesses.length, rewardEssence, ...(hard && { hard }) }
      : undefined,
});

/** Ends the puzzle unsolved. Not before enough guesses: nobody should miss a day by one press. */
function giveUp<Result>(state: DailyState<Result>, { now }: { readonly now: number }) {
  if (state.guesses.length < GIVE_UP_GUESSES) return refuse('too_early');
  const { refused: _, ...before } = state;
  const isLate = isClosed(state, now);
  return accept<DailyState<Result>, DailyEvent>(
    { ...before, version: state.version + 1, over: true, givenUp: true, ...(isLate && { late: true }) },
    [],
  );
}

/** Counts or refuses a guess. */
function applyGuess<Parts extends DailyParts>(
  spec: DailySpec<Parts>,
  state: DailyState<Parts['result']>,
  { text, hard }: Extract<DailyCommand, { type: 'guess' }>,
  { now, facts }: Context<DailyFacts<Parts['entry']>>,
): Step<DailyState<Parts['result']>, DailyEvent, DailyRefusal> {
  const guess = facts.find(text);
  if (guess === undefined) return refuse('unknown_guess');
  if (state.guesses.some(({ id }) => id === guess.id)) return refuse('repeated_guess');
  const { refused: _, ...before } = state;
  const isFirst = state.guesses.length === 0;
  const isHard = isFirst ? hard === true && spec.hasHardMode === true : state.hard === true;
  if (!isFirst && hard !== undefined && hard !== isHard) return refuse('mode_is_fixed');
  const version = state.version + 1;
  const ignored = isHard ? ignoredBy(spec, state, guess, facts) : undefined;
  if (ignored !== undefined) return accept({ ...before, version, refused: { id: guess.id, ...ignored } });
  const result = spec.compare(guess, entryById(facts, state.answerId), state.guesses.length + 1);
  const guesses = [...state.guesses, { id: guess.id, result }];
  const over = guess.id === state.answerId;
  const guessed = { type: 'guessed', id: guess.id, isAnswer: over } as const;
  const isLate = over && isClosed(state, now);
  return accept<DailyState<Parts['result']>, DailyEvent>(
    { ...before, guesses, over, version, ...(isHard && { hard: true }), ...(isLate && { late: true }) },
    over ? [guessed, { type: 'completed', attempts: guesses.length }] : [guessed],
  );
}

const idsOf = ({ guesses }: DailyState<unknown>) => guesses.map(({ id }) => id);

/** Whether a puzzle is past its closing time. Practice has none. */
const isClosed = ({ day, practice }: DailyOptions, now: number): boolean => !practice && now >= closesAt(day);

/** What a guess ignores of the results so far. The answer ignores nothing, even if facts have changed since. */
function ignoredBy<Parts extends DailyParts>(
  { compare }: DailySpec<Parts>,
  { guesses, answerId }: DailyState<Parts['result']>,
  guess: Parts['entry'],
  facts: DailyFacts<Parts['entry']>,
): Ignored | undefined {
  if (guess.id === answerId) return undefined;
  return ignoredOf(
    guesses.flatMap(({ id, result }, index) => {
      const earlier = facts.entries.find((entry) => entry.id === id);
      return earlier === undefined ? [] : [{ known: result, asAnswer: compare(earlier, guess, index + 1) }];
    }),
  );
}

/** Builds the view. All players have the same answer, so only the puzzle's player sees guesses, clues and the answer. */
function viewOf<Parts extends DailyParts>(
  { reveal, clues, compare }: DailySpec<Parts>,
  state: DailyState<Parts['result']>,
  audience: Audience,
  { now, facts }: Context<DailyFacts<Parts['entry']>>,
): DailyView<Parts> {
  const isPlayer = audience.kind === 'seat';
  const answer = entryById(facts, state.answerId);
  const isLate = state.over ? state.late === true : isClosed(state, now);
  const isGivenUp = state.givenUp === true;
  const counts = state.over && !isGivenUp && !state.practice && !isLate;
  return {
    version: state.version,
    day: state.day,
    candidates: facts.entries.map((entry) => candidateOf(entry)),
    guesses: isPlayer ? state.guesses.map(({ result }) => result) : [],
    clues: isPlayer && clues !== undefined ? clues(answer, state.guesses.length) : null,
    isOver: state.over,
    answer: isPlayer && state.over ? { ...candidateOf(answer), ...reveal(answer) } : null,
    rewardEssence: counts ? state.rewardEssence : 0,
    streak: counts ? state.streakBefore + 1 : state.streakBefore,
    isPractice: state.practice === true,
    isHard: state.hard === true,
    isLate,
    isGivenUp,
    refused: isPlayer ? (state.refused ?? null) : null,
    // What a clue rules out depends on what the player reads in it, so nobody can say what a guess after it was worth.
    coach:
      isPlayer && state.over && !isGivenUp && clues === undefined
        ? coachOf(compare, idsOf(state), facts)
        : null,
  };
}

/** All texts and numbers in a value of plain JSON. */
function leavesOf(value: unknown): (string | number)[] {
  if (typeof value === 'string' || typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [];
}

/** What a puzzle shows of its answer, see `DailySpec`. */
type Shown<Entry extends DailyEntry> = {
  readonly reveal: (answer: Entry) => unknown;
  readonly clues?: (answer: Entry, guesses: number) => unknown;
};

/** By facts: what the clues of every answer hold, such as the name of an attribute. It tells nothing. */
const commonClues = new WeakMap<object, readonly (string | number)[]>();

/** The answer, and the clues that the player may not have yet, in all texts that would tell them; nothing after the end. */
function secretsOfPuzzle<Entry extends DailyEntry>(
  { reveal, clues }: Shown<Entry>,
  { answerId, guesses, over }: DailyState<unknown>,
  facts: DailyFacts<Entry>,
): readonly StateSecret[] {
  if (over) return [];
  const answer = entryById(facts, answerId);
  // Every puzzle has given all its clues after as many guesses as there are entries.
  const allCluesOf = (entry: Entry) => leavesOf(clues?.(entry, facts.entries.length));
  const due = leavesOf(clues?.(answer, guesses.length));
  const all = [...new Set(allCluesOf(answer))];
  const common =
    commonClues.get(facts) ??
    facts.entries.reduce<readonly (string | number)[]>((left, entry) => {
      const its = new Set(allCluesOf(entry));
      return left.filter((value) => its.has(value));
    }, all);
  commonClues.set(facts, common);
  const named = new Set([answerId, ...leavesOf(candidateOf(answer)), ...leavesOf(reveal(answer))]);
  return [
    { name: 'answer', values: [...named].filter((value) => !all.includes(value)) },
    { name: 'clue', values: all.filter((value) => !due.includes(value) && !common.includes(value)) },
  ].filter(({ values }) => values.length > 0);
}
