import { accountIdSchema, playerIdSchema } from '@hub/engine/wire/ids';
import { expect, it } from 'vitest';
import { randomIds } from './ids.ts';

it('randomIds returns unique ids in the form of the contract', () => {
  const players = Array.from({ length: 1000 }, () => randomIds.playerId());
  for (const id of players) expect(playerIdSchema.safeParse(id).success, id).toBe(true);
  expect(new Set(players).size).toBe(1000);
  const accounts = Array.from({ length: 100 }, () => randomIds.accountId());
  for (const id of accounts) expect(accountIdSchema.safeParse(id).success, id).toBe(true);
  expect(accounts.every((id) => id[14] === '7')).toBe(true);
  expect(new Set(accounts).size).toBe(100);
});
