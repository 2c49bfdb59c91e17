import { accept, type Context, type Input, refuse, type Step } from '@hub/engine/kernel/rules';
import type {
  Guess,
  MoreOrLessCommand,
  MoreOrLessEnd,
  MoreOrLessEvent,
  MoreOrLessRefusal,
} from './command.ts';
import type { MoreOrLessFacts } from './facts.ts';
import { paceAfter } from './pace.ts';
import { beginRound, beginWaiting, endGame, nextRound, reveal } from './round.ts';
import { absenceOf, absencesWithout, isComplete, isRight, type MoreOrLessState, SEATS } from './state.ts';

type GameStep = Step<MoreOrLessState, MoreOrLessEvent, MoreOrLessRefusal>;
type GameContext = Context<MoreOrLessFacts>;

/** Plays one input. Whatever changes the state raises its version; what has no meaning now leaves it as it is. */
export function applyToGame(
  state: MoreOrLessState,
  input: Input<MoreOrLessCommand>,
  context: GameContext,
): GameStep {
  const step = play(state, input, context);
  if (!step.ok || step.state === state) return step;
  return accept({ ...step.state, version: state.version + 1 }, step.events);
}

function play(state: MoreOrLessState, input: Input<MoreOrLessCommand>, context: GameContext): GameStep {
  if (input.type === 'command') return obey(state, input.seat, input.command, context);
  if (input.type === 'seatAway') return loseConnection(state, input.seat, context.now);
  if (input.type === 'seatLeft') return leave(state, input.seat, context.now);
  if (input.type === 'seatReturned') return comeBack(state, input.seat, context.now);
  if (input.type === 'deadline' && isDue(state, context.now)) return goOn(state, context);
  return accept(state);
}

const isDue = ({ deadline }: MoreOrLessState, now: number): boolean => deadline !== null && deadline <= now;

function obey(
  state: MoreOrLessState,
  seat: number,
  command: MoreOrLessCommand,
  { now }: GameContext,
): GameStep {
  if (command.type === 'join') return state.phase === 'over' ? refuse('game_over') : join(state, seat, now);
  if (state.isPresent[seat] === undefined) return refuse('not_seated');
  // Also after the end: a guess may cross the departure of the mate on its way, and is only late then.
  if (state.phase === 'over') return refuse('round_over');
  if (state.phase === 'waiting') return refuse('not_started');
  if (state.phase === 'revealing' || isDue(state, now)) return refuse('round_over');
  return place(state, seat, command.guess, now);
}

function join(state: MoreOrLessState, seat: number, now: number): GameStep {
  const { mode, isPresent } = state;
  if (seat !== isPresent.length || isPresent.length === SEATS[mode]) return refuse('game_full');
  return changed(beginWaiting({ ...state, isPresent: [...isPresent, true] }, now), {
    type: 'playerJoined',
    seat,
  });
}

/** A guess that stands already keeps its age. All seats of one opinion: that one counts. */
function place(state: MoreOrLessState, seat: number, guess: Guess, now: number): GameStep {
  if (state.guesses.some((standing) => standing.seat === seat && standing.guess === guess))
    return accept(state);
  const guesses = [...state.guesses.filter((standing) => standing.seat !== seat), { seat, guess }];
  const placed = { ...state, guesses };
  const event = { type: 'guessPlaced', seat, guess } as const;
  const isLocked = guesses.length === SEATS[state.mode] && guesses.every((other) => other.guess === guess);
  if (!isLocked) return changed(placed, event);
  return show({ ...placed, pace: paceAfter(placed, now) }, guess, now, event);
}

function show(
  state: MoreOrLessState,
  guess: Guess,
  now: number,
  ...before: readonly MoreOrLessEvent[]
): GameStep {
  const shown = reveal(state, guess, now);
  return changed(shown, ...before, { type: 'itemRevealed', isCorrect: isRight(shown) === true });
}

/** What happens by itself when the time of a phase is over. */
function goOn(state: MoreOrLessState, { now, facts }: GameContext): GameStep {
  if (state.phase === 'waiting') {
    return isComplete(state) ? started(beginRound(state, now)) : end(state, 'nobodyJoined');
  }
  if (state.phase === 'revealing') {
    return isRight(state) === true ? started(nextRound(state, now, facts)) : end(state, 'wrongGuess');
  }
  const [earliest] = state.guesses;
  if (earliest !== undefined) return show(state, earliest.guess, now);
  return end(state, state.mode === 'multi' ? 'noGuess' : 'expired');
}

/** While a mate is still awaited, players may go and send the invitation; from the start on, who leaves ends the game. */
function leave(state: MoreOrLessState, seat: number, now: number): GameStep {
  if (state.phase === 'over' || state.isPresent[seat] !== true) return accept(state);
  const isPresent = state.isPresent.with(seat, false);
  const left = { ...state, isPresent, absences: absencesWithout(state, seat) };
  const event = { type: 'playerLeft', seat } as const;
  return state.phase === 'waiting' ? changed(beginWaiting(left, now), event) : end(left, 'playerLeft', event);
}

/**
 * Dates the absence of a coop player. A repeated `seatAway` dates it anew: the host has restarted and holds the seat for
 * the whole time again. Alone there is no mate to show it to.
 */
function loseConnection(state: MoreOrLessState, seat: number, now: number): GameStep {
  if (state.mode === 'single' || state.phase === 'over' || state.isPresent[seat] !== true)
    return accept(state);
  const absences = [...absencesWithout(state, seat), { seat, since: now }];
  return changed(awaitPlayers({ ...state, absences }, now), { type: 'connectionChanged', seat });
}

/** The start waits until both players are connected; a running round goes on. */
const awaitPlayers = (state: MoreOrLessState, now: number): MoreOrLessState =>
  state.phase === 'waiting' ? beginWaiting(state, now) : state;

function comeBack(state: MoreOrLessState, seat: number, now: number): GameStep {
  if (state.phase === 'over') return accept(state);
  if (absenceOf(state, seat) !== undefined) {
    const connected = { ...state, absences: absencesWithout(state, seat) };
    return changed(awaitPlayers(connected, now), { type: 'connectionChanged', seat });
  }
  if (state.phase !== 'waiting' || state.isPresent[seat] !== false) return accept(state);
  const back = { ...state, isPresent: state.isPresent.with(seat, true) };
  return changed(beginWaiting(back, now), { type: 'playerReturned', seat });
}

const started = (state: MoreOrLessState): GameStep => changed(state, { type: 'roundStarted' });

function end(state: MoreOrLessState, reason: MoreOrLessEnd, ...before: readonly MoreOrLessEvent[]): GameStep {
  const over = endGame(state, reason);
  return changed(over, ...before, { type: 'gameEnded', end: reason, score: over.score });
}

const changed = (state: MoreOrLessState, ...events: readonly MoreOrLessEvent[]): GameStep =>
  accept(state, events);
