import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { readConsent, saveConsent } from './consent.ts';
import { ConsentLayer } from './consent-layer.tsx';
import { openPrivacySettings } from './open-privacy-settings.ts';

interface Host {
  readonly contentUrl?: string | null;
  readonly feedbackService?: string | null;
}

async function openSettings({
  contentUrl = 'https://pictures.example/cdn',
  feedbackService = null,
}: Host = {}) {
  render(
    <>
      <button type="button" onClick={openPrivacySettings}>
        Privacy Settings
      </button>
      <ConsentLayer contentUrl={contentUrl} feedbackService={feedbackService} />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Privacy Settings' }));
  return within(await screen.findByRole('dialog', { name: 'Privacy settings' }));
}
const SERVICE = 'https://key@feedback.example/7';

it('shows and requests nothing until it is opened', () => {
  const fetched = vi.spyOn(globalThis, 'fetch');
  render(<ConsentLayer contentUrl="https://pictures.example" feedbackService={SERVICE} />);
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(fetched).not.toHaveBeenCalled();
});

it('names the hosts: pictures and passing feedback on are off, the necessary is always on', async () => {
  const dialog = await openSettings({ feedbackService: SERVICE });
  expect(dialog.getByText('Necessary')).toBeVisible();
  expect(dialog.getByText('Always on')).toBeVisible();
  const pictures = dialog.getByRole('switch', { name: 'Pictures of the game' });
  expect(pictures).not.toBeChecked();
  expect(pictures).toHaveAccessibleDescription(/pictures\.example/);
  const feedback = dialog.getByRole('switch', { name: 'Pass feedback on' });
  expect(feedback).not.toBeChecked();
  expect(feedback).toHaveAccessibleDescription(/feedback\.example/);
});

it('offers no choice that the host does not have', async () => {
  const dialog = await openSettings({ contentUrl: null });
  expect(dialog.queryByRole('switch')).toBeNull();
  expect(
    dialog.getByText('This hub fetches no pictures from elsewhere. You see drawn emblems.'),
  ).toBeVisible();
  expect(
    dialog.getByText('This page talks to this server alone, so there is nothing to choose.'),
  ).toBeVisible();
  // Besides the cross.
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['OK', '']);
  await userEvent.click(dialog.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it.each(['Cancel', 'Close'])('%s changes nothing', async (way) => {
  saveConsent({ pictures: false, feedback: false });
  const dialog = await openSettings();
  await userEvent.click(dialog.getByRole('switch', { name: 'Pictures of the game' }));
  await userEvent.click(dialog.getByRole('button', { name: way }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(readConsent()).toEqual({ pictures: false, feedback: false });
});

it('shows what was chosen before', async () => {
  saveConsent({ pictures: false, feedback: true });
  const dialog = await openSettings({ feedbackService: SERVICE });
  expect(dialog.getByRole('switch', { name: 'Pictures of the game' })).not.toBeChecked();
  expect(dialog.getByRole('switch', { name: 'Pass feedback on' })).toBeChecked();
});
