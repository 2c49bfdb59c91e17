import { describe, expect, it } from 'vitest';
import { chainOfLegendsRules } from '../chain-of-legends/rules.ts';
import { championRiftRules } from '../champion-rift/rules.ts';
import { cooldownClashRules } from '../cooldown-clash/rules.ts';
import { moreOrLessRules } from '../more-or-less/rules.ts';
import { riftGuesserRules } from '../rift-guesser/rules.ts';

describe('a stored game', () => {
  it.each([
    [championRiftRules, 'championRift', 1],
    [moreOrLessRules, 'moreOrLess', 1],
    [riftGuesserRules, 'riftGuesser', 1],
    [chainOfLegendsRules, 'chainOfLegends', 101],
    [cooldownClashRules, 'cooldownClash', 101],
  ])('is read again by its name and form', (rules, name, stateVersion) => {
    // Whoever changes a form here makes the stored games of the version before unreadable.
    expect([rules.name, rules.stateVersion]).toEqual([name, stateVersion]);
  });
});
