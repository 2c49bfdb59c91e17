import { champions } from '@hub/catalog/champions';
import { nextInt, pick, randomFrom } from '@hub/engine/kernel/random';
import { gameOf } from '@hub/engine/lobby/state';
import type { MatchSetting } from '@hub/engine/lobby/testing/play-out';
import { expectDeadlinesToAdvance, playRandomMatches } from '@hub/engine/lobby/testing/random-matches';
import { playUnrulyLobbies } from '@hub/engine/lobby/testing/unruly-lobbies';
import { expectEqualViews, expectReplayToEqualLivePlay } from '@hub/engine/testing/properties';
import { describe, expect, it } from 'vitest';
import { type ChainTypes, chainOfLegendsRules } from './rules.ts';
import { type ChainGame, type ChainPlayer, candidates } from './state.ts';
import { facts, settings } from './testing/facts.ts';

/** Mostly answers correctly in turn, sometimes anything at any time. */
const draw: MatchSetting<ChainTypes>['draw'] = (state, seat, random) => {
  const game = gameOf(state);
  const [chance, afterChance] = nextInt(random, 100);
  const isTurn = game.players[game.current]?.number === seat;
  if (!isTurn && chance < 80) return [undefined, afterChance];
  const right = candidates(game, facts);
  if (right.length === 0 || chance < 15) {
    const [champion, next] = pick(afterChance, facts.champions);
    return [{ type: 'name', text: chance < 3 ? 'Nobody' : champion.name }, next];
  }
  const [champion, next] = pick(afterChance, right);
  return [{ type: 'name', text: ` ${champion.name.toUpperCase()}` }, next];
};

const { matches, played, pairs } = playRandomMatches(chainOfLegendsRules, 300, {
  name: 'chain',
  settingsOf: (index) => ({
    ...settings,
    lives: 1 + (index % 4),
    guessTime: [1, 3, 15, 127][index % 4] ?? 15,
  }),
  unrestPerMille: 30,
  facts,
  draw,
});

/** The letters of the names, computed independently of the rules. */
const letters = new Map(champions.map(({ id, name }) => [id, name.toLowerCase().replaceAll(/[^a-z]/g, '')]));
const first = (id: string): string | undefined => letters.get(id)?.[0];
const last = (id: string): string | undefined => letters.get(id)?.at(-1);

const livesOf = (players: readonly ChainPlayer[]): number =>
  players.reduce((sum, { lives }) => sum + lives, 0);
const inGame = ({ players }: ChainGame): ChainPlayer[] => players.filter(({ lives }) => lives > 0);

/** After the last person has left, bots leave as well until one has won. */
const isForBots = ({ players }: ChainGame): boolean => players.every(({ bot, hasLeft }) => bot ?? hasLeft);

const orderOf = ({ players }: ChainGame): string => players.map(({ number }) => number).join();

