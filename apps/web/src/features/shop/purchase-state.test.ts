import { describe, expect, it } from 'vitest';
import { purchaseState } from './purchase-state.ts';

const free = { price: 500, balance: 500, isOwned: false, isBuying: false };

describe('purchaseState', () => {
  it.each([
    ['ready', {}],
    ['poor', { balance: 499 }],
    ['unknown', { balance: undefined }],
    ['owned', { isOwned: true }],
    ['owned', { isOwned: true, balance: 0 }],
    ['buying', { isBuying: true }],
    ['buying', { isBuying: true, isOwned: true }],
  ] as const)('is %s: %j', (state, facts) => {
    expect(purchaseState({ ...free, ...facts })).toBe(state);
  });
});
