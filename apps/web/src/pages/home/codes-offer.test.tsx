import type { Replies } from '@hub/ui/net/testing/fake-net.tsx';
import { useAccount } from '@hub/web/session/account.ts';
import { showToPlayer } from '@hub/web/session/testing/show-to-player.tsx';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { freshAccount } from '../../app/testing/render-app.tsx';
import { CodesOfferLayer } from './codes-offer-layer.tsx';

const CODES = ['AAAA-AAAA-AAAA-AAAA', 'BBBB-BBBB-BBBB-BBBB'];
const TITLE = 'Keep the account of Kestrel';

/** What the page knows of the account. */
const Known = () => <output>{JSON.stringify(useAccount().data?.needsRecoveryCode ?? null)}</output>;
const known = (text: string) => screen.findByText(text, { selector: 'output' });

function show(ownAccount: unknown, replies: Replies = {}) {
  const page = (
    <>
      <CodesOfferLayer />
      <Known />
    </>
  );
  return showToPlayer(page, {
    ownAccount,
    recoveryCodes: { left: 0, madeAt: null },
    makeRecoveryCodes: { codes: CODES },
    keepRecoveryCodes: { kept: true },
    ...replies,
  });
}
const needing = { ...freshAccount, needsRecoveryCode: true };
const press = (name: string) => screen.findByRole('button', { name });

// What is loaded when it is needed is imported first, so that the tests do not wait for it.
beforeAll(() => import('@hub/features/accounts/screen/codes-offer.tsx'));
beforeEach(() => localStorage.clear());

it('offers nothing to who needs no code', async () => {
  const { calls } = show(freshAccount);
  await waitFor(() => expect(calls).toHaveLength(1));
  await known('null');
  expect(screen.queryByRole('region')).toBeNull();
});

it('makes codes on the page, shows them until they are kept, and offers no more', async () => {
  let account: object = needing;
  const { queries, user } = show(() => account);
  const offer = await screen.findByRole('region', { name: TITLE });
  await user.click(await press('Make recovery codes'));
  const sheet = await screen.findByRole('dialog', { name: 'Your recovery codes' });
  // The account is fetched again meanwhile, and says that there are codes.
  account = freshAccount;
  void queries.invalidateQueries();
  await known('null');
  expect(sheet).toBeInTheDocument();
  expect(within(sheet).getAllByRole('listitem')).toHaveLength(CODES.length);
  await user.click(await press('I have kept them'));
  expect(offer).not.toBeInTheDocument();
  expect(sheet).not.toBeInTheDocument();
});

it('does not come back with an account that was fetched before the codes were made', async () => {
  const { queries, user } = show(needing);
  await user.click(await press('Make recovery codes'));
  await screen.findByRole('dialog', { name: 'Your recovery codes' });
  await user.click(await press('I have kept them'));
  expect(screen.queryByRole('region')).toBeNull();
  expect(queries.getQueryData(['account', 'account-Kestrel'])).toMatchObject({ name: 'Kestrel' });
});

it('makes no codes where another page has made some, because new ones end the old ones', async () => {
  const { calls } = show(needing, { recoveryCodes: { left: 8, madeAt: Date.UTC(2026, 10, 20, 12) } });
  const offer = await screen.findByRole('region', { name: TITLE });
  expect(await within(offer).findByText('8 of 8 codes left, made on 20 Nov 2026.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Make recovery codes' })).toBeNull();
  expect(calls.map(({ name }) => name)).not.toContain('makeRecoveryCodes');
});

it('is declined for good in this browser, by this guest', async () => {
  const { user } = show(needing);
  await user.click(await press("Don't ask again"));
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  show(needing);
  await known('true');
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();
  localStorage.setItem('hub.noCodes.another', localStorage.getItem('hub.noCodes.aaaaBBBB1234') ?? '');
  localStorage.removeItem('hub.noCodes.aaaaBBBB1234');
  show(needing);
  expect(await screen.findByRole('region', { name: TITLE })).toBeVisible();
});

it('leaves it to the bar where the browser stores nothing', async () => {
  const { session } = show(needing);
  // Before the answer of the server is there.
  act(() => session.setState({ isStored: false }));
  await known('true');
  expect(screen.queryByRole('region')).toBeNull();
});
