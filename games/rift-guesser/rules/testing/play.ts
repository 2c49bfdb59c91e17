import type { LoggedInput } from '@hub/engine/kernel/replay';
import { playOf } from '@hub/engine/testing/logged-play';
import type { RiftGuesserCommand } from '../command.ts';
import { riftGuesserRules } from '../rules.ts';
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

export const { step, after, statesOf } = playOf(riftGuesserRules, facts);
