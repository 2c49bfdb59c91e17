import { errors } from '@hub/engine/wire/errors';
import { fakeNet, refused, unreachable } from '@hub/ui/net/testing/fake-net.tsx';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { createAccount } from '../../joining-calls.ts';
import { SignInForm } from './sign-in-form.tsx';

function show(reply: unknown, onToken: (token: string) => void = vi.fn<(token: string) => void>()) {
  const onSignedIn = vi.fn<() => void>();
  const { calls, wrapper } = fakeNet({ createAccount: reply });
  render(<SignInForm onToken={onToken} onSignedIn={onSignedIn} onAdmitted={vi.fn<() => void>()} />, {
    wrapper,
  });
  return { calls, onSignedIn, field: screen.getByLabelText('Username'), user: userEvent.setup() };
}

const press = () => screen.getByRole('button', { name: 'Create Guest Account' });

describe('SignInForm', () => {
  it.each([
    ['', 'Please enter a username'],
    ['   ', 'Please enter a username'],
    ['Thirteen chars', 'Username must be 12 characters or less'],
  ])('asks the server nothing for "%s"', async (name, text) => {
    const { calls, field, user } = show({ token: 'fresh' });
    if (name !== '') await user.type(field, name);
    await user.click(press());
    expect(screen.getByRole('alert')).toHaveTextContent(text);
    expect(field).toHaveAccessibleDescription(expect.stringContaining(text));
    expect(field).toBeInvalid();
    expect(calls).toEqual([]);
  });

  it('counts characters as people see them', async () => {
    const { calls, field, user } = show({ token: 'fresh' });
    await user.click(field);
    await user.paste('👩‍👩‍👧‍👦'.repeat(12));
    await user.click(press());
    expect(screen.queryByRole('alert')).toBeNull();
    expect(calls).toHaveLength(1);
  });

  it.each([
    [
      'a name the server does not want',
      () =>
        Promise.reject(refused(createAccount, 'username_not_allowed', 409, 'Please choose another username')),
      'Please choose another username',
    ],
    [
      'a character that no name may have',
      () => Promise.reject(refused(createAccount, 'username_unreadable', 400, errors.username_unreadable)),
      'Please leave out characters that cannot be shown properly',
    ],
    [
      'an answer without a token',
      () => Promise.reject(refused(createAccount, 'unreadable_reply', 200)),
      'Error while initializing user',
    ],
    [
      'a fault of the server',
      () => Promise.reject(refused(createAccount, 'internal', 500, 'Something went wrong on our side.')),
      'An error occurred while creating the account',
    ],
    [
      'a lost network',
      () => Promise.reject(unreachable(createAccount)),
      'An error occurred while creating the account',
    ],
  ])('says what came of %s, and lets try again', async (_, reply, text) => {
    const { onSignedIn, field, user } = show(reply);
    await user.type(field, 'Kestrel{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(press()).toBeEnabled();
    expect(field).toHaveValue('Kestrel');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('says so when the token cannot be read', async () => {
    const { onSignedIn, field, user } = show({ token: 'junk' }, () => {
      throw new Error('Invalid token specified: missing part #2');
    });
    await user.type(field, 'Kestrel{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Error while initializing user');
    expect(onSignedIn).not.toHaveBeenCalled();
  });

  it('shows the identity provider with the reason why it cannot be used', () => {
    show({ token: 'fresh' });
    for (const name of ['Google Sign In', 'Sign Up']) {
      expect(screen.getByRole('button', { name })).toBeDisabled();
      expect(screen.getByRole('button', { name })).toHaveAccessibleDescription(/not set up/);
    }
  });
});