describe('300 random games', () => {
  it('end with exactly one winner, the only player with lives', () => {
    const over = matches.filter(({ final }) => final.phase !== 'closed').map(({ final }) => final);
    for (const final of over) {
      expect(final.phase).toBe('over');
      const winner = chainOfLegendsRules.result(final)?.winner;
      expect(inGame(gameOf(final)).map(({ number }) => number)).toEqual([winner]);
    }
    expect(over.length).toBeGreaterThan(240);
    const closed = matches.filter(({ final }) => !over.includes(final));
    expect(closed.flatMap(({ final }) => chainOfLegendsRules.result(final) ?? [])).toEqual([]);
  });

  const losses = pairs.flatMap(({ input, games: [before, after] }) => {
    const lost = livesOf(before.players) - livesOf(after.players);
    const losers = after.players.filter(({ lives }, index) => lives !== before.players[index]?.lives);
    return lost === 0 ? [] : [{ how: input.input.type, before, after, lost, losers }];
  });

  it('take one life at a time, from the current player', () => {
    const taken = losses.filter(({ how }) => how !== 'seatLeft');
    for (const { before, after, lost, losers } of taken) {
      expect(lost).toBe(1);
      expect(losers.map(({ number }) => number)).toEqual([before.players[before.current]?.number]);
      expect(after.lastTurn?.player).toBe(losers[0]?.number);
      expect(after.lastTurn?.action).toBeOneOf(['wrongInput', 'jinxed']);
    }
    expect(taken.length).toBeGreaterThan(900);
  });

  it('take all lives from a leaving player, and never more', () => {
    const left = losses.filter(({ how }) => how === 'seatLeft');
    for (const { after, losers } of left) {
      for (const loser of losers) expect(loser).toMatchObject({ lives: 0, hasLeft: true });
      expect(losers.length === 1 || isForBots(after)).toBe(true);
      expect(losers.filter(({ bot }) => bot === null).length).toBeLessThan(2);
    }
    expect(left.length).toBeGreaterThan(30);
    const below = pairs.filter(({ games: [, after] }) => after.players.some(({ lives }) => lives < 0));
    expect(below).toEqual([]);
  });

  it('have chains with matching letters and without repeats', () => {
    const twice = pairs.filter(({ games: [, after] }) => new Set(after.used).size < after.used.length);
    expect(twice).toEqual([]);
    const named = pairs.filter(({ games: [before, after] }) => after.used.length > before.used.length);
    for (const { games } of named) {
      const [before, after] = games;
      const [link, name = ''] = after.used.slice(-2);
      const isFree = before.lastChampion === null;
      expect(isFree || (link !== undefined && first(name) === last(link))).toBe(true);
      expect(after.lastTurn?.action).toBe('correctInput');
      expect(livesOf(after.players)).toBe(livesOf(before.players));
    }
    expect(named.length).toBeGreaterThan(1_500);
  });

  it('know in every state whether a champion is left to name', () => {
    const wrong = pairs.filter(({ games: [, { end, used, lastChampion, isJinxed }] }) => {
      const isLeft = champions.some(
        ({ id }) => !used.includes(id) && (lastChampion === null || first(id) === last(lastChampion)),
      );
      return end === null && isJinxed === isLeft;
    });
    expect(wrong).toEqual([]);
  });

  it('jinx when no champion is left, and start a new chain', () => {
    const jinxes = pairs.filter(
      ({ games: [before, after] }) => after.turn > before.turn && after.lastTurn?.action === 'jinxed',
    );
    for (const { input, games } of jinxes) {
      expect(games[0].isJinxed).toBe(true);
      expect(input.input.type).toBe('deadline');
    }
    const goingOn = jinxes.filter(({ games: [, after] }) => after.end === null);
    for (const { games } of goingOn) expect([games[1].used, games[1].lastChampion]).toEqual([[], null]);
    const ends = jinxes.flatMap(({ games: [, after] }) => after.end ?? []);
    for (const end of ends) expect(end).toMatchObject({ lostThrough: 'jinxed', possiblePick: null });
    expect(goingOn.length).toBeGreaterThan(15);
    expect(ends.length).toBeGreaterThan(15);
  });

  it('pass the turn to the next player with lives', () => {
    const wrong = pairs.filter(({ games: [before, after] }) => {
      if (isForBots(after)) return false;
      const order = [
        ...after.players.slice(before.current + 1),
        ...after.players.slice(0, before.current + 1),
      ];
      const isStill = after.turn === before.turn || after.end !== null;
      const next = isStill ? after.players[before.current] : order.find(({ lives }) => lives > 0);
      return after.turn - before.turn > 1 || after.players[after.current] !== next;
    });
    expect(wrong).toEqual([]);
  });

  it('keep the order of the players', () =>
    expect(pairs.filter(({ games: [before, after] }) => orderOf(before) !== orderOf(after))).toEqual([]));

  it('always have a deadline that changes the state', () => {
    expectDeadlinesToAdvance(chainOfLegendsRules, played, facts);
    expect(played.length).toBeGreaterThan(6_000);
  });

  it('return a possible pick for the last opponent, if there was one', () => {
    const ends = pairs.flatMap(({ games: [before, after] }) =>
      before.end === null && after.end !== null ? [{ before, end: after.end }] : [],
    );
    for (const { before, end } of ends) {
      if (end.possiblePick === null) continue;
      expect(candidates(before, facts).map(({ id }) => id)).toContain(end.possiblePick);
    }
    expect(new Set(ends.map(({ end }) => end.lostThrough))).toEqual(
      new Set(['jinxed', 'wrongInput', 'left']),
    );
    expect(ends.filter(({ end }) => end.possiblePick !== null).length).toBeGreaterThan(60);
  });

  it('replay like live play, also through storage', () => {
    for (const match of matches) expectReplayToEqualLivePlay(chainOfLegendsRules, match, facts);
    expect(played.length).toBeGreaterThan(6_000);
  });

  it("do not reveal bots' answers or the random generator", () => {
    let scanned = 0;
    for (const { after } of played.filter((_, index) => index % 60 === 0)) {
      if (after.game === null) continue;
      const { botMove } = after.game;
      const other = botMove && { at: botMove.at + 1, text: 'Somebody' };
      const changed = {
        ...after,
        seed: 'another',
        sealedPassword: after.sealedPassword,
        game: { ...after.game, random: randomFrom('another'), botMove: other },
      };
      expectEqualViews(chainOfLegendsRules, [after, changed], 2, { now: 0, facts });
      scanned += 1;
    }
    expect(scanned).toBeGreaterThan(90);
  });
});

describe('300 lobbies with arbitrary inputs', () => {
  const runs = playUnrulyLobbies(chainOfLegendsRules, 300, {
    settings,
    facts,
    meddling: (seat) => [
      { type: 'join' },
      { type: 'addBot', strength: 'hard' },
      { type: 'removeBot', bot: -1 },
      { type: 'say', phrase: 'ready' },
      { type: 'handOver', seat: (seat + 1) % 4 },
      { type: 'changeSettings', settings: { ...settings, maxPlayers: 2 + seat } },
    ],
    draw,
    instead: { type: 'name', text: 'Ahri' },
  });

  it('never mutate a state, and replay', () => {
    for (const run of runs) expectReplayToEqualLivePlay(chainOfLegendsRules, run, facts);
    expect(runs.reduce((sum, { refused }) => sum + refused, 0)).toBeGreaterThan(1_000);
    expect(runs.filter(({ final }) => final.gamesBegun > 0).length).toBeGreaterThan(50);
  });
});
