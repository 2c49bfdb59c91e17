import { expect, it } from 'vitest';
import { share } from './share.ts';
import { chainPlayer, chainState } from './testing/chain-state.ts';

const players = [
  chainPlayer('me', { place: 2 }),
  chainPlayer('ann', { place: 1 }),
  chainPlayer('bob', { place: 3 }),
];

it('shares the place and the length of the chain, and no champion and no other player', () => {
  const state = chainState({ players, winner: 'ann', championsUsed: 12, isPractice: true });
  expect(share({ state, me: 'me' })).toEqual({
    figure: { value: '2nd', label: 'of 3 players' },
    facts: ['12 champions named', 'Against bots'],
  });
});

it('shares only the chain of a spectator', () => {
  const state = chainState({ players, winner: 'ann', championsUsed: 1, isPractice: false });
  expect(share({ state, me: 'nobody' })).toEqual({ facts: ['1 champion named'] });
});
