import { act, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSidebar } from './sidebar-state.ts';

const start = (isWide: boolean, isGameScreen: boolean) =>
  renderHook((place) => useSidebar(place), { initialProps: { isWide, isGameScreen } });

function advanceTime(ms: number): void {
  act(() => void vi.advanceTimersByTime(ms));
}

beforeEach(() => void vi.useFakeTimers());

describe('useSidebar', () => {
  it.each([
    [true, false, false],
    [true, true, true],
    [false, false, true],
    [false, true, true],
  ])('wide %s, game %s: collapsed %s', (isWide, isGameScreen, expected) => {
    expect(start(isWide, isGameScreen).result.current.isCollapsed).toBe(expected);
  });

  it('has its labels 150 ms after it has opened, and loses them at once', () => {
    const { result } = start(false, false);
    expect(result.current.hasLabels).toBe(false);
    act(() => result.current.toggle());
    expect(result.current).toMatchObject({ isCollapsed: false, hasLabels: false });
    advanceTime(149);
    expect(result.current.hasLabels).toBe(false);
    advanceTime(1);
    expect(result.current.hasLabels).toBe(true);
    act(() => result.current.toggle());
    expect(result.current).toMatchObject({ isCollapsed: true, hasLabels: false });
  });

  it('starts with its labels where it starts open', () =>
    expect(start(true, false).result.current.hasLabels).toBe(true));

  it('holds a decision until the place changes', () => {
    const { result, rerender } = start(true, false);
    act(() => result.current.toggle());
    expect(result.current.isCollapsed).toBe(true);
    rerender({ isWide: true, isGameScreen: false });
    expect(result.current.isCollapsed).toBe(true);
    rerender({ isWide: true, isGameScreen: true });
    expect(result.current.isCollapsed).toBe(true);
    act(() => result.current.toggle());
    expect(result.current.isCollapsed).toBe(false);
    rerender({ isWide: false, isGameScreen: true });
    expect(result.current.isCollapsed).toBe(true);
  });
});
