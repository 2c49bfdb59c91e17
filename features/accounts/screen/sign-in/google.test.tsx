import { errorStatus } from '@hub/engine/wire/error-status';
import { errors } from '@hub/engine/wire/errors';
import type { Endpoint } from '@hub/protocol/http/endpoint';
import { fakeNet, type Replies, refused } from '@hub/ui/net/testing/fake-net.tsx';
import { showToPlayer } from '@hub/web/session/testing/show-to-player.tsx';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { linkAccount, logIn } from '../../sign-in-calls.ts';
import { fakePopup } from '../testing/fake-popup.ts';
import { ConnectAccount } from './connect-account.tsx';
import { SignInContext } from './sign-in-context.ts';
import { SignInForm } from './sign-in-form.tsx';

const BEGUN = { url: 'https://id.example/auth', flow: 'sealed' };
const PLAYED = { game: 'moreOrLess' as const, trial: 'A'.repeat(22), answers: ['lower'] };
const CONSENT = { code: 'c', state: 's', flow: 'sealed' };

const Configured = ({ children }: { readonly children: ReactNode }) => (
  <SignInContext value={{ signInConfigured: true, registration: 'open' }}>{children}</SignInContext>
);

function showForm(replies: Replies = {}) {
  const provider = fakePopup();
  const spies = {
    onToken: vi.fn<(token: string) => void>(),
    onSignedIn: vi.fn<(delayMs: number) => void>(),
    onAdmitted: vi.fn<(admitted: unknown) => void>(),
  };
  const { calls, wrapper: Net } = fakeNet({ beginSignIn: BEGUN, ...replies });
  render(
    <Net>
      <Configured>
        <SignInForm played={PLAYED} {...spies} />
      </Configured>
    </Net>,
  );
  return { ...provider, ...spies, calls, user: userEvent.setup() };
}

/** Waits until the window is sent to the provider, then posts the callback's query string. */
async function consent(
  { replace, answer }: Pick<ReturnType<typeof fakePopup>, 'replace' | 'answer'>,
  search: string,
) {
  await waitFor(() => expect(replace).toHaveBeenCalledWith(BEGUN.url));
  act(() => answer(search));
}

const refusing = (endpoint: Endpoint, code: 'no_account_found' | 'account_already_linked') => () =>
  Promise.reject(refused(endpoint, code, errorStatus[code], errors[code]));

const button = (name: string) => screen.getByRole('button', { name });

it('logging in says why not in the box under the form, and lets try again', async () => {
  const shown = showForm({ logIn: refusing(logIn, 'no_account_found') });
  await shown.user.click(button('Google Sign In'));
  await consent(shown, '?code=c&state=s');
  expect(await screen.findByRole('alert')).toHaveTextContent(/Please use the Sign Up button/);
  expect(button('Google Sign In')).toBeEnabled();
  // Signing in another way clears the error.
  await shown.user.type(screen.getByLabelText('Username'), 'Thirteen chars{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('Username must be 12 characters or less');
});

/** The modal's username field; the form behind it has one as well. */
const nameField = () => screen.getAllByLabelText('Username').at(-1) ?? document.body;

const openModal = async (replies: Replies = {}) => {
  const shown = showForm(replies);
  await shown.user.click(button('Sign Up'));
  const modal = await screen.findByRole('dialog', { name: 'Choose Your Username' });
  return { ...shown, modal };
};

describe('signing up', () => {
  it('sends the name trimmed and the trial, closes, and asks for the transition after 1000 ms', async () => {
    const shown = await openModal({ signUp: { token: 'fresh' } });
    await shown.user.type(nameField(), '  Ada ');
    await shown.user.click(button('Continue with Google'));
    await consent(shown, '?code=c&state=s');
    await waitFor(() => expect(shown.onSignedIn).toHaveBeenCalledExactlyOnceWith(1_000));
    expect(shown.onToken).toHaveBeenCalledExactlyOnceWith('fresh');
    expect(shown.calls.at(-1)).toMatchObject({
      name: 'signUp',
      body: { ...CONSENT, username: 'Ada', trial: PLAYED },
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['   ', 'Please enter a username'],
    ['thirteenchars', 'Username must be 12 characters or less'],
  ])('opens no window for %j', async (name, text) => {
    const shown = await openModal();
    await shown.user.type(nameField(), name);
    await shown.user.click(button('Continue with Google'));
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(window.open).not.toHaveBeenCalled();
    expect(shown.calls).toEqual([]);
  });

  it('closes the window of the provider with itself', async () => {
    const shown = await openModal();
    await shown.user.type(nameField(), 'Ada');
    await shown.user.click(button('Continue with Google'));
    await waitFor(() => expect(shown.replace).toHaveBeenCalled());
    await shown.user.click(button('Cancel'));
    expect(shown.popup.closed).toBe(true);
    expect(shown.onToken).not.toHaveBeenCalled();
  });
});

describe('ConnectAccount', () => {
  it('says why not, and leaves the session as it is', async () => {
    const provider = fakePopup();
    const { session, user } = showToPlayer(
      <ConnectAccount />,
      { beginSignIn: BEGUN, linkAccount: refusing(linkAccount, 'account_already_linked') },
      { wrapper: Configured },
    );
    await user.click(button('Connect Google Account'));
    await consent(provider, '?code=c&state=s');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'This Google account is already linked to another user',
    );
    expect(session.getState().claims?.googleSub).toBeUndefined();
  });

  it('is disabled, with the reason, where sign-in is not set up', () => {
    showToPlayer(<ConnectAccount />, {});
    expect(button('Connect Google Account')).toBeDisabled();
    expect(button('Connect Google Account')).toHaveAccessibleDescription(/not set up/);
  });

  it('is not there for a linked account', () => {
    showToPlayer(<ConnectAccount />, {}, { claims: { googleSub: 'ada' }, wrapper: Configured });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
