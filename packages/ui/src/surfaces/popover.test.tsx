import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { Popover } from './popover.tsx';

const DEFAULT_SHOW_MS = 200;
const DEFAULT_HIDE_MS = 100;

function setUp(props: Partial<ComponentProps<typeof Popover>> = {}) {
  render(
    <Popover content="Preview of the name" {...props}>
      <button type="button">Card</button>
    </Popover>,
  );
  const trigger = screen.getByRole('button', { name: 'Card' });
  return { trigger, around: trigger.parentElement ?? trigger };
}

const wait = (ms: number): void => {
  act(() => void vi.advanceTimersByTime(ms));
};
const isOpen = () => screen.queryByRole('tooltip') !== null;

describe('Popover', () => {
  beforeEach(() => void vi.useFakeTimers());

  it('opens 200 ms after the pointer came and closes 100 ms after it left', () => {
    const { around } = setUp();
    fireEvent.pointerEnter(around);
    wait(DEFAULT_SHOW_MS - 1);
    expect(isOpen()).toBe(false);
    wait(1);
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(around);
    wait(DEFAULT_HIDE_MS - 1);
    expect(isOpen()).toBe(true);
    wait(1);
    expect(isOpen()).toBe(false);
  });

  it('does not open for a pointer that only passes', () => {
    const { around } = setUp();
    fireEvent.pointerEnter(around);
    wait(DEFAULT_SHOW_MS - 50);
    fireEvent.pointerLeave(around);
    wait(1000);
    expect(isOpen()).toBe(false);
  });

  it('stays while the pointer moves onto it', () => {
    const { around } = setUp();
    fireEvent.pointerEnter(around);
    wait(DEFAULT_SHOW_MS);
    fireEvent.pointerLeave(around);
    wait(DEFAULT_HIDE_MS / 2);
    fireEvent.pointerEnter(around);
    wait(1000);
    expect(isOpen()).toBe(true);
  });

  it('opens on focus, describes its trigger, and closes on Escape at once', () => {
    const { trigger } = setUp();
    act(() => trigger.focus());
    wait(DEFAULT_SHOW_MS);
    expect(trigger.getAttribute('aria-describedby')).toBe(screen.getByRole('tooltip').id);
    fireEvent.keyDown(trigger, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(trigger.hasAttribute('aria-describedby')).toBe(false);
  });

  it('never opens while disabled', () => {
    const { around } = setUp({ disabled: true });
    fireEvent.pointerEnter(around);
    wait(1000);
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['top', undefined, 'ltr', { left: '500px', top: '390px' }],
    ['right', 'end', 'ltr', { left: '530px', top: '420px' }],
    ['left', 'end', 'rtl', { left: '470px', top: '420px' }],
  ] as const)('stands at the %s of its trigger, 10 px away', (side, placement, dir, style) => {
    document.documentElement.dir = dir;
    onTestFinished(() => document.documentElement.removeAttribute('dir'));
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(480, 400, 40, 40));
    const { around } = setUp(placement && { placement });
    fireEvent.pointerEnter(around);
    wait(DEFAULT_SHOW_MS);
    const panel = screen.getByRole('tooltip');
    expect(panel.dataset['placement']).toBe(side);
    expect(panel).toHaveStyle(style);
  });
});
