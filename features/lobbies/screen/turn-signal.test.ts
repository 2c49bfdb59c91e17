import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useTurnSignal } from './turn-signal.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.title = 'Chain of Legends';
});

/** Moves the tab to the background or back to the foreground. */
function hide(isHidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
}
const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

function watch(isMyTurn: boolean) {
  const play = vi.fn<() => void>();
  const hook = renderHook(
    (props: { isMyTurn: boolean }) => useTurnSignal({ ...props, text: 'Your turn!', play }),
    { initialProps: { isMyTurn } },
  );
  return { ...hook, play };
}

it('a turn that comes in a hidden tab lets its title blink at once, and sounds once after 3 s', () => {
  hide(true);
  const { play, rerender } = watch(false);
  expect(document.title).toBe('Chain of Legends');
  rerender({ isMyTurn: true });
  expect(document.title).toBe('Your turn!');
  wait(1_000);
  expect(document.title).toBe('Chain of Legends');
  wait(1_000);
  expect(document.title).toBe('Your turn!');
  wait(999);
  expect(play).not.toHaveBeenCalled();
  wait(1);
  expect(play).toHaveBeenCalledOnce();
  wait(60_000);
  expect(play).toHaveBeenCalledOnce();
});

it('coming back ends it and gives the page its title back', () => {
  hide(true);
  const { play } = watch(true);
  expect(document.title).toBe('Your turn!');
  hide(false);
  expect(document.title).toBe('Chain of Legends');
  wait(10_000);
  expect(document.title).toBe('Chain of Legends');
  expect(play).not.toHaveBeenCalled();
});

it('a tab that is looked at is left alone until it is hidden', () => {
  hide(false);
  const { play } = watch(true);
  wait(10_000);
  expect(document.title).toBe('Chain of Legends');
  expect(play).not.toHaveBeenCalled();
  hide(true);
  expect(document.title).toBe('Your turn!');
  wait(3_000);
  expect(play).toHaveBeenCalledOnce();
});

it.each(['passes', 'is taken away with the page'])('a turn that %s ends it', (how) => {
  hide(true);
  const { play, rerender, unmount } = watch(true);
  if (how === 'passes') rerender({ isMyTurn: false });
  else unmount();
  wait(10_000);
  expect(document.title).toBe('Chain of Legends');
  expect(play).not.toHaveBeenCalled();
});
