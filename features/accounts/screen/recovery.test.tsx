import { errorStatus } from '@hub/engine/wire/error-status';
import { errors } from '@hub/engine/wire/errors';
import { fakeNet, refused, unreachable } from '@hub/ui/net/testing/fake-net.tsx';
import { showToPlayer } from '@hub/web/session/testing/show-to-player.tsx';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { keepRecoveryCodes, makeRecoveryCodes, recoverAccount, recoveryCodes } from '../recovery-calls.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import { RestoreButton } from './sign-in/restore-button.tsx';

const CODES = ['AAAA-AAAA-AAAA-AAAA', 'BBBB-BBBB-BBBB-BBBB'];
const button = (name: string) => screen.getByRole('button', { name });

describe('RecoveryCodes', () => {
  it('makes codes, and shows them until the player has kept them', async () => {
    const print = vi.fn<() => void>();
    vi.stubGlobal('print', print);
    let isLost = true;
    const { calls, user, queries } = showToPlayer(<RecoveryCodes />, {
      recoveryCodes: { left: 0, madeAt: null },
      makeRecoveryCodes: { codes: CODES },
      keepRecoveryCodes: () => (isLost ? Promise.reject(unreachable(keepRecoveryCodes)) : { kept: true }),
    });
    queries.setQueryData(['account', 'account-Kestrel'], { needsRecoveryCode: true });
    expect(await screen.findByText(/You have no recovery codes yet/)).toBeInTheDocument();
    await user.click(button('Make recovery codes'));
    const sheet = await screen.findByRole('dialog', { name: 'Your recovery codes' });
    expect(
      within(sheet)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(CODES);
    expect(calls.find(({ name }) => name === 'makeRecoveryCodes')).toMatchObject({
      params: { id: 'account-Kestrel' },
    });
    await user.click(button('Print'));
    expect(print).toHaveBeenCalledOnce();
    await user.keyboard('{Escape}');
    expect(sheet).toBeInTheDocument();
    await user.click(button('I have kept them'));
    expect(within(sheet).getByRole('alert')).toHaveTextContent('This could not be stored. Please try again.');
    expect(queries.getQueryData(['account', 'account-Kestrel'])).toEqual({ needsRecoveryCode: true });
    isLost = false;
    await user.click(button('I have kept them'));
    expect(calls.findLast(({ name }) => name === 'keepRecoveryCodes')).toMatchObject({
      params: { id: 'account-Kestrel' },
      body: { code: CODES[0] },
    });
    expect(screen.queryByText(CODES[0] ?? '')).toBeNull();
    // Home offers no more.
    expect(queries.getQueryData(['account', 'account-Kestrel'])).toEqual({});
    vi.unstubAllGlobals();
  });

  it('copies all of them at once', async () => {
    const { user } = showToPlayer(<RecoveryCodes />, {
      recoveryCodes: { left: 0, madeAt: null },
      makeRecoveryCodes: { codes: CODES },
    });
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(await screen.findByRole('button', { name: 'Make recovery codes' }));
    await user.click(await screen.findByRole('button', { name: 'Copy' }));
    expect(await screen.findByRole('button', { name: 'Copied!' })).toBeInTheDocument();
    for (const code of CODES) expect(write.mock.calls[0]?.[0]).toContain(code);
  });

  it('tells how many are left, and that new ones replace them', async () => {
    showToPlayer(<RecoveryCodes />, { recoveryCodes: { left: 3, madeAt: Date.UTC(2026, 10, 20, 12) } });
    expect(await screen.findByText('3 of 8 codes left, made on 20 Nov 2026.')).toBeInTheDocument();
    expect(button('Make new codes')).toBeEnabled();
    expect(screen.getByText('The old codes stop working.')).toBeInTheDocument();
  });

  it('makes none before it is known whether there are some, because new ones end the old ones', async () => {
    const madeAt = Date.UTC(2026, 10, 20, 12);
    let isLost = true;
    const { calls, user } = showToPlayer(<RecoveryCodes />, {
      recoveryCodes: () => (isLost ? Promise.reject(unreachable(recoveryCodes)) : { left: 3, madeAt }),
    });
    expect(button('Make recovery codes')).toBeDisabled();
    expect(await screen.findByRole('alert')).toHaveTextContent('The hub could not check');
    expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull();
    isLost = false;
    await user.click(button('Try again'));
    expect(await screen.findByRole('button', { name: 'Make new codes' })).toBeEnabled();
    expect(calls.map(({ name }) => name)).not.toContain('makeRecoveryCodes');
  });

  it('shows them no longer when another page has made newer ones', async () => {
    const { user } = showToPlayer(<RecoveryCodes />, {
      recoveryCodes: { left: 0, madeAt: null },
      makeRecoveryCodes: { codes: CODES },
      keepRecoveryCodes: () => Promise.reject(refused(keepRecoveryCodes, 'recovery_code_unknown', 404)),
    });
    await screen.findByText(/You have no recovery codes yet/);
    await user.click(button('Make recovery codes'));
    await user.click(await screen.findByRole('button', { name: 'I have kept them' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('The codes could not be made');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says so when they could not be made', async () => {
    const { user } = showToPlayer(<RecoveryCodes />, {
      recoveryCodes: { left: 0, madeAt: null },
      makeRecoveryCodes: () => Promise.reject(unreachable(makeRecoveryCodes)),
    });
    await screen.findByText(/You have no recovery codes yet/);
    await user.click(button('Make recovery codes'));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'The codes could not be made. Please try again.',
    );
  });
});

async function openRestore(reply: unknown) {
  const onAdmitted = vi.fn<(admitted: unknown) => void>();
  const { calls, wrapper } = fakeNet({ recoverAccount: reply });
  render(<RestoreButton onAdmitted={onAdmitted} />, { wrapper });
  const user = userEvent.setup();
  await user.click(button('I have a recovery code'));
  await screen.findByRole('dialog', { name: 'Welcome back' });
  return { onAdmitted, calls, user, field: screen.getByLabelText('Recovery code') };
}

describe('RestoreButton', () => {
  it('asks the server nothing for nothing', async () => {
    const { calls, user } = await openRestore({});
    await user.click(button('Restore my account'));
    expect(screen.getByRole('alert')).toHaveTextContent('Please enter a recovery code');
    expect(calls).toEqual([]);
  });

  it('repeats a try whose answer was lost with the same secret', async () => {
    let isLost = true;
    const { calls, onAdmitted, user, field } = await openRestore(() =>
      isLost ? Promise.reject(unreachable(recoverAccount)) : { token: 'a', eraseAt: null },
    );
    await user.type(field, 'aaaa{Enter}');
    await screen.findByRole('alert');
    isLost = false;
    await user.click(button('Restore my account'));
    await waitFor(() => expect(onAdmitted).toHaveBeenCalledOnce());
    expect(calls[0]?.body).toMatchObject({ attempt: expect.stringMatching(/^[\d-]{16,64}$/) });
    expect(calls[1]?.body).toEqual(calls[0]?.body);
    expect(localStorage.getItem('hub.restore')).toBeNull();
  });

  it.each([
    ['recovery_code_unknown', 'There is no such recovery code. Check it letter by letter.'],
    [
      'recovery_code_used',
      'This recovery code has been used already. Each code works once: take the next one.',
    ],
    ['too_many_requests', 'Too many tries. Please wait ten minutes and enter the code again.'],
    ['internal', 'Your account could not be restored. Please try again.'],
  ] as const)('tells %s in words', async (code, text) => {
    const { onAdmitted, user, field } = await openRestore(() =>
      Promise.reject(refused(recoverAccount, code, errorStatus[code], errors[code])),
    );
    await user.type(field, 'aaaa{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent(text);
    expect(button('Restore my account')).toBeEnabled();
    expect(onAdmitted).not.toHaveBeenCalled();
  });
});
