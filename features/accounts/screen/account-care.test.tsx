import { fakeNet, refused, unreachable } from '@hub/ui/net/testing/fake-net.tsx';
import { showToPlayer } from '@hub/web/session/testing/show-to-player.tsx';
import { tokenFor } from '@hub/web/session/testing/tokens.ts';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { exportedParts } from '../../exported.ts';
import { deleteAccount, exportAccount, keepAccount } from '../care-calls.ts';
import { signOutEverywhere } from '../recovery-calls.ts';
import { AccountCare } from './account-care.tsx';
import { ReopenAccountDialog } from './reopen-account-dialog.tsx';

/** What an account without any data has of each feature. */
const NOTHING = Object.fromEntries(
  Object.entries(exportedParts).map(([name, part]) => [name, part.safeParse([]).success ? [] : null]),
);
const EVERYTHING = exportAccount.reply.parse({
  exportedAt: 1,
  account: {
    id: 'a',
    playerId: 'p',
    name: 'Kestrel',
    createdAt: 1,
    isHidden: 0,
    language: null,
    suspendedAt: null,
    suspendedUntil: null,
  },
  ...NOTHING,
});
const button = (name: string) => screen.getByRole('button', { name });

// The dialog is loaded on click; importing it first keeps the tests from waiting for it.
beforeAll(() => import('./delete-dialog.tsx'));

describe('AccountCare', () => {
  it('saves everything as one JSON file', async () => {
    let saved: Blob | undefined;
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      saved = file as Blob;
      return 'blob:file';
    });
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue();
    const { calls, user } = showToPlayer(<AccountCare />, { exportAccount: EVERYTHING });
    await user.click(button('Export my data'));
    await waitFor(() => expect(click).toHaveBeenCalledOnce());
    expect(calls).toMatchObject([{ name: 'exportAccount', params: { id: 'account-Kestrel' } }]);
    expect(click.mock.contexts[0]).toMatchObject({ download: 'account-Kestrel.json' });
    expect(JSON.parse((await saved?.text()) ?? '')).toEqual(EVERYTHING);
  });

  it('says so when that did not work', async () => {
    const { user } = showToPlayer(<AccountCare />, {
      exportAccount: () => Promise.reject(refused(exportAccount, 'internal', 500)),
    });
    await user.click(button('Export my data'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be exported/);
  });

  it('signs out the other devices and goes on with the new token', async () => {
    const token = tokenFor('Kestrel', { ver: 2 });
    const { session, user } = showToPlayer(<AccountCare />, { signOutEverywhere: { token } });
    await user.click(button('Sign out my other devices'));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Every other device is signed out.'),
    );
    expect(session.getState().token).toBe(token);
  });

  it('asks for the new token again when the answer was lost and the old one is revoked', async () => {
    const token = tokenFor('Kestrel', { ver: 2 });
    const faults = [unreachable(signOutEverywhere), refused(signOutEverywhere, 'token_revoked', 401)];
    const { calls, session, user } = showToPlayer(<AccountCare />, {
      signOutEverywhere: () => Promise.reject(faults.shift()),
      resumeSignOut: { token },
    });
    const former = session.getState().token;
    await user.click(button('Sign out my other devices'));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not be signed out');
    await user.click(button('Sign out my other devices'));
    await waitFor(() =>
      expect(screen.getByRole('status')).toHaveTextContent('Every other device is signed out.'),
    );
    expect(session.getState().token).toBe(token);
    const body = calls[0]?.body as { attempt: string };
    expect(calls[1]?.body).toEqual(body);
    expect(calls[2]).toMatchObject({ name: 'resumeSignOut', body: { token: former, ...body } });
    expect(localStorage.getItem('hub.sign-out')).toBeNull();
  });

  it('deletes only once the name is typed, and ends the session then', async () => {
    const { calls, session, user } = showToPlayer(<AccountCare />, { deleteAccount: { eraseAt: 5 } });
    await user.click(button('Delete my account'));
    const field = await screen.findByLabelText('Type Kestrel to confirm');
    expect(screen.getByText(/erased in 14 days/)).toBeInTheDocument();
    expect(screen.getByText(/only a recovery code will bring you back/)).toBeInTheDocument();
    await user.type(field, 'kestrel{Enter}');
    expect(screen.getByRole('alert')).toHaveTextContent('That is not the name of this account.');
    expect(calls).toEqual([]);
    await user.clear(field);
    await user.type(field, 'Kestrel{Enter}');
    await waitFor(() => expect(session.getState()).toMatchObject({ token: undefined, ended: 'deleted' }));
    expect(calls).toMatchObject([
      { name: 'deleteAccount', params: { id: 'account-Kestrel' }, body: { name: 'Kestrel' } },
    ]);
  });

  it('says so when the account could not be deleted', async () => {
    const { user } = showToPlayer(<AccountCare />, {
      deleteAccount: () => Promise.reject(refused(deleteAccount, 'internal', 500)),
    });
    await user.click(button('Delete my account'));
    await user.type(await screen.findByLabelText('Type Kestrel to confirm'), 'Kestrel{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(/could not be deleted/);
  });

  it('leaves the account alone on Cancel', async () => {
    const { calls, user } = showToPlayer(<AccountCare />, {});
    await user.click(button('Delete my account'));
    await user.click(await screen.findByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(calls).toEqual([]);
  });
});

const showKeep = (reply: unknown) => {
  const onReopened = vi.fn<(token: string) => void>();
  const onClose = vi.fn<() => void>();
  const { calls, wrapper } = fakeNet({ keepAccount: reply });
  render(
    <ReopenAccountDialog
      token="proof"
      eraseAt={Date.UTC(2026, 11, 4, 12)}
      onReopened={onReopened}
      onClose={onClose}
    />,
    { wrapper },
  );
  return { onReopened, onClose, calls, user: userEvent.setup() };
};

describe('ReopenAccountDialog', () => {
  it('tells when the account goes, and keeps it', async () => {
    const { onReopened, calls, user } = showKeep({ token: 'fresh' });
    expect(screen.getByText(/It will be erased on 4 Dec 2026/)).toBeInTheDocument();
    await user.click(button('Keep my account'));
    expect(calls).toMatchObject([{ name: 'keepAccount', body: { token: 'proof' } }]);
    expect(onReopened).toHaveBeenCalledExactlyOnceWith('fresh');
  });

  it('leaves it closed', async () => {
    const { onClose, calls, user } = showKeep({});
    await user.click(button('Leave it closed'));
    expect(onClose).toHaveBeenCalledOnce();
    expect(calls).toEqual([]);
  });

  it.each([
    [401, 'This account can no longer be kept this way. Sign in again to see why.'],
    [500, 'Your account could not be opened again. Please try again.'],
  ])('says why not (%s)', async (status, text) => {
    const { user } = showKeep(() => Promise.reject(refused(keepAccount, 'any', status)));
    await user.click(button('Keep my account'));
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
  });
});
