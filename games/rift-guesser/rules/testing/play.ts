import type { GameLog, LoggedInput } from '@hub/engine/kernel/replay';
import type { RiftGuesserCommand } from '../command.ts';
import { type RiftGuesserTypes, riftGuesserRules } from '../rules.ts';
import type { RiftGuesserState } from '../state.ts';

type Logged = LoggedInput<RiftGuesserCommand>;

export const STARTED_AT = Date.UTC(2025, 3, 16, 20);
export const facts = null;

export const open = (seed = 'rift guesser'): RiftGuesserState =>
  riftGuesserRules.setup({ options: { essencePerRound: 5 }, seats: 1, seed, now: STARTED_AT, facts });

export const command = (now: number, command: RiftGuesserCommand): Logged => ({
  now,
  input: { type: 'command', seat: 0, command },
});
export const setGuess = (now: number, x: number, y: number): Logged =>
  command(now, { type: 'setGuess', position: { x, y } });
export const submitGuess = (now: number, x: number, y: number): Logged =>
  command(now, { type: 'submitGuess', position: { x, y } });
export const startNextRound = (now: number): Logged => command(now, { type: 'startNextRound' });
export const deadline = (now: number): Logged => ({ now, input: { type: 'deadline' } });

export const step = (state: RiftGuesserState, { now, input }: Logged) =>
  riftGuesserRules.apply(state, input, { now, facts });

/** The state after inputs that must all be accepted. */
export const after = (state: RiftGuesserState, ...inputs: readonly Logged[]): RiftGuesserState =>
  inputs.reduce((current, logged) => {
    const played = step(current, logged);
    if (!played.ok) throw new Error(`${JSON.stringify(logged)}: ${played.refusal}`);
    return played.state;
  }, state);

/** Every state of a logged game, the first and those after refusals included. */
export function statesOf(log: GameLog<RiftGuesserTypes>): RiftGuesserState[] {
  const { options, seats, seed, startedAt, inputs } = log;
  const states = [riftGuesserRules.setup({ options, seats, seed, now: startedAt, facts })];
  for (const logged of inputs) {
    const state = states.at(-1) as RiftGuesserState;
    const played = step(state, logged);
    states.push(played.ok ? played.state : state);
  }
  return states;
}
