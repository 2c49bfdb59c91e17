import type { BotStrength } from '@hub/engine/lobby/bots';
import { gameOf } from '@hub/engine/lobby/state';
import { Playing } from '@hub/engine/lobby/testing/play-out';
import { describe, expect, it } from 'vitest';
import type { ClashSpell } from './facts.ts';
import { type ClashTypes, cooldownClashRules } from './rules.ts';
import { leader, score } from './score.ts';
import { type ClashGame, type ClashPlayer, isGuess } from './state.ts';
import { facts, settings } from './testing/facts.ts';

const begun = (persons: number, own: Partial<typeof settings> = {}, use = facts): Playing<ClashTypes> =>
  new Playing(cooldownClashRules, {
    settings: { ...settings, ...own },
    persons,
    seed: 'clash',
    facts: use,
    draw: (_state, _seat, random) => [undefined, random],
  }).begin();

const game = ({ state }: Playing<ClashTypes>): ClashGame => gameOf(state);
const guess = (playing: Playing<ClashTypes>, seat: number, seconds: number): void =>
  playing.move(seat, { type: 'guess', seconds });

const player = (number: number, seconds: number | null, totalPoints = 0): ClashPlayer => ({
  number,
  bot: null,
  isConnected: true,
  hasLeft: false,
  guess: seconds,
  points: 0,
  totalPoints,
});
const pointsOf = (guesses: readonly (number | null)[], cooldown: number): number[] =>
  score(
    guesses.map((seconds, number) => player(number, seconds)),
    cooldown,
  ).map(({ points }) => points);

describe('points', () => {
  it.each([
    [[10, 20], 12, [100, 0]],
    [[10, 14], 12, [100, 100]],
    [[12, 14, 12], 12, [150, 0, 150]],
    [[null, 999], 0.5, [0, 100]],
    [[null, null], 8, [0, 0]],
    [[0.7, 0.8], 0.75, [100, 100]],
    [[1.4, 1.5, 1.6], 1.5, [0, 150, 0]],
    [[0.1, 0.5], 0.3, [100, 100]],
  ])('for %j at a cooldown of %d are %j', (guesses, cooldown, points) => {
    expect(pointsOf(guesses, cooldown)).toEqual(points);
  });

  it.each([
    [[500, 400], 0],
    [[400, 499], undefined],
    [[500, 500], undefined],
    [[500, 650, 600], 1],
  ])('of %j with a goal of 500 make player %s win', (totals, winner) => {
    const players = totals.map((total, number) => player(number, null, total));
    expect(leader(players, 500)?.number).toBe(winner);
  });

  it('of a player who left do not win', () => {
    const left = { ...player(0, null, 900), hasLeft: true };
    expect(leader([left, player(1, null, 500), player(2, null, 0)], 500)?.number).toBe(1);
  });
});

it.each([
  [0, true],
  [999, true],
  [12.5, true],
  [0.1, true],
  [-0.1, false],
  [999.1, false],
  [12.34, false],
  [Number.NaN, false],
])('%d is a guess: %s', (seconds, expected) => expect(isGuess(seconds)).toBe(expected));

