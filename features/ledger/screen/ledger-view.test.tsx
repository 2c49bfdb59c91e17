import { fakeNet, refused } from '@hub/ui/net/testing/fake-net.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { accountLedger, type LedgerLine } from '../calls.ts';
import { LedgerOwnerContext } from './ledger-owner.ts';
import { LedgerView } from './ledger-view.tsx';

const line = (sequence: number): LedgerLine => ({
  sequence,
  amount: 100,
  balanceAfter: sequence * 100,
  reason: 'daily_rift',
  note: null,
  timestamp: Date.UTC(2025, 10, sequence),
});
type Page = { entries: LedgerLine[]; total: number; nextBefore: number | null };

/** Renders the ledger; returns the pages in turn and repeats the last one. */
function show(pages: readonly (Page | Error)[], owner: string | null = 'mine') {
  const left = [...pages];
  const { calls, wrapper: Net } = fakeNet({
    accountLedger: () => {
      const next = left.length > 1 ? left.shift() : left[0];
      if (next instanceof Error) throw next;
      return next;
    },
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <Net>
      <QueryClientProvider client={queries}>
        <LedgerOwnerContext value={owner ?? undefined}>
          <LedgerView />
        </LedgerOwnerContext>
      </QueryClientProvider>
    </Net>,
  );
  return { calls, user: userEvent.setup() };
}
const rows = () => screen.queryAllByRole('listitem').filter((row) => row.closest('ol'));
const down = () => refused(accountLedger, 'internal', 500);

describe('LedgerView', () => {
  it('lists the entries of its owner, newest first, each as a sentence', async () => {
    const { calls } = show([{ entries: [line(3), line(2), line(1)], total: 3, nextBefore: null }]);
    await waitFor(() => expect(rows()).toHaveLength(3));
    expect(calls).toMatchObject([{ name: 'accountLedger', params: { id: 'mine' } }]);
    expect(rows()[0]).toHaveTextContent('Earned 100 Blue Essence: Daily Rift');
    expect(rows()[0]).toHaveTextContent('+100');
    expect(rows()[0]).toHaveTextContent('Balance 300');
    expect(screen.getByText('3 of 3')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('loads more, page by page, until there is no more', async () => {
    const { user } = show([
      { entries: [line(4), line(3)], total: 4, nextBefore: 3 },
      { entries: [line(2), line(1)], total: 4, nextBefore: null },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(rows()).toHaveLength(4));
    expect(screen.getByText('4 of 4')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('says when there is nothing yet', async () => {
    show([{ entries: [], total: 0, nextBefore: null }]);
    expect(await screen.findByText('Nothing here yet')).toBeVisible();
  });

  it('says when it cannot be loaded, and tries again', async () => {
    const { user } = show([down(), { entries: [line(1)], total: 1, nextBefore: null }]);
    expect(await screen.findByRole('alert')).toHaveTextContent('Your history could not be loaded');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(rows()).toHaveLength(1));
  });

  it('keeps what it has when the next page cannot be loaded', async () => {
    const { user } = show([
      { entries: [line(4), line(3)], total: 4, nextBefore: 3 },
      down(),
      { entries: [line(2), line(1)], total: 4, nextBefore: null },
    ]);
    await user.click(await screen.findByRole('button', { name: 'Load more' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Your balance is safe');
    expect(rows()).toHaveLength(2);
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(rows()).toHaveLength(4));
  });

  it('shows nothing without a signed-in player', () => {
    const { calls } = show([], null);
    expect(screen.queryByRole('region')).toBeNull();
    expect(calls).toEqual([]);
  });
});
