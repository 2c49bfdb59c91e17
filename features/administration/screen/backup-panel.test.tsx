import type { Call } from '@hub/ui/net/http-client.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import type { Backup } from '../calls/backups.ts';
import { BackupPanel } from './backup-panel.tsx';
import { AdminSessionContext } from './kit/session.ts';
import { adminTexts } from './texts.ts';

const IDENTITY = 'AGE-SECRET-KEY-1TEST';
const backup: Backup = {
  name: 'hub-2026-11-20T12-00-00Z',
  madeAt: 0,
  bytes: 5,
  accounts: 3,
  isEncrypted: true,
  files: [],
};

it('says that a restore worked, disarms the button, and forgets the identity', async () => {
  const user = userEvent.setup();
  const queries = new QueryClient();
  const readAgain = vi.spyOn(queries, 'invalidateQueries');
  const send = vi.fn<() => Promise<object>>(async () => ({ found: '3 accounts with 40 BE in all' }));
  render(
    <QueryClientProvider client={queries}>
      <AdminSessionContext value={{ call: send as unknown as Call, role: 'host' }}>
        <BackupPanel backup={backup} onClose={undefined} />
      </AdminSessionContext>
    </QueryClientProvider>,
  );
  await user.click(screen.getByText(adminTexts.records.restore));
  const [word, identity] = [
    screen.getByLabelText('Type restore'),
    screen.getByLabelText('Secret key (age identity)'),
  ];
  await user.type(word, 'restore');
  await user.type(identity, IDENTITY);
  const button = screen.getByRole('button', { name: 'Restore this backup' });
  await user.click(button);
  expect(send).toHaveBeenCalledOnce();
  expect(await screen.findByText(/^Restored\. The server starts again/)).toBeVisible();
  expect(screen.getByText('3 accounts with 40 BE in all')).toBeVisible();
  expect(button).toBeDisabled();
  expect([word, identity].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
  // The restored hub does not know this admin session: a call would end it, and hide the outcome.
  expect(readAgain).not.toHaveBeenCalled();
});
