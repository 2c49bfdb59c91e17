import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { readConsent } from './consent.ts';
import { ContentHostContext } from './content-host.ts';
import { PicturesCardLayer } from './pictures-card-layer.tsx';

const CARD = "Show the game's own pictures?";

const show = (contentUrl: string | null) =>
  render(
    <ContentHostContext value={contentUrl}>
      <PicturesCardLayer />
    </ContentHostContext>,
  );

it.each([
  ['Show pictures', true],
  ['No, thanks', false],
])('%s stores the answer and removes the card for good', async (answer, pictures) => {
  show('https://pictures.example');
  expect(await screen.findByRole('region', { name: CARD })).toHaveTextContent('pictures.example');
  await userEvent.click(screen.getByRole('button', { name: answer }));
  expect(readConsent()).toEqual({ pictures, feedback: false });
  await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
  show('https://pictures.example');
  expect(screen.queryByRole('region')).toBeNull();
});

it('does not ask on a hub without a content network', () => {
  show(null);
  expect(screen.queryByRole('region')).toBeNull();
});
