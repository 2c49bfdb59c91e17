import { accept, type Context, type Input, refuse, type Step } from '@hub/engine/kernel/rules';
import { isDue } from '@hub/engine/score/rules';
import type {
  Guess,
  MoreOrLessCommand,
  MoreOrLessEnd,
  MoreOrLessEvent,
  MoreOrLessRefusal,
} from './command.ts';
import type { MoreOrLessFacts } from './facts.ts';
import { paceAfter } from './pace.ts';
import { beginRound, beginWaiting, endGame, nextRound, REMATCH_MS, reveal } from './round.ts';
import { setUpRematch } from './setup.ts';
import {
  absenceOf,
  absencesWithout,
  awaitsRematch,
  isComplete,
  isCorrect,
  type MoreOrLessState,
  SEATS,
} from './state.ts';

type GameStep = Step<MoreOrLessState, MoreOrLessEvent, MoreOrLessRefusal>;
type GameContext = Context<MoreOrLessFacts>;

/** Applies one input. */
export function applyToGame(
  state: MoreOrLessState,
  input: Input<MoreOrLessCommand>,
  context: GameContext,
): GameStep {
  if (input.type === 'command') return applyCommand(state, input.seat, input.command, context);
  if (input.type === 'seatAway') return setAway(state, input.seat, context.now);
  if (input.type === 'seatLeft') return leave(state, input.seat, context.now);
  if (input.type === 'seatReturned') return returnToGame(state, input.seat, context.now);
  return advance(state, context);
}

function applyCommand(
  state: MoreOrLessState,
  seat: number,
  command: MoreOrLessCommand,
  { now, facts }: GameContext,
): GameStep {
  if (command.type === 'join') return state.phase === 'over' ? refuse('game_over') : join(state, seat, now);
  if (state.isPresent[seat] === undefined) return refuse('not_seated');
  if (command.type === 'again') return playAgain(state, seat, now, facts);
  // `round_over` also after the end: a guess can cross the mate's departure, and is only late then.
  if (state.phase === 'over') return refuse('round_over');
  if (state.phase === 'waiting') return refuse('not_started');
  if (state.phase === 'revealing' || isDue(state, now)) return refuse('round_over');
  return placeGuess(state, seat, command.guess, now);
}

function join(state: MoreOrLessState, seat: number, now: number): GameStep {
  const { mode, isPresent } = state;
  if (seat !== isPresent.length || isPresent.length === SEATS[mode]) return refuse('game_full');
  return changed(beginWaiting({ ...state, isPresent: [...isPresent, true] }, now), {
    type: 'playerJoined',
    seat,
  });
}

/**
 * Asks the mate to play again, or accepts and starts. Pressed once more, or after the mate's acceptance has crossed it, it changes
 * nothing.
 */
function playAgain(state: MoreOrLessState, seat: number, now: number, facts: MoreOrLessFacts): GameStep {
  if (state.mode === 'multi' && state.phase !== 'over') return accept(state);
  if (!awaitsRematch(state) || isDue(state, now)) return refuse('round_over');
  const { rematch } = state;
  if (rematch?.status !== 'asked')
    return changed(
      { ...state, rematch: { status: 'asked', by: seat }, deadline: now + REMATCH_MS },
      { type: 'rematchAsked' },
    );
  return rematch.by === seat
    ? accept(state)
    : changed(setUpRematch(state, now, facts), { type: 'rematchBegan' });
}

/** Sets a seat's guess and locks it once all seats agree. Repeating a guess keeps its age. */
function placeGuess(state: MoreOrLessState, seat: number, guess: Guess, now: number): GameStep {
  if (state.guesses.some((standing) => standing.seat === seat && standing.guess === guess))
    return accept(state);
  const guesses = [...state.guesses.filter((standing) => standing.seat !== seat), { seat, guess }];
  const placed = { ...state, guesses };
  const event = { type: 'guessPlaced', seat, guess } as const;
  const isLocked = guesses.length === SEATS[state.mode] && guesses.every((other) => other.guess === guess);
  if (!isLocked) return changed(placed, event);
  return revealItem({ ...placed, pace: paceAfter(placed, now) }, guess, now, event);
}

