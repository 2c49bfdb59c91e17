import { tokenFor } from '@hub/web/session/testing/tokens.ts';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeMedia } from './testing/fake-media.ts';
import { freshAccount, renderApp } from './testing/render-app.tsx';

const token = tokenFor('Kestrel');
const home = () => screen.findByRole('heading', { level: 1, name: /^Welcome(?: back)?, Kestrel$/ });
const welcome = () => screen.findByRole('heading', { level: 1, name: /games\. One rift\.$/ });

beforeEach(() => void fakeMedia(1440, { reducedMotion: true }));

describe('without a token', () => {
  it.each(['/', '/dailyRifts/championRift', '/nowhere'])('%s leads to the welcome page', async (address) => {
    renderApp(address);
    await welcome();
    expect(location.pathname).toBe('/welcome');
  });

  it('an address that was asked for is followed after signing in', async () => {
    const { session } = renderApp('/dailyRifts/?from=mail#top');
    await welcome();
    act(() => {
      session.signIn(token);
      session.completeSignIn();
    });
    await screen.findByRole('heading', { level: 1, name: 'Daily Rifts' });
    expect(location.pathname + location.search + location.hash).toBe('/dailyRifts/?from=mail#top');
    // The return address is used once: the next guest starts at home.
    await waitFor(() => expect(sessionStorage.getItem('hub.returnTo')).toBeNull());
  });
});

describe('with a token', () => {
  it.each(['/welcome', '/a/b/c'])('%s leads home', async (address) => {
    renderApp(address, { token });
    await home();
    expect(location.pathname).toBe('/');
  });

  it.each([
    ['/chainOfLegends/lobby/ABC123', '/chainOfLegends/lobbies'],
    ['/chainOfLegends/game/ABC123', '/chainOfLegends/lobbies'],
    ['/cooldownGuesser/lobby/ABC123', '/cooldownGuesser/lobbies'],
    ['/cooldownGuesser/game/ABC123', '/cooldownGuesser/lobbies'],
  ])(
    '%s of a lobby of another player leads to the lobby list, to ask for a seat',
    async (address, lobbies) => {
      renderApp(address, { token });
      await waitFor(() => expect(location.pathname + location.search).toBe(`${lobbies}?join=ABC123`));
    },
  );

  it('the game without a mode leads to its home', async () => {
    renderApp('/moreLess/game', { token });
    await screen.findByRole('heading', { level: 1 });
    expect(location.pathname).toBe('/moreLess');
  });

  it('a session that ends elsewhere leads to the welcome page, with a word', async () => {
    const { session } = renderApp('/dailyRifts/', { token });
    await screen.findByRole('heading', { level: 1, name: 'Daily Rifts' });
    act(() => session.end('revoked'));
    await welcome();
    expect(
      await screen.findByText('You were signed out everywhere. Please sign in again.'),
    ).toBeInTheDocument();
    expect(sessionStorage.getItem('hub.returnTo')).toBe('/dailyRifts/');
  });

  it('an account that is closed while its page is open is logged out when a socket is refused', async () => {
    let softDeleted = false;
    const { session } = renderApp('/', {
      token,
      replies: { ownAccount: () => ({ ...freshAccount, softDeleted }) },
    });
    await home();
    softDeleted = true;
    act(() => session.setState({ refusals: 1 }));
    await welcome();
    expect(session.getState().ended).toBe('deleted');
  });

  it('a deleted account is logged out at the start', async () => {
    renderApp('/', { token, replies: { ownAccount: { ...freshAccount, softDeleted: true } } });
    await welcome();
    expect(localStorage.getItem('token')).toBeNull();
  });

  it('a renewed token is kept', async () => {
    const fresh = tokenFor('Kestrel', { iat: 9 });
    renderApp('/', { token, replies: { ownAccount: { ...freshAccount, token: fresh } } });
    await home();
    await waitFor(() => expect(localStorage.getItem('token')).toBe(fresh));
  });
});
