import type { Comparison } from '@hub/protocol/http/comparison';
import { fakeNet, type Replies } from '@hub/ui/net/testing/fake-net.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { boardCalls } from '../calls.ts';
import { useComparison } from './use-comparison.ts';

const { comparison } = boardCalls.more_or_less;
const RESULT: Comparison = { others: 9, percentile: 64, steps: [{ from: 0, to: 0, players: 9 }], runs: [31] };

function compare(score: number | undefined, replies: Replies = { [comparison.name]: RESULT }) {
  const { calls, wrapper: Net } = fakeNet(replies);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Net>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </Net>
  );
  return {
    calls,
    ...renderHook(
      ({ number }) => useComparison('more_or_less', score === undefined ? undefined : { score, number }),
      { wrapper, initialProps: { number: 1 } },
    ),
  };
}

it('asks how a score compares, again for the next game with the same score', async () => {
  const { calls, result, rerender } = compare(31);
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toEqual(RESULT));
  expect(calls).toMatchObject([{ name: comparison.name, params: { score: 31 } }]);
  rerender({ number: 2 });
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(calls).toHaveLength(2));
});

it('asks nothing before a game is over', () => {
  const { calls, result } = compare(undefined);
  expect(result.current).toBeUndefined();
  expect(calls).toEqual([]);
});

it('stays unknown when it cannot be fetched', async () => {
  const { calls, result } = compare(31, {});
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(result.current).toBeUndefined();
});
