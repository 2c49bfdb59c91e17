import type { AccountId } from '@hub/engine/wire/ids';
import { expect, it } from 'vitest';
import { createInventory } from './inventory.ts';
import type { ToggleOutcome } from './inventory-ports.ts';

const ACCOUNT = '01890000-0000-7000-8000-000000000001' as AccountId;

it.each<[ToggleOutcome, number]>([
  [{ outcome: 'put_on', name: 'Terminal' }, 1],
  [{ outcome: 'taken_off', name: 'Terminal' }, 1],
  [{ outcome: 'not_theirs' }, 0],
  [{ outcome: 'unknown_item' }, 0],
])('calls onCosmeticsChanged only when an item was put on or taken off: %j', async (outcome, times) => {
  const told: AccountId[] = [];
  const inventory = createInventory({
    store: { itemsOf: async () => [], toggle: async () => outcome },
    onCosmeticsChanged: async (account) => void told.push(account),
  });
  expect(await inventory.toggle(ACCOUNT, 'owned-1')).toEqual(outcome);
  expect(told).toEqual(Array.from({ length: times }, () => ACCOUNT));
});
