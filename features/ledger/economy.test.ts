import type { AccountId } from '@hub/engine/wire/ids';
import { LEDGER_PAGE } from '@hub/engine/wire/limits';
import { describe, expect, it } from 'vitest';
import { createEconomy } from './economy.ts';
import type { Ledger, LedgerEntry, WrittenEntry } from './ports.ts';

const ACCOUNT = '01890000-0000-7000-8000-000000000001' as AccountId;

function setUp() {
  const entries: LedgerEntry[] = [];
  const written = (): WrittenEntry[] => {
    let balanceAfter = 0;
    return entries.map(({ amountEssence, reason, reference, note, at }, index) => {
      balanceAfter += amountEssence;
      return { amountEssence, reason, reference, note, at, sequence: index + 1, balanceAfter };
    });
  };
  const ledger: Ledger = {
    async append(entry) {
      entries.push(entry);
      return 'written';
    },
    balanceOf: async () => entries.reduce((sum, entry) => sum + entry.amountEssence, 0),
    countOf: async () => entries.length,
    newestOf: async (_account, limit, before = Number.POSITIVE_INFINITY) =>
      written()
        .filter(({ sequence }) => sequence < before)
        .toReversed()
        .slice(0, limit),
  };
  return { entries, economy: createEconomy(ledger) };
}

const reward = (amountEssence: number, changes: Partial<LedgerEntry> = {}): LedgerEntry => ({
  accountId: ACCOUNT,
  amountEssence,
  reason: 'rift_guesser',
  reference: 'game:1',
  at: 7,
  ...changes,
});

describe('ledgerOf', () => {
  it('is empty before the first entry', async () => {
    const { economy } = setUp();
    expect(await economy.ledgerOf(ACCOUNT, undefined)).toEqual({ entries: [], total: 0, nextBefore: null });
  });

  it('shows the day of a daily rift and the note of a grant', async () => {
    const { economy, entries: ledger } = setUp();
    ledger.push(reward(100, { reason: 'daily_rift', reference: 'daily:championRift:2026-11-20' }));
    ledger.push(reward(5, { reference: 'game:2' }));
    ledger.push(reward(50, { reason: 'grant', reference: 'grant:1', note: 'Sorry for the outage' }));
    const { entries } = await economy.ledgerOf(ACCOUNT, undefined);
    expect(entries.map(({ reason, note }) => [reason, note])).toEqual([
      ['grant', 'Sorry for the outage'],
      ['rift_guesser', null],
      ['daily_rift', '2026-11-20'],
    ]);
    expect(entries[0]).toEqual({
      sequence: 3,
      amount: 50,
      balanceAfter: 155,
      reason: 'grant',
      note: 'Sorry for the outage',
      timestamp: 7,
    });
  });

  it.each([LEDGER_PAGE - 1, LEDGER_PAGE, LEDGER_PAGE + 1, 3 * LEDGER_PAGE])(
    'pages through %d entries, newest first, each of them once',
    async (count) => {
      const { economy, entries } = setUp();
      for (let one = 1; one <= count; one += 1) entries.push(reward(one, { reference: `game:${one}` }));
      const seen: number[] = [];
      for (let before: number | null | undefined; before !== null; ) {
        const page = await economy.ledgerOf(ACCOUNT, before);
        expect(page.total).toBe(count);
        expect(page.entries.length).toBeGreaterThan(0);
        seen.push(...page.entries.map(({ sequence }) => sequence));
        before = page.nextBefore;
      }
      expect(seen).toEqual(Array.from({ length: count }, (_, index) => count - index));
    },
  );
});
