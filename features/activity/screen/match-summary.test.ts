import { type Match, matchSchema } from '@hub/protocol/http/activity';
import { relativeTime } from '@hub/web/messages/relative-time.ts';
import { describe, expect, it } from 'vitest';
import { summarise } from './match-summary.ts';

interface Player {
  readonly name: string;
  readonly attempts?: number;
  readonly score?: number;
  readonly totalPoints?: number;
  readonly currentStreak?: number;
}

const idOf = (name: string) => name.padEnd(12, '_');

function match(
  game: Match['game'],
  players: readonly Player[],
  rest: Partial<Match> & { won?: string } = {},
) {
  const { won, ...more } = rest;
  return matchSchema.parse({
    id: 'm1',
    game,
    mode: 'single',
    winner: won === undefined ? null : idOf(won),
    newHighScore: false,
    timestamp: 1,
    players: players.map(({ name, ...figures }) => ({
      id: idOf(name),
      name,
      usernameEffect: null,
      attempts: null,
      currentStreak: null,
      score: null,
      totalPoints: null,
      ...figures,
    })),
    ...more,
  });
}

const tell = (match: Match) => summarise(match);

describe('summarise', () => {
  it('tells a solved rift', () =>
    expect(tell(match('champion rift', [{ name: 'Bramble', attempts: 4, currentStreak: 12 }]))).toMatchObject(
      {
        name: 'Bramble',
        line: 'Champion Rift in 4',
        feedText: ['', ' solved Champion Rift in 4 guesses'],
        streak: 12,
      },
    ));

  it('tells scores, highscores and coop', () => {
    const solo = [{ name: 'Okko', score: 64 }];
    const pair = [...solo, { name: 'mossy', score: 64 }];
    const one = match('more or less', solo);
    const high = match('rift guesser', [{ name: 'Tidecall', score: 31 }], { newHighScore: true });
    const coop = match('more or less', pair, { mode: 'multi' });
    expect(tell(one)).toMatchObject({
      line: 'More or Less',
      feedText: ['', ' scored 64 in More or Less'],
      score: 64,
    });
    expect(tell(high)).toMatchObject({
      line: 'New highscore',
      feedText: ['', ' new highscore 31 in Rift Guesser'],
    });
    expect(tell(coop)).toMatchObject({
      line: 'Coop with mossy',
      feedText: ['', ' scored 64 in More or Less with mossy'],
    });
  });

  it('tells a game of several from the side of its winner', () => {
    const players = [{ name: 'Nyxara' }, { name: 'SunPike', totalPoints: 520 }, { name: 'Okko' }];
    expect(tell(match('chain of legends', players, { won: 'SunPike' }))).toMatchObject({
      name: 'SunPike',
      line: 'Beat 2 players',
      feedText: ['', ' won Chain of Legends'],
    });
    expect(tell(match('cooldown clash', players, { won: 'SunPike' }))?.feedText).toEqual([
      '',
      ' won Cooldown Clash with 520 points',
    ]);
  });

  it.each(['chain of legends', 'cooldown clash'] as const)('names no winner of %s if a bot won', (game) => {
    const told = tell(match(game, [{ name: 'Ada', totalPoints: 0 }, { name: 'Bo' }]));
    expect(told?.line).toBe('Played with 1 player');
    expect(told?.feedText[1]).toMatch(/^ played /);
  });

  it('leaves out a match without players', () => expect(tell(match('more or less', []))).toBeUndefined());
});

describe('relativeTime', () => {
  const MINUTE = 60_000;
  const DAY = 1440 * MINUTE;
  it.each([
    [-5_000, 'just now'],
    [59_999, 'just now'],
    [MINUTE, '1 min ago'],
    [59 * MINUTE, '59 min ago'],
    [60 * MINUTE, '1 h ago'],
    [DAY - 1, '23 h ago'],
    [DAY, '1 day ago'],
    [9 * DAY, '9 days ago'],
  ])('%i ms: %s', (passed, text) => expect(relativeTime(1e12 - passed, 1e12)).toBe(text));
});
