import { spells } from '@hub/catalog/spells';
import { nextInt, pick, randomFrom } from '@hub/engine/kernel/random';
import { gameOf } from '@hub/engine/lobby/state';
import type { MatchSetting } from '@hub/engine/lobby/testing/play-out';
import { expectDeadlinesToAdvance, playRandomMatches } from '@hub/engine/lobby/testing/random-matches';
import { playUnrulyLobbies } from '@hub/engine/lobby/testing/unruly-lobbies';
import { expectEqualViews, expectReplayToEqualLivePlay } from '@hub/engine/testing/properties';
import { describe, expect, it } from 'vitest';
import { type ClashTypes, cooldownClashRules } from './rules.ts';
import type { ClashGame } from './state.ts';
import { facts, settings } from './testing/facts.ts';

const NO_GUESSES = [-1, 1000, 999.1, 12.34, Number.NaN, Number.POSITIVE_INFINITY];

/** Guesses at any time, mostly near the cooldown, sometimes invalid. */
const draw: MatchSetting<ClashTypes>['draw'] = (state, _seat, random) => {
  const { spell, action } = gameOf(state);
  const [chance, afterChance] = nextInt(random, 40);
  if (chance < 10 || (action !== 'countdown' && chance > 20)) return [undefined, afterChance];
  const strange = NO_GUESSES[chance - 10];
  if (strange !== undefined) return [{ type: 'guess', seconds: strange }, afterChance];
  const [cooldown = 0] = spell.cooldownSeconds;
  const [off, next] = nextInt(afterChance, 61);
  const seconds = Math.max(0, Math.round(cooldown * 10 + (chance < 22 ? 0 : off - 30)) / 10);
  return [{ type: 'guess', seconds }, next];
};

const { matches, played, pairs } = playRandomMatches(cooldownClashRules, 300, {
  name: 'clash',
  settingsOf: (index) => ({
    ...settings,
    winPoints: [100, 300, 500, 1000][index % 4] ?? 500,
    guessTime: [1, 5, 15, 40][(index >> 2) % 4] ?? 15,
  }),
  unrestPerMille: 20,
  facts,
  draw,
});

/** The moments at which the results of a round are shown. */
const results = pairs.filter(
  ({ games: [before, after] }) => before.action === 'countdown' && after.action === 'showResults',
);

const rankOne = new Map(spells.map(({ id, cooldownSeconds }) => [id, cooldownSeconds[0] ?? 0]));

const totalsOf = ({ players }: ClashGame): string => players.map(({ totalPoints }) => totalPoints).join();

