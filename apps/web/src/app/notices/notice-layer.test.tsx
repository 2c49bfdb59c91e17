import { tokenFor } from '@hub/web/session/testing/tokens.ts';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { freshAccount, renderApp } from '../testing/render-app.tsx';

// The dialog is loaded when it is needed; importing it first keeps the tests from waiting for it.
beforeAll(() => import('./notice-dialog.tsx'));

const suspended = (until: number) => ({ kind: 'suspended' as const, text: 'Insulted others', until, at: 1 });

it('a suspension covers the page with reason, end and contact, and cannot be dismissed', async () => {
  renderApp('/', {
    token: tokenFor('Kestrel'),
    settings: { contactEmail: 'host@example.org' },
    replies: { ownAccount: { ...freshAccount, notices: [suspended(Date.now() + 60_000)] } },
  });
  const dialog = await screen.findByRole('dialog', { name: 'Your account is suspended' });
  expect(dialog).toHaveTextContent('Insulted others');
  expect(screen.getByRole('link', { name: 'host@example.org' })).toHaveAttribute(
    'href',
    'mailto:host@example.org',
  );
  expect(screen.queryByRole('button', { name: 'I have read this' })).toBeNull();
});

it('is dismissed after its end', async () => {
  let isDismissed = false;
  const { calls } = renderApp('/', {
    token: tokenFor('Kestrel'),
    replies: {
      ownAccount: () =>
        Promise.resolve({ ...freshAccount, ...(!isDismissed && { notices: [suspended(5)] }) }),
      dismissNotice: () => {
        isDismissed = true;
        return Promise.resolve({ dismissed: true });
      },
    },
  });
  await screen.findByRole('dialog', { name: 'Your account was suspended' });
  await userEvent.click(screen.getByRole('button', { name: 'I have read this' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(calls.find(({ name }) => name === 'dismissNotice')?.params).toEqual({
    id: 'account-Kestrel',
    kind: 'suspended',
  });
});
