import { chooseLanguage, chosenLanguage } from '@hub/ui/language/chosen-language.ts';
import { tokenFor } from '@hub/web/session/testing/tokens.ts';
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeMedia } from './testing/fake-media.ts';
import { freshAccount, renderApp } from './testing/render-app.tsx';

const token = tokenFor('Kestrel');
const keepLanguage = ({ body }: { readonly body: unknown }) => body;

beforeEach(() => fakeMedia(1440, { reducedMotion: true }));

/** Opens home as a player whose account has this choice. Returns the choices that were kept with it. */
async function openHome(language: string | undefined) {
  const { calls } = renderApp('/', {
    token,
    replies: { ownAccount: { ...freshAccount, language }, keepLanguage },
  });
  await waitFor(() => expect(calls.map(({ name }) => name)).toContain('ownAccount'));
  // The account arrives.
  await act(() => new Promise((resolve) => void setTimeout(resolve)));
  return () => calls.filter(({ name }) => name === 'keepLanguage').map(({ body }) => body);
}

it('a browser without a choice takes that of the account', async () => {
  const kept = await openHome('en_GB');
  await waitFor(() => expect(chosenLanguage()).toBe('en_GB'));
  expect(kept()).toEqual([]);
});

it('a choice that was made before there was an account is kept with it, and so is each new one', async () => {
  chooseLanguage('en_AU');
  const kept = await openHome(undefined);
  await waitFor(() => expect(kept()).toEqual([{ language: 'en_AU' }]));
  act(() => chooseLanguage('en_GB'));
  await waitFor(() => expect(kept()).toEqual([{ language: 'en_AU' }, { language: 'en_GB' }]));
});

it('a browser keeps its own choice where the account has another', async () => {
  chooseLanguage('en_GB');
  const kept = await openHome('en_US');
  expect(chosenLanguage()).toBe('en_GB');
  expect(kept()).toEqual([]);
});

it('an unknown code of the account is no choice', async () => {
  await openHome('tlh');
  expect(localStorage.getItem('gameLanguage')).toBeNull();
});
