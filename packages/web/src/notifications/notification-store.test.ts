import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createNotifications, type Notification } from './notification-store.ts';

const TYPES = ['warning', 'success', 'info', 'error', 'purchase', 'player'] as const;

/** A store whose notifications are shown at once. */
function start() {
  const store = createNotifications();
  const notify = (notification: Notification): void => {
    store.notify(notification);
    store.begin();
  };
  return { ...store, notify, titles: () => store.getState().toasts.map(({ title }) => title) };
}

beforeEach(() => void vi.useFakeTimers());

describe('createNotifications', () => {
  it.each(TYPES)('keeps a toast of type %s for four seconds', (type) => {
    const { notify, titles, getState } = start();
    notify({ type, title: 'Hello', message: 'World' });
    expect(getState().toasts).toMatchObject([{ type, title: 'Hello', message: 'World', durationMs: 4_000 }]);
    vi.advanceTimersByTime(3_950);
    expect(titles()).toEqual(['Hello']);
    vi.advanceTimersByTime(50);
    expect(titles()).toEqual([]);
  });

  it('tells of each once, when it comes, whatever closes around it', () => {
    const onNotified = vi.fn<(type: string) => void>();
    const { notify, close, getState } = createNotifications(onNotified);
    notify({ type: 'error', title: 'first' });
    notify({ type: 'info', title: 'second' });
    close(getState().toasts[1]?.id ?? '');
    vi.advanceTimersByTime(10_000);
    expect(onNotified.mock.calls).toEqual([['error'], ['info']]);
  });

  it('keeps each for its own time, oldest first', () => {
    const { notify, titles } = start();
    notify({ type: 'info', title: 'long', durationMs: 5_000 });
    vi.advanceTimersByTime(1_000);
    notify({ type: 'info', title: 'short', durationMs: 500 });
    expect(titles()).toEqual(['long', 'short']);
    vi.advanceTimersByTime(500);
    expect(titles()).toEqual(['long']);
    vi.advanceTimersByTime(3_500);
    expect(titles()).toEqual([]);
  });

  it('closes one and leaves the others', () => {
    const { notify, close, titles, getState } = start();
    notify({ type: 'info', title: 'one' });
    notify({ type: 'info', title: 'two' });
    close(getState().toasts[0]?.id ?? '');
    expect(titles()).toEqual(['two']);
  });

  it('keeps what is not shown yet, and then for its whole time', () => {
    const { notify, begin, getState } = createNotifications();
    notify({ type: 'info', title: 'early' });
    vi.advanceTimersByTime(60_000);
    begin();
    vi.advanceTimersByTime(3_950);
    notify({ type: 'info', title: 'late' });
    vi.advanceTimersByTime(50);
    expect(getState().toasts).toMatchObject([{ title: 'late' }]);
  });

  it('has no timer once there is nothing to close', () => {
    const { notify, close } = start();
    notify({ type: 'info', title: 'one' });
    notify({ type: 'info', title: 'two' });
    expect(vi.getTimerCount()).toBe(2);
    close('1');
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(4_000);
    expect(vi.getTimerCount()).toBe(0);
  });
});
