import { randomFrom } from '@hub/engine/kernel/random';
import { chainOfLegendsRules } from '@hub/games/chain-of-legends/rules/rules.ts';
import { championRiftRules } from '@hub/games/champion-rift/rules/rules.ts';
import { cooldownClashRules } from '@hub/games/cooldown-clash/rules/rules.ts';
import { moreOrLessRules } from '@hub/games/more-or-less/rules/rules.ts';
import { riftGuesserRules } from '@hub/games/rift-guesser/rules/rules.ts';
import { describe, expect, it } from 'vitest';

describe('a stored game', () => {
  it.each([
    [championRiftRules, 'championRift', 2],
    [moreOrLessRules, 'moreOrLess', 2],
    [riftGuesserRules, 'riftGuesser', 2],
    [chainOfLegendsRules, 'chainOfLegends', 102],
    [cooldownClashRules, 'cooldownClash', 102],
  ])('is read again by its name and form', (rules, name, stateVersion) => {
    // A new form makes the stored games of the version before unreadable, unless `upgrade` reads them.
    expect([rules.name, rules.stateVersion]).toEqual([name, stateVersion]);
  });
});

it('a stored Champion Rift of version 1 keeps its guesses', () => {
  const rift = { day: '2026-11-20', answerId: 'Gnar', over: false };
  const state = { ...rift, guesses: [{ championId: 'Ahri', result: { image: 'Ahri.png' } }] };
  expect(championRiftRules.upgrade?.({ state, stateVersion: 1, seed: 'room' })).toEqual({
    ...rift,
    guesses: [{ id: 'Ahri', result: { image: 'Ahri.png' } }],
  });
  expect(championRiftRules.upgrade?.({ state, stateVersion: 0, seed: 'room' })).toBeUndefined();
});

describe('a stored game of version 1, whose generator could be computed', () => {
  const random = [2_771_555_173, 327_825_281, 2_230_126_415, 13];

  it.each([moreOrLessRules, riftGuesserRules])('draws from a key of its room from then on', (rules) => {
    const state = { random, score: 3 };
    const upgraded = rules.upgrade?.({ state, stateVersion: 1, seed: 'room' });
    expect(upgraded).toEqual({ random: randomFrom('room/upgraded'), score: 3 });
    expect(rules.upgrade?.({ state, stateVersion: 0, seed: 'room' })).toBeUndefined();
  });

  it.each([chainOfLegendsRules, cooldownClashRules])('does so in a lobby too', (rules) => {
    const lobby = { seed: 'lobby', gamesBegun: 2, players: [] };
    const state = { ...lobby, game: { random, turn: 5 } };
    const upgraded = rules.upgrade?.({ state, stateVersion: 101, seed: 'room' });
    expect(upgraded).toEqual({ ...lobby, game: { random: randomFrom('lobby/2/upgraded'), turn: 5 } });
    const waiting = { ...lobby, game: null };
    expect(rules.upgrade?.({ state: waiting, stateVersion: 101, seed: 'room' })).toEqual(waiting);
    expect(rules.upgrade?.({ state, stateVersion: 1, seed: 'room' })).toBeUndefined();
  });
});
