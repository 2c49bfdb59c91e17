import { render, screen } from '@testing-library/react';
import { lazy } from 'react';
import { expect, it, vi } from 'vitest';
import { OnDemand } from './on-demand.tsx';

const Dialog = () => <p>the dialog</p>;

it('shows a part once its code has come', async () => {
  const Late = lazy(() => Promise.resolve({ default: Dialog }));
  render(<OnDemand fallback={<p>waiting</p>}>{<Late />}</OnDemand>);
  expect(screen.getByText('waiting')).toBeDefined();
  expect(await screen.findByText('the dialog')).toBeDefined();
});

it('says in its place that its code did not come, and leaves the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const Late = lazy<typeof Dialog>(() => Promise.reject(new TypeError('network')));
  render(
    <main>
      <h1>The page</h1>
      <OnDemand>{<Late />}</OnDemand>
    </main>,
  );
  expect((await screen.findByRole('alert')).textContent).toContain('did not load');
  expect(screen.getByRole('heading', { name: 'The page' })).toBeDefined();
});
