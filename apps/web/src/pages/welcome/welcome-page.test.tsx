import { WelcomeTransition } from '@hub/features/accounts/screen/sign-in/welcome-transition.tsx';
import { playConfetti } from '@hub/ui/feedback/confetti.ts';
import { tokenFor } from '@hub/web/session/testing/tokens.ts';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeMedia } from '../../app/testing/fake-media.ts';
import { renderApp } from '../../app/testing/render-app.tsx';
import { Sticker } from './sticker.tsx';

vi.mock('@hub/ui/feedback/confetti.ts', () => ({
  playConfetti: vi.fn<() => Promise<void>>(async () => undefined),
}));

const scrollIntoView = vi.fn<Element['scrollIntoView']>();

beforeEach(() => {
  fakeMedia(1440, { reducedMotion: true });
  Element.prototype.scrollIntoView = scrollIntoView;
});
afterEach(() => {
  scrollIntoView.mockReset();
  vi.mocked(playConfetti).mockClear();
});

async function open(options: Parameters<typeof renderApp>[1] = {}, search = '') {
  const app = renderApp(`/welcome${search}`, options);
  await screen.findByRole('heading', { level: 1, name: /games\. One rift\.$/ });
  return app;
}
const section = (name: string) => screen.findByRole('region', { name });
const bar = () => within(screen.getByRole('navigation', { name: 'Welcome' }));

/** Returns the sticker's HTML for a visit on which `Math.random` returns this value. */
async function visit(chance: number): Promise<string> {
  vi.spyOn(Math, 'random').mockReturnValue(chance);
  const { container, unmount } = render(<Sticker />);
  await act(() => vi.advanceTimersByTimeAsync(2_499));
  expect(container).toBeEmptyDOMElement();
  await act(() => vi.advanceTimersByTimeAsync(1));
  const seen = container.innerHTML;
  unmount();
  return seen;
}

describe('the top bar', () => {
  it.each([
    ['Games', 'Choose your way in'],
    ['About', 'Made by players, for players'],
    ['Get Started', 'Pick a name and play'],
  ])('%s scrolls to "%s"', async (button, title) => {
    await open();
    const target = await section(title);
    await userEvent.click(bar().getByRole('button', { name: button }));
    expect(scrollIntoView.mock.contexts).toEqual([target]);
  });

  it('Get Started puts the cursor into the username box', async () => {
    await open();
    await userEvent.click(bar().getByRole('button', { name: 'Get Started' }));
    expect(screen.getByLabelText('Username')).toHaveFocus();
  });
});

it.each([
  ['closed', '', 'This hub takes no new players at the moment.', false],
  ['closed', '?invitation=abc', 'This hub takes no new players at the moment.', false],
  ['invite', '', /^New players need an invitation/, false],
  ['invite', '?invitation=abc', 'Pick a name and play', true],
] as const)(
  'a hub that takes no new players, %s, at /welcome%s, says "%s" from the start',
  async (registration, search, text, mayJoin) => {
    window.sessionStorage.clear();
    await open({ settings: { registration, signInConfigured: true } }, search);
    expect(screen.getByText(text)).toBeVisible();
    expect(screen.queryAllByLabelText('Username')).toHaveLength(mayJoin ? 1 : 0);
    for (const name of ['Create Guest Account', 'Sign Up', 'Pick a name'])
      expect(screen.queryAllByRole('button', { name })).toHaveLength(mayJoin ? 1 : 0);
    // Players of the hub log in as before.
    for (const name of ['Google Sign In', 'I have a recovery code'])
      expect(screen.getByRole('button', { name })).toBeEnabled();
  },
);

it('the sticker is another one on every visit, 2.5 s after it began', async () => {
  vi.useFakeTimers();
  const first = await visit(0);
  const second = await visit(0.99);
  expect(first).toContain('--left: 6%');
  expect(second).toContain('--left: 31');
  expect(first.replace(/--left: [\d.]+%/, '')).not.toBe(second.replace(/--left: [\d.]+%/, ''));
});

it('a chosen game asks for the name, and begins after signing in', async () => {
  const { session } = await open();
  const card = within(await section('Choose your way in')).getByRole('link', { name: 'More or Less' });
  expect(card).toHaveAttribute('href', '/moreLess/game/single');
  await userEvent.click(card);
  expect(screen.getByRole('heading', { name: 'What shall we call you?' })).toBeInTheDocument();
  expect(screen.getByText(/^More or Less begins as soon as/)).toBeInTheDocument();
  expect(screen.getByLabelText('Username')).toHaveFocus();
  act(() => {
    session.signIn(tokenFor('Kestrel'));
    session.completeSignIn();
  });
  await vi.waitFor(() => expect(window.location.pathname).toBe('/moreLess/game/single'));
});

describe('about', () => {
  it('states 5+ games, the players of this hub, and global leaderboards', async () => {
    await open();
    const about = await section('Made by players, for players');
    expect(await within(about).findByText('12K+')).toBeInTheDocument();
    const figures = [...about.querySelectorAll('dl > div')].map((figure) => [
      figure.querySelector('dd')?.textContent,
      figure.querySelector('dt')?.textContent.split(/[ ,]/)[0],
    ]);
    expect(figures).toEqual([
      ['5+', 'games'],
      ['Global', 'leaderboards'],
      ['12K+', 'players'],
    ]);
  });

  it('counts no players below ten', async () => {
    await open({ replies: { accountsCount: { count: 9 } } });
    await screen.findByRole('region', { name: 'What can be played here' });
    expect(screen.queryByText('9+')).toBeNull();
    expect(screen.queryByText('players so far')).toBeNull();
  });
});

describe('the footer', () => {
  it('links to help, terms, the publisher and a mailbox, and opens the privacy settings', async () => {
    await open({ settings: { legalUrl: 'https://legal.example', contactEmail: 'hub@example.org' } });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['FAQ', '/faq'],
      ['Provable dailies', '/provable'],
      ['Terms & Policies', '/termsAndPolicies'],
      ['Publisher legal page', 'https://legal.example'],
      ['Contact', 'mailto:hub@example.org'],
    ]);
    await userEvent.click(footer.getByRole('button', { name: 'Privacy Settings' }));
    expect(await screen.findByRole('dialog', { name: 'Privacy settings' })).toBeVisible();
  });

  it('says whose product this is not, and shows no link that the host has not set', async () => {
    await open();
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByText(/unofficial fan project.*not endorsed by the publisher/)).toBeVisible();
    expect(footer.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'FAQ',
      'Provable dailies',
      'Terms & Policies',
    ]);
  });
});

describe('a new guest', () => {
  it('is celebrated with confetti and a sound', async () => {
    const { sound } = await open({ replies: { createAccount: { token: tokenFor('Kestrel') } } });
    await userEvent.type(screen.getByLabelText('Username'), 'Kestrel');
    expect(playConfetti).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: 'Create Guest Account' }));
    await vi.waitFor(() => expect(playConfetti).toHaveBeenCalledOnce());
    expect(sound.playCue.mock.calls).toEqual([['create']]);
  });

  it.each([
    ['Kestrel', 'Welcome Kestrel!'],
    [undefined, 'Welcome Summoner!'],
    ['', 'Welcome Summoner!'],
  ])('called %j reads "%s"', (name, title) => {
    render(<WelcomeTransition name={name} />);
    expect(screen.getByText(title)).toBeInTheDocument();
    expect(screen.getByText('Preparing your adventure...')).toBeInTheDocument();
  });
});
