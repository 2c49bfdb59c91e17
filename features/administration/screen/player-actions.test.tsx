import type { Call } from '@hub/ui/net/http-client.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { PlayerSheet } from '../calls/players.ts';
import { AdminSessionContext } from './kit/session.ts';
import { PlayerActions } from './player-actions.tsx';

const player = {
  id: 'p'.repeat(12),
  name: 'Moss',
  role: null,
  suspendedUntil: null,
  closedAt: null,
  erasedAt: null,
  reports: 0,
  suggestedName: 'Player-1234',
} as unknown as PlayerSheet;

it('sends a grant again under its key, and another amount under another one', async () => {
  const user = userEvent.setup();
  const send =
    vi.fn<(endpoint: unknown, input: { readonly body: { readonly key: string } }) => Promise<object>>();
  send
    .mockRejectedValueOnce(new Error('lost'))
    .mockRejectedValueOnce(new Error('lost'))
    .mockResolvedValue({});
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AdminSessionContext value={{ call: send as unknown as Call, role: 'host' }}>
        <PlayerActions player={player} />
      </AdminSessionContext>
    </QueryClientProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'More actions' }));
  await user.click(screen.getByRole('button', { name: 'Give essence' }));
  const button = screen.getByRole('button', { name: 'Enter it in the ledger' });
  const form = within(button.closest('form') as HTMLElement);
  const amount = form.getByLabelText('Blue Essence');
  await user.type(form.getByLabelText('Reason, the player reads it'), 'Cup');
  await user.type(amount, '10');
  await user.click(button);
  await user.click(button);
  await user.clear(amount);
  await user.type(amount, '20');
  await user.click(button);
  const keys = send.mock.calls.map(([, { body }]) => body.key);
  expect(keys).toHaveLength(3);
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});
