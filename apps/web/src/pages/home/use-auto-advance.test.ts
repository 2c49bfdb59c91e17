import { renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useAutoAdvance } from './use-auto-advance.ts';

function strip(isOn = true) {
  const element = document.createElement('div');
  // Five cards of 300 px with gaps of 12 px, seen through 390 px.
  Object.defineProperties(element, { clientWidth: { value: 390 }, scrollWidth: { value: 1548 } });
  const moves = {
    scrollBy: ({ left = 0 }: ScrollToOptions) => {
      element.scrollLeft += left;
    },
    scrollTo: ({ left = 0 }: ScrollToOptions) => {
      element.scrollLeft = left;
    },
  };
  Object.assign(element, moves);
  const onMove = vi.fn<() => void>();
  const hook = renderHook(({ isOn }) => useAutoAdvance({ current: element }, { isOn, onMove }), {
    initialProps: { isOn },
  });
  return { element, onMove, ...hook };
}

beforeEach(() => void vi.useFakeTimers());

describe('useAutoAdvance', () => {
  it('moves by 312 px every 8 s, and from the end back to the start', () => {
    const { element, onMove } = strip();
    vi.advanceTimersByTime(7_999);
    expect(element.scrollLeft).toBe(0);
    expect(onMove).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(element.scrollLeft).toBe(312);
    vi.advanceTimersByTime(24_000);
    expect(element.scrollLeft).toBe(1248);
    vi.advanceTimersByTime(8_000);
    expect(element.scrollLeft).toBe(0);
    expect(onMove).toHaveBeenCalledTimes(5);
  });

  it.each(['pointerdown', 'wheel', 'touchstart', 'keydown', 'focusin'])('rests for 60 s after %s', (type) => {
    const { element } = strip();
    vi.advanceTimersByTime(5_000);
    element.dispatchEvent(new Event(type));
    vi.advanceTimersByTime(59_999);
    expect(element.scrollLeft).toBe(0);
    vi.advanceTimersByTime(1);
    expect(element.scrollLeft).toBe(312);
    vi.advanceTimersByTime(8_000);
    expect(element.scrollLeft).toBe(624);
  });

  it('stands still when it is off', () => {
    const { element, rerender } = strip(false);
    vi.advanceTimersByTime(100_000);
    expect(element.scrollLeft).toBe(0);
    rerender({ isOn: true });
    vi.advanceTimersByTime(8_000);
    expect(element.scrollLeft).toBe(312);
    rerender({ isOn: false });
    vi.advanceTimersByTime(100_000);
    expect(element.scrollLeft).toBe(312);
  });
});
