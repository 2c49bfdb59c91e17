import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StartOverlay } from './start-overlay.tsx';

it('stays at 1 when the game that has started sends the end of its first turn', () => {
  const { rerender } = render(<StartOverlay endsAt={performance.now()} onDigit={vi.fn<() => void>()} />);
  rerender(<StartOverlay endsAt={performance.now() + 12_000} onDigit={vi.fn<() => void>()} />);
  expect(screen.getByText('1')).toBeInTheDocument();
});
