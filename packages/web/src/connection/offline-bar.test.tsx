import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OfflineBar } from './offline-bar.tsx';

const fire = (event: 'online' | 'offline') => act(async () => void window.dispatchEvent(new Event(event)));
const OFFLINE = 'You are offline. We keep your place.';

it('appears with the event of the browser, and leaves two seconds after the network is back', async () => {
  vi.useFakeTimers();
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  render(<OfflineBar />);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  await fire('offline');
  expect(screen.getByRole('status')).toHaveTextContent(OFFLINE);
  await fire('online');
  expect(screen.getByRole('status')).toHaveTextContent('You are back online.');
  act(() => void vi.advanceTimersByTime(2_000));
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('is there on a page that opens without a network', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  render(<OfflineBar />);
  expect(await screen.findByText(OFFLINE)).toBeVisible();
});

it('goes away when the server answers without a network, as on the same machine', async () => {
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({}));
  render(<OfflineBar />);
  await fire('offline');
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});