describe('a round', () => {
  it('has a reel of 4 s, a countdown of the chosen length, and results of 6 s', () => {
    const playing = begun(2, { guessTime: 20 });
    expect([game(playing).action, (playing.deadline ?? 0) - playing.now]).toEqual(['sendData', 4_000]);
    playing.passDeadline();
    expect([game(playing).action, (playing.deadline ?? 0) - playing.now]).toEqual(['countdown', 20_000]);
    playing.passDeadline();
    expect([game(playing).action, (playing.deadline ?? 0) - playing.now]).toEqual(['showResults', 6_000]);
    const { round, spell } = game(playing);
    playing.passDeadline();
    expect(game(playing)).toMatchObject({ action: 'sendData', round: round + 1 });
    expect(game(playing).spell.id).not.toBe(spell.id);
  });

  it('ends early when all connected players have guessed', () => {
    const playing = begun(3);
    playing.passDeadline();
    guess(playing, 0, 10);
    guess(playing, 1, 12);
    expect(game(playing).action).toBe('countdown');
    playing.send({ type: 'seatAway', seat: 2 });
    expect(game(playing).action).toBe('showResults');
  });

  it('lasts its full time when all players are away', () => {
    const playing = begun(2);
    playing.passDeadline();
    guess(playing, 0, 10);
    playing.send({ type: 'seatAway', seat: 0 });
    playing.send({ type: 'seatAway', seat: 1 });
    expect(game(playing).action).toBe('countdown');
    playing.passDeadline();
    expect(game(playing).players.map(({ points }) => points > 0)).toEqual([true, false]);
  });

  it('waits for the other players after a restart', () => {
    const playing = begun(2);
    playing.passDeadline();
    guess(playing, 0, 10);
    for (const seat of [1, 0]) playing.send({ type: 'seatAway', seat, isRestart: true });
    for (const seat of [0, 1]) playing.send({ type: 'seatReturned', seat });
    expect(game(playing).action).toBe('countdown');
    guess(playing, 1, 12);
    expect(game(playing).action).toBe('showResults');
  });
});

it('a tie continues the game until one player leads', () => {
  const playing = begun(2, { winPoints: 100 });
  for (const [first, second] of [
    [7, 7],
    [7, 8],
  ] as const) {
    playing.passDeadline();
    const [cooldown = 0] = game(playing).spell.cooldownSeconds;
    guess(playing, 0, cooldown + first);
    guess(playing, 1, cooldown + second);
    playing.passDeadline();
  }
  expect(playing.state.phase).toBe('over');
  expect(cooldownClashRules.result(playing.state)).toEqual({
    winner: 0,
    players: [
      { number: 0, bot: null, totalPoints: 200 },
      { number: 1, bot: null, totalPoints: 100 },
    ],
  });
});

it('spells repeat only after all have been asked', () => {
  const three = { spells: facts.spells.slice(0, 3) as readonly ClashSpell[] };
  const playing = begun(2, { winPoints: 1000 }, three);
  const asked: string[] = [];
  for (let round = 0; round < 6; round += 1) {
    asked.push(game(playing).spell.id);
    playing.passDeadline();
    const [cooldown = 0] = game(playing).spell.cooldownSeconds;
    for (const seat of [0, 1]) guess(playing, seat, cooldown + 1);
    playing.passDeadline();
  }
  expect(new Set(asked.slice(0, 3)).size).toBe(3);
  expect(new Set(asked.slice(3)).size).toBe(3);
});

it('a game closes after ten consecutive rounds without a guess', () => {
  const playing = begun(2);
  for (let step = 0; step < 29; step += 1) playing.passDeadline();
  expect(playing.state.phase).toBe('closed');
  expect(game(begun(2)).idleRounds).toBe(0);
});

it('stronger bots guess closer', () => {
  const off = new Map<BotStrength, number>();
  for (let index = 0; index < 100; index += 1) {
    const playing = new Playing(cooldownClashRules, {
      settings,
      persons: 1,
      bots: ['nubbin', 'gurg', 'hush'],
      seed: `bots ${index}`,
      facts,
      draw: (_state, _seat, random) => [undefined, random],
    }).begin();
    while (game(playing).action !== 'showResults') playing.passDeadline();
    const [cooldown = 0] = game(playing).spell.cooldownSeconds;
    for (const { bot, guess } of game(playing).players) {
      const error = Math.abs((guess ?? Number.NaN) - cooldown) / cooldown;
      if (bot !== null) off.set(bot, (off.get(bot) ?? 0) + error);
    }
  }
  const [weak = 0, average = 0, strong = 0] = ['nubbin', 'gurg', 'hush'].map((bot) =>
    off.get(bot as BotStrength),
  );
  expect(strong).toBeLessThan(average);
  expect(average).toBeLessThan(weak);
});
