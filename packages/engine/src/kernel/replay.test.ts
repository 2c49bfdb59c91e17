import { describe, expect, it } from 'vitest';
import { type DiceRaceTypes, diceRaceRules } from '../testing/dice-race.ts';
import { type GameLog, type LoggedInput, replay } from './replay.ts';
import { accept, type GameRules } from './rules.ts';

type Logged = LoggedInput<DiceRaceTypes['command']>;

const facts = { sides: 6 };
const roll = (now: number, seat: number): Logged => ({
  now,
  input: { type: 'command', seat, command: 'roll' },
});
const deadline = (now: number): Logged => ({ now, input: { type: 'deadline' } });
const logOf = (...inputs: Logged[]): GameLog<DiceRaceTypes> => ({
  options: { goal: 1_000 },
  seats: 2,
  seed: 'replay',
  startedAt: 1_000,
  inputs,
});

describe('replay', () => {
  it('returns the state of setup without inputs', () =>
    expect(replay(diceRaceRules, logOf(), facts)).toEqual(
      diceRaceRules.setup({ options: { goal: 1_000 }, seats: 2, seed: 'replay', now: 1_000, facts }),
    ));

  it("passes each input's time and the facts", () => {
    const final = replay(diceRaceRules, logOf(roll(1_500, 0), deadline(3_500), roll(4_000, 0)), { sides: 1 });
    expect(final).toMatchObject({ totals: [2, 0], turn: 1, turnEndsAt: 6_000 });
  });

  it('skips refused inputs', () => {
    const played = replay(diceRaceRules, logOf(roll(1_500, 0), roll(1_600, 1)), facts);
    const withRefusals = logOf(roll(1_400, 1), roll(1_500, 0), roll(1_550, 0), roll(1_600, 1));
    expect(replay(diceRaceRules, withRefusals, facts)).toEqual(played);
  });

  it('differs for another seed', () => {
    const log = logOf(roll(1_100, 0), roll(1_200, 1), roll(1_300, 0), roll(1_400, 1));
    expect(replay(diceRaceRules, { ...log, seed: 'another' }, facts)).not.toEqual(
      replay(diceRaceRules, log, facts),
    );
  });

  it('converts the state to JSON and back with throughStorage', () => {
    const seen: unknown[] = [];
    const rules: GameRules<DiceRaceTypes> = {
      ...diceRaceRules,
      apply(state) {
        seen.push(state);
        return accept(state);
      },
    };
    replay(rules, logOf(roll(1_100, 0), roll(1_200, 0)), facts);
    expect(seen[0]).toBe(seen[1]);
    replay(rules, logOf(roll(1_100, 0), roll(1_200, 0)), facts, { throughStorage: true });
    expect(seen[2]).not.toBe(seen[3]);
    expect(seen[2]).toEqual(seen[3]);
  });
});
