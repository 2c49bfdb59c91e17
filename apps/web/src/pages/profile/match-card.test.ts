import { type Match, matchSchema } from '@hub/protocol/http/activity';
import { expect, it } from 'vitest';
import { matchCard } from './match-card.ts';

const idOf = (name: string) => name.padEnd(12, '_');
const ME = idOf('Kestrel');

interface Player {
  readonly name: string;
  readonly attempts?: number;
  readonly currentStreak?: number;
  readonly score?: number;
  readonly totalPoints?: number;
}

const NOTHING = { usernameEffect: null, attempts: null, currentStreak: null, score: null, totalPoints: null };

function card(game: Match['game'], players: readonly Player[], rest: Partial<Match> & { won?: string } = {}) {
  const { won, ...more } = rest;
  const match = matchSchema.parse({
    id: 'm1',
    game,
    mode: 'single',
    winner: won === undefined ? null : idOf(won),
    newHighScore: false,
    timestamp: 1,
    players: players.map((player) => ({ ...NOTHING, id: idOf(player.name), ...player })),
    ...more,
  });
  return matchCard(match, ME);
}

it('tells a solved rift, with the streak it stood at', () => {
  expect(card('champion rift', [{ name: 'Kestrel', attempts: 5, currentStreak: 6 }])).toMatchObject({
    title: 'Champion Rift',
    line: 'Solved in 5 guesses',
    result: { kind: 'streak', figure: 6 },
  });
  expect(card('champion rift', [{ name: 'Kestrel', attempts: 1 }])?.line).toBe('Solved in 1 guess');
});

it('tells a score, alone and in coop', () => {
  const solo = [{ name: 'Kestrel', score: 64 }];
  expect(card('rift guesser', solo)).toMatchObject({
    title: 'Rift Guesser',
    line: 'Solo',
    result: { kind: 'score', figure: 64 },
    opponents: [],
  });
  expect(card('more or less', solo, { newHighScore: true })).toMatchObject({
    line: 'Solo, new highscore',
    result: { kind: 'best', figure: 64 },
  });
  const pair = [{ name: 'mossy', score: 38 }, ...solo];
  expect(card('more or less', pair, { mode: 'multi' })).toMatchObject({
    title: 'More or Less',
    line: 'Coop with mossy',
  });
});

it.each([
  ['Kestrel', 'won'],
  ['Nyxara', 'lost'],
])('tells a chain that %s has won as %s', (won, kind) => {
  const players = [{ name: 'Kestrel' }, { name: 'SunPike' }, { name: 'Nyxara' }];
  const told = card('chain of legends', players, { won });
  expect(told).toMatchObject({ title: undefined, line: '3 players', result: { kind } });
  expect(told?.opponents.map(({ name }) => name)).toEqual(['Kestrel', 'SunPike', 'Nyxara']);
});

it('tells the points of a clash beside the best of the others', () => {
  const players = [
    { name: 'Tidecall', totalPoints: 520 },
    { name: 'Kestrel', totalPoints: 310 },
    { name: 'Pip', totalPoints: 100 },
  ];
  expect(card('cooldown clash', players, { won: 'Tidecall' })).toMatchObject({
    line: '310 to 520 points',
    result: { kind: 'lost' },
  });
});
