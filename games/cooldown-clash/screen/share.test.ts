import { expect, it } from 'vitest';
import { share } from './share.ts';
import { clashPlayer, clashState } from './testing/clash-state.ts';

it('shares the first place of the winner also after a player with more points has left', () => {
  const players = [
    clashPlayer('ann', { totalPoints: 400, hasLeft: true }),
    clashPlayer('bob', { totalPoints: 100 }),
  ];
  const placeOfPlayer = (me: string) =>
    share({ state: clashState({ players, isPractice: false }), me }).figure?.value;
  expect(['bob', 'ann'].map(placeOfPlayer)).toEqual(['1st', '2nd']);
});

it('shares the place, the points and the best guesses, and no spell and no other player', () => {
  const players = [
    clashPlayer('me', { totalPoints: 450, closestRounds: 4, exactRounds: 1 }),
    clashPlayer('ann', { totalPoints: 450 }),
    clashPlayer('bob', { totalPoints: 100 }),
  ];
  expect(share({ state: clashState({ players, isPractice: false }), me: 'me' })).toEqual({
    figure: { value: '1st', label: 'of 3 players' },
    facts: ['450 points', '4 closest, 1 exact'],
  });
});
