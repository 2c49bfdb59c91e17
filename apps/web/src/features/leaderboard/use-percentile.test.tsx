import { boardCalls } from '@hub/protocol/http/leaderboards';
import { fakeNet, type Replies } from '@hub/ui/net/testing/fake-net.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { usePercentile } from './use-percentile.ts';

const { percentile } = boardCalls.more_or_less;

function ask(score: number, replies: Replies = { [percentile.name]: { percentile: 64 } }) {
  const { calls, wrapper: Net } = fakeNet(replies);
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <Net>
      <QueryClientProvider client={queries}>{children}</QueryClientProvider>
    </Net>
  );
  return { calls, ...renderHook(() => usePercentile('more_or_less', score), { wrapper }) };
}

it('asks how many a score beats', async () => {
  const { calls, result } = ask(31);
  expect(result.current).toBeUndefined();
  await waitFor(() => expect(result.current).toBe(64));
  expect(calls).toMatchObject([{ name: percentile.name, params: { score: 31 } }]);
});

it('knows without asking that 0 beats nobody', () => {
  const { calls, result } = ask(0);
  expect(result.current).toBe(0);
  expect(calls).toEqual([]);
});

it('stays unknown when it cannot be fetched', async () => {
  const { calls, result } = ask(31, {});
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(result.current).toBeUndefined();
});
