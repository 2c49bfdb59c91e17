import type { Call } from '@hub/ui/net/http-client.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Backup } from '../calls/backups.ts';
import { AdminSessionContext } from './kit/session.ts';
import { RecordsPart } from './records-part.tsx';
import { adminTexts } from './texts.ts';

const DAY_MS = 86_400_000;
const madeInDays = (days: number): Backup => ({
  name: `made in ${days} days`,
  madeAt: Date.now() + days * DAY_MS,
  bytes: 5,
  accounts: 3,
  isEncrypted: true,
  files: [],
});

it('says that the next backup is late, also beside one from the future', async () => {
  const replies: Readonly<Record<string, object>> = {
    adminBackups: { backups: [madeInDays(365), madeInDays(-3)], whyNone: null },
    adminOverview: { host: { backups: { everyMs: DAY_MS, keep: 7, isEncrypted: true, hasFailed: false } } },
  };
  const call = (async ({ name }: { readonly name: string }) => replies[name]) as unknown as Call;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <AdminSessionContext value={{ call, role: 'host' }}>
        <RecordsPart />
      </AdminSessionContext>
    </QueryClientProvider>,
  );
  expect(await screen.findByText(adminTexts.records.late)).toBeVisible();
  expect(screen.getByText('Last backup 3 days ago')).toBeVisible();
});
