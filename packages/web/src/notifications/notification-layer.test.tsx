import { Toaster } from '@hub/ui/feedback/toaster.tsx';
import { act, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { NotificationLayer } from './notification-layer.tsx';
import { createNotifications } from './notification-store.ts';
import { NotificationContext } from './use-notify.ts';
import type { LoadToaster } from './use-toaster.ts';

function show(load: LoadToaster, { shouldPreload = true } = {}) {
  const notifications = createNotifications();
  render(
    <NotificationContext value={notifications}>
      <p>The page</p>
      <NotificationLayer shouldPreload={shouldPreload} load={load} />
    </NotificationContext>,
  );
  const notify = (title: string) => act(async () => notifications.notify({ type: 'info', title }));
  return { notify };
}
const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const theToaster = () => vi.fn<LoadToaster>(async () => Toaster);

beforeEach(() => void vi.useFakeTimers());

describe('the toaster', () => {
  it('is fetched in a quiet moment, once, before anybody needs it', async () => {
    const load = theToaster();
    const { notify } = show(load);
    expect(load).not.toHaveBeenCalled();
    await advanceTime(3_000);
    expect(load).toHaveBeenCalledOnce();
    await notify('Hello');
    expect(screen.getByText('Hello')).toBeInTheDocument();
    expect(load).toHaveBeenCalledOnce();
  });

  it('waits two seconds in a browser that knows no quiet moments', async () => {
    vi.stubGlobal('requestIdleCallback', undefined);
    const load = theToaster();
    show(load);
    await advanceTime(1_999);
    expect(load).not.toHaveBeenCalled();
    await advanceTime(1);
    expect(load).toHaveBeenCalledOnce();
  });

  it('is not fetched for a visitor before it is needed', async () => {
    const load = theToaster();
    const { notify } = show(load, { shouldPreload: false });
    await advanceTime(60_000);
    expect(load).not.toHaveBeenCalled();
    await notify('Hello');
    expect(screen.getByText('Hello')).toBeInTheDocument();
  });

  it('is fetched at once for a notification that comes earlier', async () => {
    const { notify } = show(theToaster());
    await notify('Early');
    expect(screen.getByText('Early')).toBeInTheDocument();
  });

  it('shows a notification for four seconds, however late its code comes', async () => {
    const { notify } = show(() => new Promise((resolve) => setTimeout(resolve, 10_000, Toaster)));
    await notify('Early');
    await advanceTime(10_000);
    expect(screen.getByText('Early')).toBeInTheDocument();
    await advanceTime(3_900);
    expect(screen.getByText('Early')).toBeInTheDocument();
    await advanceTime(100);
    expect(screen.queryByText('Early')).toBeNull();
  });

  it('leaves the page alone when it does not come, and is tried again with the next notification', async () => {
    const load = theToaster().mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const { notify } = show(load);
    await notify('Lost');
    expect(screen.getByText('The page')).toBeInTheDocument();
    expect(screen.queryByText('Lost')).toBeNull();
    await advanceTime(4_000);
    await notify('Found');
    expect(screen.queryByText('Lost')).toBeNull();
    expect(screen.getByText('The page')).toBeInTheDocument();
    expect(screen.getByText('Found')).toBeInTheDocument();
  });

  it('leaves the page alone when it breaks', async () => {
    // React logs errors that an error boundary catches.
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { notify } = show(async () => () => {
      throw new Error('broken');
    });
    await notify('Lost');
    expect(screen.getByText('The page')).toBeInTheDocument();
  });
});
