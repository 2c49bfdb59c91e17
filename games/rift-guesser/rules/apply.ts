import { accept, type Context, type Input, refuse, type Step } from '@hub/engine/kernel/rules';
import type { RiftGuesserCommand, RiftGuesserEnd, RiftGuesserEvent, RiftGuesserRefusal } from './command.ts';
import { type Position, pointAt } from './minimap.ts';
import { paceAfter } from './pace.ts';
import { beginRound, endGame, revealAnswer, waitMs } from './round.ts';
import type { RiftGuesserState } from './state.ts';

type GameStep = Step<RiftGuesserState, RiftGuesserEvent, RiftGuesserRefusal>;

/** Plays one input. Whatever changes the state raises its version; what has no meaning now leaves it as it is. */
export function applyToGame(
  state: RiftGuesserState,
  input: Input<RiftGuesserCommand>,
  { now }: Context<null>,
): GameStep {
  const step = play(state, input, now);
  if (!step.ok || step.state === state) return step;
  return accept({ ...step.state, version: state.version + 1 }, step.events);
}

/** A player may come and go as they like: the game goes by its clock. */
function play(state: RiftGuesserState, input: Input<RiftGuesserCommand>, now: number): GameStep {
  if (input.type === 'command') return obey(state, input.command, now);
  if (input.type === 'seatLeft' && state.phase !== 'over') return end(state, 'playerLeft');
  if (input.type === 'deadline' && isDue(state, now)) {
    return state.phase === 'guessing' ? reveal(state, now) : end(state, 'expired');
  }
  return accept(state);
}

const isDue = ({ deadline }: RiftGuesserState, now: number): boolean => deadline !== null && deadline <= now;

function obey(state: RiftGuesserState, command: RiftGuesserCommand, now: number): GameStep {
  if (state.phase === 'over') return refuse('game_over');
  if (command.type === 'startNextRound') return startNextRound(state, now);
  if (state.phase === 'revealed' || isDue(state, now)) return refuse('round_over');
  const marked = mark(state, command.position);
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

function mark(state: RiftGuesserState, position: Position): RiftGuesserState | undefined {
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
