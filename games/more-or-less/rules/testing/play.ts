import type { GameLog, LoggedInput } from '@hub/engine/kernel/replay';
import { playOf } from '@hub/engine/testing/logged-play';
import type { Guess, MoreOrLessCommand } from '../command.ts';
import { type MoreOrLessTypes, moreOrLessRules } from '../rules.ts';
import { type MoreOrLessMode, type MoreOrLessState, SEATS } from '../state.ts';
import { facts } from './facts.ts';

type Logged = LoggedInput<MoreOrLessCommand>;

export const STARTED_AT = Date.UTC(2025, 3, 16, 20);

export const command = (now: number, seat: number, command: MoreOrLessCommand): Logged => ({
  now,
  input: { type: 'command', seat, command },
});
export const guess = (now: number, seat: number, guess: Guess): Logged =>
  command(now, seat, { type: 'guess', guess });
export const deadline = (now: number): Logged => ({ now, input: { type: 'deadline' } });

/** What is right about the pair of a round. */
export const rightGuess = ({ currentItem, nextItem }: MoreOrLessState): Guess =>
  nextItem.priceGold > currentItem.priceGold ? 'higher' : 'lower';
export const wrongGuess = (state: MoreOrLessState): Guess =>
  rightGuess(state) === 'higher' ? 'lower' : 'higher';

export const open = (mode: MoreOrLessMode, seed = 'more or less'): MoreOrLessState =>
  moreOrLessRules.setup({
    options: { mode, essencePerAnswer: 1 },
    seats: SEATS[mode],
    seed,
    now: STARTED_AT,
    facts,
  });

export const { step, after, statesOf } = playOf(moreOrLessRules, facts);

/** A solo game with correct answers up to a score, and a wrong one at the end. */
export function playPerfectly(
  seed: string,
  score: number,
): { log: GameLog<MoreOrLessTypes>; final: MoreOrLessState } {
  const inputs: Logged[] = [];
  let final = open('single', seed);
  for (let now = STARTED_AT; final.phase !== 'over'; now += 1_500) {
    const answer = final.score < score ? rightGuess(final) : wrongGuess(final);
    const round = [guess(now, 0, answer), deadline(now + 1_500)];
    inputs.push(...round);
    final = after(final, ...round);
  }
  const options = { mode: 'single', essencePerAnswer: 1 } as const;
  return { log: { options, seats: 1, seed, startedAt: STARTED_AT, inputs }, final };
}
