import { errors } from '@hub/engine/wire/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../../../../apps/web/src/app/testing/render-app.tsx';

const KEY = 'ABCD-EFGH-JKMN-PQRS';
const IDENTITY = 'AGE-SECRET-KEY-1TEST';

afterEach(() => vi.unstubAllGlobals());

/** The page of an empty hub on which these files are uploaded already. */
async function open(uploaded: readonly string[], further: object = {}) {
  const firstRun = { isEmpty: true, canRestore: true, maxBytes: 1_000_000, uploaded };
  const app = renderApp(`/first-run#key=${KEY}`, { replies: { firstRun, ...further } });
  await screen.findByRole('button', { name: 'Verify and restore' });
  return { ...app, user: userEvent.setup() };
}

it('says that a restore worked, and leaves neither key nor identity nor an armed button', async () => {
  const { user, calls, container } = await open(['manifest.json', 'hub.sqlite.age', 'secret.age'], {
    restoreFirstRun: { found: '3 accounts with 40 BE in all' },
  });
  await user.type(screen.getByLabelText('Secret key (age identity)'), IDENTITY);
  await user.click(screen.getByRole('button', { name: 'Verify and restore' }));
  expect(await screen.findByText('The backup is restored.')).toBeVisible();
  expect(screen.getByText('3 accounts with 40 BE in all')).toBeVisible();
  expect(calls.find(({ name }) => name === 'restoreFirstRun')?.body).toEqual({
    key: KEY,
    identity: IDENTITY,
  });
  expect(screen.queryByRole('button', { name: 'Verify and restore' })).toBeNull();
  const values = [...container.querySelectorAll('input')].map(({ value }) => value);
  expect([...values, location.hash].join('')).not.toMatch(/ABCD|AGE-SECRET/);
});

it.each([
  ['a proxy', 413, '<html>', /^A proxy in front of the hub .+ client_max_body_size/],
  [
    'the hub',
    413,
    JSON.stringify({ error: 'payload_too_large', message: errors.payload_too_large }),
    errors.payload_too_large,
  ],
])('says what to do when %s refuses a part', async (_who, status, body, text) => {
  const { user } = await open([]);
  vi.stubGlobal(
    'fetch',
    vi.fn<typeof fetch>(async () => new Response(body, { status })),
  );
  await user.upload(screen.getByLabelText('Files of the backup'), new File(['{}'], 'manifest.json'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(text));
});
