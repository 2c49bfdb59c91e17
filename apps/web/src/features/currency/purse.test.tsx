import { fakeNet } from '@hub/ui/net/testing/fake-net.tsx';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Balance } from './balance.tsx';
import { type Purse, PurseProvider, usePurse } from './purse.tsx';

const seen: { purse?: Purse } = {};
function Probe() {
  const purse = usePurse();
  useEffect(() => {
    seen.purse = purse;
  }, [purse]);
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
        <PurseProvider accountId="mine">
          <Balance />
          <Probe />
        </PurseProvider>
      </QueryClientProvider>
    </Net>,
  );
  return calls;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const stillness = (matches: boolean) =>
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({ matches, media: query }) as MediaQueryList);

beforeEach(() => {
  vi.useFakeTimers();
  stillness(false);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('PurseProvider', () => {
  it('shows the balance of its own account', async () => {
    const calls = show([2480]);
    await pass(10);
    expect(screen.getByText('2,480')).toBeVisible();
    expect(calls).toEqual([{ name: 'currentBlueEssence', params: { id: 'mine' }, body: undefined }]);
  });

  it('shows 0 when the balance cannot be had', async () => {
    show([new Error('down')]);
    await pass(10);
    expect(screen.getByText('0')).toBeVisible();
  });

  it('lets a reward run in after a second, and asks once more when it is shown', async () => {
    const calls = show([50, 150]);
    await pass(10);
    act(() => seen.purse?.reward(100));
    await pass(100);
    expect(seen.purse).toMatchObject({ balance: 50, floating: 100 });
    expect(screen.getByText('+100')).toBeInTheDocument();
    await pass(1_900);
    expect(seen.purse?.balance).toBeGreaterThan(130);
    expect(seen.purse?.balance).toBeLessThan(145);
    await pass(1_100);
    expect(seen.purse).toMatchObject({ balance: 150, floating: 0 });
    expect(calls).toHaveLength(2);
    await pass(800);
    expect(seen.purse).toMatchObject({ balance: 150, floating: undefined });
    expect(calls).toHaveLength(3);
  });

  it('says the balance after a reward at once when the server has said it, and nothing before', async () => {
    show([50, 150]);
    await pass(10);
    expect(seen.purse?.afterReward).toBe(50);
    act(() => seen.purse?.reward(100));
    expect(seen.purse?.afterReward).toBeUndefined();
    await pass(100);
    expect(seen.purse).toMatchObject({ balance: 50, afterReward: 150 });
    await pass(4_000);
    expect(seen.purse).toMatchObject({ balance: 150, afterReward: 150 });
  });

  it('works out the balance after a reward when the server is away', async () => {
    show([50, new Error('down')]);
    await pass(10);
    act(() => seen.purse?.reward(100));
    await pass(4_000);
    expect(seen.purse?.afterReward).toBe(150);
  });

  it('takes a reward for 100 unless told otherwise', async () => {
    show([50, 150]);
    await pass(10);
    act(() => seen.purse?.reward());
    await pass(100);
    expect(seen.purse).toMatchObject({ balance: 50, floating: 100 });
  });

  it('does not count a reward twice that the balance already holds', async () => {
    show([150]);
    await pass(10);
    act(() => seen.purse?.reward(100));
    await pass(100);
    expect(seen.purse?.balance).toBe(50);
    await pass(4_000);
    expect(seen.purse?.balance).toBe(150);
  });

  it('counts from what it knows when the server is away', async () => {
    show([50, new Error('down')]);
    await pass(10);
    act(() => seen.purse?.reward(100));
    await pass(3_100);
    expect(seen.purse).toMatchObject({ balance: 150, floating: 0 });
  });

  it('counts down to what is left when something was paid, and can be spent at once', async () => {
    const calls = show([1_000, 400]);
    await pass(10);
    act(() => seen.purse?.spend());
    await pass(50);
    expect(seen.purse).toMatchObject({ settled: 400, floating: undefined });
    expect(seen.purse?.balance).toBeGreaterThan(800);
    await pass(400);
    expect(seen.purse?.balance).toBeGreaterThan(400);
    expect(seen.purse?.balance).toBeLessThan(500);
    await pass(500);
    expect(seen.purse).toMatchObject({ balance: 400, settled: 400 });
    expect(calls.length).toBeGreaterThanOrEqual(2);
  });

  it('stays where it is when the server is away after a purchase', async () => {
    show([1_000, new Error('down')]);
    await pass(10);
    act(() => seen.purse?.spend());
    await pass(2_000);
    expect(seen.purse?.balance).toBe(1_000);
  });

  it('shows the new balance at once to whoever asked for less motion', async () => {
    stillness(true);
    show([50, 150]);
    await pass(10);
    act(() => seen.purse?.reward(100));
    await pass(20);
    expect(seen.purse).toMatchObject({ balance: 150, floating: undefined });
  });
});