function revealItem(
  state: MoreOrLessState,
  guess: Guess,
  now: number,
  ...before: readonly MoreOrLessEvent[]
): GameStep {
  const shown = reveal(state, guess, now);
  return changed(shown, ...before, { type: 'itemRevealed', isCorrect: isCorrect(shown) === true });
}

/** Starts what follows when the time of a phase is over. */
function advance(state: MoreOrLessState, { now, facts }: GameContext): GameStep {
  if (state.phase === 'over') return endRematch(state, 'unanswered');
  if (state.phase === 'waiting') {
    return isComplete(state) ? started(beginRound(state, now)) : end(state, 'nobodyJoined', now);
  }
  if (state.phase === 'revealing') {
    return isCorrect(state) === true ? started(nextRound(state, now, facts)) : end(state, 'wrongGuess', now);
  }
  const [earliest] = state.guesses;
  if (earliest !== undefined) return revealItem(state, earliest.guess, now);
  return end(state, state.mode === 'multi' ? 'noGuess' : 'expired', now);
}

const isGone = (state: MoreOrLessState, seat: number): boolean =>
  (state.phase === 'over' && !awaitsRematch(state)) || state.isPresent[seat] !== true;

/**
 * Handles a leaving player. Before the start of the first game the room waits for the player's return; from then on leaving ends
 * the game, and after it the rematch.
 */
function leave(state: MoreOrLessState, seat: number, now: number): GameStep {
  if (isGone(state, seat)) return accept(state);
  const isPresent = state.isPresent.with(seat, false);
  const left = { ...state, isPresent, absences: absencesWithout(state, seat) };
  if (state.phase === 'over') return endRematch(left, 'left');
  const event = { type: 'playerLeft', seat } as const;
  return state.phase === 'waiting' && state.games === undefined
    ? changed(beginWaiting(left, now), event)
    : end(left, 'playerLeft', now, event);
}

const endRematch = (state: MoreOrLessState, status: 'left' | 'unanswered'): GameStep =>
  changed({ ...state, rematch: { status }, deadline: null }, { type: 'rematchOver' });

/**
 * Stores since when a coop player is away. A repeated `seatAway` means that the server has restarted and holds the seat
 * for the whole time again. Solo games do not show it.
 */
function setAway(state: MoreOrLessState, seat: number, now: number): GameStep {
  if (state.mode === 'single' || isGone(state, seat)) return accept(state);
  const absences = [...absencesWithout(state, seat), { seat, since: now }];
  return changed(restartWaiting({ ...state, absences }, now), { type: 'connectionChanged', seat });
}

/** Before the start, restarts the wait for both players; a running round is not affected. */
const restartWaiting = (state: MoreOrLessState, now: number): MoreOrLessState =>
  state.phase === 'waiting' ? beginWaiting(state, now) : state;

function returnToGame(state: MoreOrLessState, seat: number, now: number): GameStep {
  if (state.phase === 'over' && !awaitsRematch(state)) return accept(state);
  if (absenceOf(state, seat) !== undefined) {
    const connected = { ...state, absences: absencesWithout(state, seat) };
    return changed(restartWaiting(connected, now), { type: 'connectionChanged', seat });
  }
  if (state.phase !== 'waiting' || state.isPresent[seat] !== false) return accept(state);
  const back = { ...state, isPresent: state.isPresent.with(seat, true) };
  return changed(beginWaiting(back, now), { type: 'playerReturned', seat });
}

const started = (state: MoreOrLessState): GameStep => changed(state, { type: 'roundStarted' });

function end(
  state: MoreOrLessState,
  reason: MoreOrLessEnd,
  now: number,
  ...before: readonly MoreOrLessEvent[]
): GameStep {
  const over = endGame(state, reason, now);
  return changed(over, ...before, { type: 'gameEnded', end: reason, score: over.score });
}

const changed = (state: MoreOrLessState, ...events: readonly MoreOrLessEvent[]): GameStep =>
  accept(state, events);
