import { accept, type Context, type Input, refuse, type Step } from '@hub/engine/kernel/rules';
import { isDue } from '@hub/engine/score/rules';
import type { RiftGuesserCommand, RiftGuesserEnd, RiftGuesserEvent, RiftGuesserRefusal } from './command.ts';
import { type Position, pointAt } from './minimap.ts';
import { paceAfter } from './pace.ts';
import { beginRound, endGame, revealAnswer, waitMs } from './round.ts';
import type { RiftGuesserState } from './state.ts';

type GameStep = Step<RiftGuesserState, RiftGuesserEvent, RiftGuesserRefusal>;

/** Connections do not matter: only the clock, commands and leaving change the game. */
export function applyToGame(
  state: RiftGuesserState,
  input: Input<RiftGuesserCommand>,
  { now }: Context<null>,
): GameStep {
  if (input.type === 'command') return applyCommand(state, input.command, now);
  if (input.type === 'seatLeft' && state.phase !== 'over') return end(state, 'playerLeft');
  if (input.type === 'deadline')
    return state.phase === 'guessing' ? reveal(state, now) : end(state, 'expired');
  return accept(state);
}

function applyCommand(state: RiftGuesserState, command: RiftGuesserCommand, now: number): GameStep {
  if (state.phase === 'over') return refuse('game_over');
  if (command.type === 'startNextRound') return startNextRound(state, now);
  if (state.phase === 'revealed' || isDue(state, now)) return refuse('round_over');
  const marked = placeMarker(state, command.position);
  if (marked === undefined) return refuse('off_the_map');
  if (command.type === 'setGuess') return changed(marked, { type: 'markerPlaced' });
  if (waitMs(state, now) > 0) return refuse('look_first');
  return reveal({ ...marked, pace: paceAfter(marked, now) }, now);
}

function startNextRound(state: RiftGuesserState, now: number): GameStep {
  if (state.phase === 'guessing') return refuse('round_running');
  if (waitMs(state, now) > 0) return refuse('answer_shown');
  const next = beginRound(state, now);
  return changed(next, { type: 'roundStarted', round: next.round });
}

function placeMarker(state: RiftGuesserState, position: Position): RiftGuesserState | undefined {
  const marker = pointAt(position);
  return marker && { ...state, marker };
}

function reveal(state: RiftGuesserState, now: number): GameStep {
  const revealed = revealAnswer(state, now);
  const { round, score, end } = revealed;
  const event = { type: 'answerRevealed', round } as const;
  return end === null
    ? changed(revealed, event)
    : changed(revealed, event, { type: 'gameEnded', end, score });
}

function end(state: RiftGuesserState, reason: RiftGuesserEnd): GameStep {
  return changed(endGame(state, reason), { type: 'gameEnded', end: reason, score: state.score });
}

const changed = (state: RiftGuesserState, ...events: readonly RiftGuesserEvent[]): GameStep =>
  accept(state, events);
