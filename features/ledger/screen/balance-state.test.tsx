import { fakeNet } from '@hub/ui/net/testing/fake-net.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Balance } from './balance.tsx';
import { BalanceProvider, type BalanceState, useBalance } from './balance-state.tsx';

const seen: { balanceState?: BalanceState } = {};
function Probe() {
  const balanceState = useBalance();
  useEffect(() => {
    seen.balanceState = balanceState;
  }, [balanceState]);
  return null;
}

function show(balances: readonly (number | Error)[]) {
  const left = [...balances];
  const { calls, wrapper: Net } = fakeNet({
    currentBlueEssence: () => {
      const next = left.length > 1 ? left.shift() : left[0];
      if (next instanceof Error) throw next;
      return { blueEssence: next };
    },
  });
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <Net>
      <QueryClientProvider client={queries}>
        <BalanceProvider accountId="mine">
          <Balance />
          <Probe />
        </BalanceProvider>
      </QueryClientProvider>
    </Net>,
  );
  return calls;
}

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const stillness = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches, media: query }) as MediaQueryList);

beforeEach(() => {
  vi.useFakeTimers();
  stillness(false);
});

describe('BalanceProvider', () => {
  it('shows the balance of its own account', async () => {
    const calls = show([2480]);
    await advanceTime(10);
    expect(screen.getByText('2,480')).toBeVisible();
    expect(calls).toEqual([{ name: 'currentBlueEssence', params: { id: 'mine' }, body: undefined }]);
  });

  it('shows 0 when the balance cannot be had', async () => {
    show([new Error('down')]);
    await advanceTime(10);
    expect(screen.getByText('0')).toBeVisible();
  });

  it('lets a reward run in after a second, and asks once more when it is shown', async () => {
    const calls = show([50, 150]);
    await advanceTime(10);
    act(() => seen.balanceState?.reward(100));
    await advanceTime(100);
    expect(seen.balanceState).toMatchObject({ balance: 50, floating: 100 });
    expect(screen.getByText('+100')).toBeInTheDocument();
    await advanceTime(1_900);
    expect(seen.balanceState?.balance).toBeGreaterThan(130);
    expect(seen.balanceState?.balance).toBeLessThan(145);
    await advanceTime(1_100);
    expect(seen.balanceState).toMatchObject({ balance: 150, floating: 0 });
    expect(calls).toHaveLength(2);
    await advanceTime(800);
    expect(seen.balanceState).toMatchObject({ balance: 150, floating: undefined });
    expect(calls).toHaveLength(3);
  });

  it('says the balance after a reward at once when the server has said it, and nothing before', async () => {
    show([50, 150]);
    await advanceTime(10);
    expect(seen.balanceState?.afterReward).toBe(50);
    act(() => seen.balanceState?.reward(100));
    expect(seen.balanceState?.afterReward).toBeUndefined();
    await advanceTime(100);
    expect(seen.balanceState).toMatchObject({ balance: 50, afterReward: 150 });
    await advanceTime(4_000);
    expect(seen.balanceState).toMatchObject({ balance: 150, afterReward: 150 });
  });

  it('works out the balance after a reward when the server is away', async () => {
    show([50, new Error('down')]);
    await advanceTime(10);
    act(() => seen.balanceState?.reward(100));
    await advanceTime(4_000);
    expect(seen.balanceState?.afterReward).toBe(150);
  });

  it('uses a reward of 100 by default', async () => {
    show([50, 150]);
    await advanceTime(10);
    act(() => seen.balanceState?.reward());
    await advanceTime(100);
    expect(seen.balanceState).toMatchObject({ balance: 50, floating: 100 });
  });

  it('does not count a reward twice that the balance already holds', async () => {
    show([150]);
    await advanceTime(10);
    act(() => seen.balanceState?.reward(100));
    await advanceTime(100);
    expect(seen.balanceState?.balance).toBe(50);
    await advanceTime(4_000);
    expect(seen.balanceState?.balance).toBe(150);
  });

  it('counts from what it knows when the server is away', async () => {
    show([50, new Error('down')]);
    await advanceTime(10);
    act(() => seen.balanceState?.reward(100));
    await advanceTime(3_100);
    expect(seen.balanceState).toMatchObject({ balance: 150, floating: 0 });
  });

  it('counts down to what is left when something was paid, and can be spent at once', async () => {
    const calls = show([1_000, 400]);
    await advanceTime(10);
    act(() => seen.balanceState?.spend());
    await advanceTime(50);
    expect(seen.balanceState).toMatchObject({ settled: 400, floating: undefined });
    expect(seen.balanceState?.balance).toBeGreaterThan(800);
    await advanceTime(400);
    expect(seen.balanceState?.balance).toBeGreaterThan(400);
    expect(seen.balanceState?.balance).toBeLessThan(500);
    await advanceTime(500);
    expect(seen.balanceState).toMatchObject({ balance: 400, settled: 400 });
    expect(calls.length).toBeGreaterThanOrEqual(2);
  });

  it('stays where it is when the server is away after a purchase', async () => {
    show([1_000, new Error('down')]);
    await advanceTime(10);
    act(() => seen.balanceState?.spend());
    await advanceTime(2_000);
    expect(seen.balanceState?.balance).toBe(1_000);
  });

  it('shows the new balance at once with reduced motion', async () => {
    stillness(true);
    show([50, 150]);
    await advanceTime(10);
    act(() => seen.balanceState?.reward(100));
    await advanceTime(20);
    expect(seen.balanceState).toMatchObject({ balance: 150, floating: undefined });
  });
});
