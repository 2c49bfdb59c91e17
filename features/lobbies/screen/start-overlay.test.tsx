import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StartOverlay } from './start-overlay.tsx';

const screenOf = { game: { names: { title: 'Chain of Legends' } }, scene: 'scene.svg' } as never;

it('stays at 1 when the game that has started sends the end of its first turn', () => {
  const { rerender } = render(
    <StartOverlay screen={screenOf} endsAt={performance.now()} onDigit={vi.fn<() => void>()} />,
  );
  rerender(
    <StartOverlay screen={screenOf} endsAt={performance.now() + 12_000} onDigit={vi.fn<() => void>()} />,
  );
  expect(screen.getByText('1')).toBeInTheDocument();
  expect(screen.getByText('Chain of Legends')).toBeInTheDocument();
});
