import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Loading } from './loading.tsx';

beforeEach(() => void vi.useFakeTimers());

const wait = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

it('offers another try after five seconds, not before', () => {
  const onRetry = vi.fn<() => void>();
  render(<Loading text="Loading..." onRetry={onRetry} />);
  wait(4_900);
  expect(screen.queryByRole('button')).toBeNull();
  wait(200);
  expect(screen.getByRole('status')).toHaveTextContent('This takes longer than usual.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

it('offers none while it waits for other players', () => {
  render(<Loading text="Waiting for players" hint="Bramble" onRetry={null} />);
  wait(60_000);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('Bramble');
});