describe('300 random games', () => {
  const ends = matches.flatMap(({ final }) => {
    const result = cooldownClashRules.result(final);
    if (result === undefined) return [];
    const standing = gameOf(final).players.filter(({ hasLeft }) => !hasLeft);
    const winner = standing.find(({ number }) => number === result.winner);
    return [{ winner, others: standing.filter((player) => player !== winner), final }];
  });

  it('end with exactly one winner, who has not left', () => {
    expect(ends.map(({ winner }) => winner)).not.toContain(undefined);
    expect(ends.length).toBeGreaterThan(240);
    const closed = matches.filter(({ final }) => final.phase === 'closed');
    expect(ends.length + closed.length).toBe(300);
  });

  it('are won with enough points and no tie, or by the last player', () => {
    const won = ends.filter(({ others }) => others.length > 0);
    for (const { winner, others, final } of won) {
      expect(winner?.totalPoints).toBeGreaterThanOrEqual(final.settings.winPoints);
      const second = Math.max(...others.map(({ totalPoints }) => totalPoints));
      expect(winner?.totalPoints).toBeGreaterThan(second);
    }
    expect(won.length).toBeGreaterThan(150);
    expect(ends.length - won.length).toBeGreaterThan(15);
  });

  it('give 150 for exact guesses, otherwise 100 for the closest', () => {
    const given = new Set<number>();
    for (const { games } of results) {
      const [before, after] = games;
      const cooldown = rankOne.get(after.spell.id) ?? Number.NaN;
      // In quarters of a tenth, which are whole for all cooldowns there are.
      const off = (guess: number): number => Math.abs(Math.round(guess * 40) - Math.round(cooldown * 40));
      const distances = after.players.flatMap(({ guess }) => (guess === null ? [] : [off(guess)]));
      for (const [index, player] of after.players.entries()) {
        const distance = player.guess === null ? undefined : off(player.guess);
        const isBest = distance !== undefined && distances.every((other) => other >= distance);
        const due = isBest ? (distance === 0 ? 150 : 100) : 0;
        given.add(due);
        expect(player.points).toBe(due);
        expect(player.totalPoints).toBe((before.players[index]?.totalPoints ?? 0) + due);
      }
    }
    expect(results.length).toBeGreaterThan(1_200);
    expect(given).toEqual(new Set([0, 100, 150]));
  });

  it('change totals only with the results', () => {
    const others = pairs.filter(
      ({ games: [before, after] }) => before.action !== 'countdown' || after.action !== 'showResults',
    );
    expect(others.filter(({ games: [before, after] }) => totalsOf(before) !== totalsOf(after))).toEqual([]);
    expect(others.length).toBeGreaterThan(6_000);
  });

  it('use normal spells with a cooldown, without repeats', () => {
    for (const { final } of matches) {
      if (final.game === null) continue;
      const { asked, round } = gameOf(final);
      expect(new Set(asked).size).toBe(asked.length);
      expect(asked).toHaveLength(round);
    }
    const kinds = new Map(spells.map(({ id, kind }) => [id, kind]));
    for (const { id, cooldownSeconds } of facts.spells) {
      expect(kinds.get(id)).toBe('normal');
      expect(cooldownSeconds[0]).toBeGreaterThan(0);
    }
  });

  it('end a countdown early only when all connected players have guessed', () => {
    let early = 0;
    for (const { input, games } of results) {
      const [before, after] = games;
      if (input.now >= before.actionEndsAt) continue;
      early += 1;
      const there = after.players.filter(({ isConnected, hasLeft }) => isConnected && !hasLeft);
      expect(there.length).toBeGreaterThan(0);
      expect(there.filter(({ guess }) => guess === null)).toEqual([]);
      expect(input.input.type).not.toBe('seatReturned');
    }
    expect(early).toBeGreaterThan(150);
    for (const { input, before, after } of played) {
      // Who comes back ends nothing, and then it takes something that changes the round.
      if (input.type === 'seatReturned' || before.game === after.game) continue;
      if (after.phase !== 'playing' || gameOf(after).action !== 'countdown') continue;
      const there = gameOf(after).players.filter(({ isConnected, hasLeft }) => isConnected && !hasLeft);
      expect(there.length === 0 || there.some(({ guess }) => guess === null)).toBe(true);
    }
  });

  it('accept only valid guesses in the countdown', () => {
    const kinds = new Set<string | undefined>();
    for (const { input, before, refusal } of played) {
      if (input.type !== 'command' || input.command.type !== 'move' || before.phase !== 'playing') continue;
      const { action } = gameOf(before);
      const { seconds } = input.command.move;
      const isGuess =
        seconds >= 0 && seconds <= 999 && Math.abs(seconds * 10 - Math.round(seconds * 10)) < 1e-9;
      const expected = isGuess ? undefined : 'bad_guess';
      kinds.add(refusal);
      if (refusal === 'not_seated') continue;
      expect(refusal).toBe({ sendData: 'too_early', countdown: expected, showResults: 'round_over' }[action]);
    }
    expect(kinds).toEqual(new Set([undefined, 'bad_guess', 'too_early', 'round_over', 'not_seated']));
  });

  it('always have a deadline that changes the state', () => {
    expectDeadlinesToAdvance(cooldownClashRules, played, facts);
    expect(played.length).toBeGreaterThan(6_000);
  });

  it('replay like live play, also through storage', () => {
    for (const match of matches) expectReplayToEqualLivePlay(cooldownClashRules, match, facts);
    expect(played.length).toBeGreaterThan(6_000);
  });

  it('do not reveal cooldown, guesses or random numbers before the results', () => {
    let scanned = 0;
    for (const { after } of played.filter((_, index) => index % 20 === 0)) {
      if (after.phase !== 'playing') continue;
      const game = gameOf(after);
      if (game.action === 'showResults') continue;
      const [other] = pick(game.random, facts.spells);
      const changed: ClashGame = {
        ...game,
        random: randomFrom('another'),
        asked: [...game.asked, 'another'],
        spell: { ...game.spell, cooldownSeconds: [...other.cooldownSeconds, 1] },
        players: game.players.map((player) => ({ ...player, guess: player.guess && player.guess + 1 })),
        botPlans: [],
      };
      for (const now of [0, game.actionEndsAt - 1])
        expectEqualViews(cooldownClashRules, [after, { ...after, game: changed }], 2, { now, facts });
      scanned += 1;
    }
    expect(scanned).toBeGreaterThan(150);
  });
});

describe('300 lobbies with arbitrary inputs', () => {
  const runs = playUnrulyLobbies(cooldownClashRules, 300, {
    settings,
    facts,
    meddling: (seat) => [
      { type: 'join' },
      { type: 'addBot', strength: 'easy' },
      { type: 'kick', seat: (seat + 1) % 4 },
      { type: 'say', phrase: 'ready' },
      { type: 'changeSettings', settings: { ...settings, maxPlayers: 2 + seat } },
    ],
    draw,
    instead: { type: 'guess', seconds: 10 },
  });

  it('never mutate a state, and replay', () => {
    for (const run of runs) expectReplayToEqualLivePlay(cooldownClashRules, run, facts);
    expect(runs.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(1_000);
    expect(runs.filter(({ final }) => final.gamesBegun > 0).length).toBeGreaterThan(50);
  });
});
