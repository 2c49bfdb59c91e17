import { expect, it } from 'vitest';
import { LEDGER_REASONS } from '../../ledger/calls.ts';
import { ledgerSource } from './ledger-source.ts';

it.each(LEDGER_REASONS)('says in words what an entry of %s is for', (reason) =>
  expect(ledgerSource({ reason, note: null })).toMatch(/^[A-Z][\w ]+$/),
);

it('says the title of a game and the note', () =>
  expect(ledgerSource({ reason: 'daily_rift', note: '2026-11-20' })).toBe('Champion Rift, 2026-11-20'));
