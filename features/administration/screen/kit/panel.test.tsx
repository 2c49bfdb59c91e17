import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Panel } from './panel.tsx';

const panel = (onClose: () => void) => (
  <Panel title="Moss" list="Players" onClose={onClose}>
    Facts
  </Panel>
);

it('leads back to its list where it takes the place of the list', async () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: true, media: query }),
  );
  const onClose = vi.fn<() => void>();
  render(panel(onClose));
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.setup().click(screen.getByRole('button', { name: 'Back to Players' }));
  expect(onClose).toHaveBeenCalledOnce();
});

it('closes where it is beside its list', () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: false, media: query }),
  );
  render(panel(() => undefined));
  expect(screen.getByRole('button', { name: 'Close' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Back to Players' })).toBeNull();
});
