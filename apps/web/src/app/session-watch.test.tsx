import { heartbeat } from '@hub/protocol/http/activity';
import { refused } from '@hub/ui/net/testing/fake-net.tsx';
import { tokenFor } from '@hub/web/session/testing/tokens.ts';
import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { fakeMedia } from './testing/fake-media.ts';
import { renderApp } from './testing/render-app.tsx';

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  fakeMedia(1440, { reducedMotion: true });
});

it.each([
  ['a visitor', undefined],
  ['a player', tokenFor('Kestrel')],
])('the heart of %s beats from the start, with a session id', async (_, token) => {
  const { calls } = renderApp('/', { token });
  const beats = () => calls.filter(({ name }) => name === 'heartbeat');
  await vi.waitFor(() => expect(beats()).toHaveLength(1));
  await screen.findByRole('heading', { level: 1 });
  act(() => void vi.advanceTimersByTime(30_000));
  await vi.waitFor(() => expect(beats()).toHaveLength(2));
  expect(beats()[1]?.body).toEqual(beats()[0]?.body);
  expect(beats()[0]?.body).toEqual({
    sessionId: expect.stringMatching(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/) as string,
  });
});

it.each([
  ['a visitor', '/welcome', undefined],
  ['a player', '/', tokenFor('Kestrel')],
])(
  '%s reads what the host tells everyone until it is dismissed in this browser',
  async (_, address, token) => {
    localStorage.removeItem('hub.dismissedNotices');
    let notices = [
      { id: 'b', spans: [{ text: 'Closed ' }, { text: 'tonight', href: '/news' }] },
      { id: 'a', spans: [{ text: 'Cup on Sunday' }] },
    ];
    renderApp(address, { token, replies: { heartbeat: () => Promise.resolve({ online: 1, notices }) } });
    const bar = await screen.findByRole('complementary', { name: 'Notice of the host' });
    expect(bar).toHaveTextContent('Closed tonight');
    expect(screen.getByRole('link', { name: 'tonight' })).toHaveAttribute('href', '/news');
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss the notice' }));
    expect(bar).toHaveTextContent('Cup on Sunday');
    expect(localStorage.getItem('hub.dismissedNotices')).toBe('b');
    notices = [];
    act(() => void vi.advanceTimersByTime(30_000));
    await vi.waitFor(() => expect(bar).not.toBeInTheDocument());
  },
);

it.each([
  ['a visitor', '/welcome', undefined],
  ['a player', '/', tokenFor('Kestrel')],
])('%s reads why the hub is closed; the page goes on by itself', async (_, address, token) => {
  let isClosed = true;
  const beat = () => {
    if (isClosed) throw refused(heartbeat, 'maintenance', 503, 'Back at eight.');
    return { online: 1 };
  };
  const { calls, session } = renderApp(address, { token, replies: { heartbeat: beat } });
  await screen.findByRole('heading', { level: 1 });
  // Any refused call says it.
  act(() => session.setState({ closedText: 'Back at eight.' }));
  const bar = await screen.findByRole('complementary', { name: 'Maintenance' });
  expect(bar).toHaveTextContent('Back at eight.');
  const accounts = () => calls.filter(({ name }) => name === 'ownAccount').length;
  const before = accounts();
  act(() => void vi.advanceTimersByTime(30_000));
  expect(bar).toBeInTheDocument();
  isClosed = false;
  act(() => void vi.advanceTimersByTime(30_000));
  await vi.waitFor(() => expect(bar).not.toBeInTheDocument());
  await vi.waitFor(() => expect(accounts()).toBe(token === undefined ? before : before + 1));
});
