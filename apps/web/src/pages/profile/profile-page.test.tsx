import { saveConsent } from '@hub/features/settings/screen/consent.ts';
import { dailyGames } from '@hub/protocol/games';
import { type Replies, refused } from '@hub/ui/net/testing/fake-net.tsx';
import { tokenFor } from '@hub/web/session/testing/tokens.ts';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { fakeMedia } from '../../app/testing/fake-media.ts';
import { freshAccount, renderApp } from '../../app/testing/render-app.tsx';

const OTHER = 'ccccDDDD5678';
const UNKNOWN = { failure: 'Cannot fetch account' };

const other = {
  ...freshAccount,
  id: OTHER,
  player_id: OTHER,
  name: 'Nyxara',
  dailyRiftStats: {
    ...freshAccount.dailyRiftStats,
    championRift: { completed: 41, streak: 6, hardDays: 2, lastCompletedTime: null },
    itemRift: { ...freshAccount.dailyRiftStats.itemRift, completed: 3, streak: 1 },
  },
  moreOrLessStats: { highscore: 64, playedGames: 1320, rank: 214, coopHighscore: 38 },
  riftGuesserStats: { highscore: 19, playedGames: 57, rank: null },
  chainOfLegendsStats: { wins: 23, looses: 14 },
  cooldownGuesserStats: { wins: 4, looses: 0 },
};

/** A player of a match without scores. */
const player = (id: string, name: string) => ({
  id,
  name,
  usernameEffect: null,
  attempts: null,
  currentStreak: null,
  score: null,
  totalPoints: null,
});

const byId = ({ params }: { params: { id: string } }) => {
  if (params.id === OTHER) return other;
  if (params.id === 'eeeeFFFF9012') return { ...other, player_id: 'eeeeFFFF9012', name: 'Okko' };
  throw refused(UNKNOWN, 'player_not_found', 404);
};

function open(address: string, replies: Replies = {}) {
  return renderApp(address, { token: tokenFor('Kestrel'), replies: { accountById: byId, ...replies } });
}

const heading = (name: string | RegExp) => screen.findByRole('heading', { level: 1, name });

beforeEach(() => {
  fakeMedia(1440);
  // Marks the confetti of the home page, to which unknown ids redirect, as already shown.
  localStorage.setItem('init', '1');
});

const week = () => screen.queryByRole('region', { name: 'Your streaks' });

describe('whose profile it is', () => {
  it('loads anew when the id changes', async () => {
    const { calls } = open(`/profile/${OTHER}`, {
      accountById: ({ params }: { params: { id: string } }) => {
        if (params.id !== OTHER) return byId({ params });
        const players = [player(OTHER, 'Nyxara'), player('eeeeFFFF9012', 'Okko')];
        const game = { game: 'chain of legends', mode: 'single', winner: OTHER, newHighScore: false };
        return { ...other, lastGames: [{ id: 'm', timestamp: 1, players, ...game }] };
      },
    });
    await heading('Nyxara');
    await userEvent.click(await screen.findByRole('link', { name: 'Okko' }));
    await heading('Okko');
    expect(calls.filter(({ name }) => name === 'accountById').map(({ params }) => params)).toEqual([
      { id: OTHER },
      { id: 'eeeeFFFF9012' },
    ]);
  });

  it.each([
    ['unknown', 404],
    ['malformed', 400],
  ])('leads home with a word when the id is %s', async (_, status) => {
    open('/profile/zzzzzzzzzzzz', {
      accountById: () => {
        throw refused(UNKNOWN, 'player_not_found', status);
      },
    });
    await heading(/^Welcome(?: back)?, Kestrel$/);
    expect(location.pathname).toBe('/');
    expect(await screen.findByText('Player not found')).toBeInTheDocument();
  });

  it('says when it cannot be fetched, and tries again', async () => {
    let isDown = true;
    open(`/profile/${OTHER}`, {
      accountById: ({ params }: { params: { id: string } }) => {
        if (isDown) throw refused(UNKNOWN, 'internal', 500);
        return byId({ params });
      },
    });
    expect(await screen.findByText('Cannot fetch account')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await heading('Nyxara');
  });
});

const wearing = (image: string) => ({
  ...freshAccount,
  activeProfileIcon: { id: 'i', name: 'Wukong', image },
});

const iconPicture = () => screen.getByRole('main').querySelector('img[referrerpolicy]');

describe('the header', () => {
  it('has when the player joined, the best streak and the favourite game', async () => {
    const highlights = { joined: '2026-03-14', longestStreak: 12, favouriteGame: 'moreOrLess' };
    open(`/profile/${OTHER}`, { accountById: { ...other, highlights } });
    await heading('Nyxara');
    expect(await screen.findByText('Playing since March 2026')).toBeVisible();
    expect(screen.getByText('Best streak: 12 days')).toBeVisible();
    expect(screen.getByText('Favourite game: More or Less')).toBeVisible();
  });

  it('leaves out what there is nothing to say about', async () => {
    const highlights = { joined: '2026-03-14', longestStreak: 1, favouriteGame: 'aNewerGame' };
    const { unmount } = open(`/profile/${OTHER}`, { accountById: { ...other, highlights } });
    expect(await screen.findByText('Playing since March 2026')).toBeVisible();
    expect(screen.queryByText(/^(Best streak|Favourite game)/)).toBeNull();
    unmount();
    open(`/profile/${OTHER}`);
    await screen.findByRole('region', { name: 'Daily Rifts' });
    expect(screen.queryByText(/^Playing since/)).toBeNull();
  });

  it('has no button that does not work: where Google is not set up, it is with the recovery codes', async () => {
    open('/profile');
    const only = await screen.findByRole('region', { name: 'Only for you' });
    expect(await within(only).findByRole('button', { name: 'Connect Google Account' })).toBeDisabled();
    expect(screen.getAllByRole('button', { name: 'Connect Google Account' })).toHaveLength(1);
  });

  it('wears the icon: its own picture, or the portrait of the champion of that name', async () => {
    saveConsent({ pictures: true, feedback: false });
    const settings = { contentUrl: 'https://content.example' };
    const first = renderApp('/profile', {
      token: tokenFor('Kestrel'),
      settings,
      replies: { ownAccount: wearing('') },
    });
    await heading('Kestrel');
    await waitFor(() =>
      expect(iconPicture()).toHaveAttribute('src', expect.stringContaining('/img/champion/MonkeyKing.png')),
    );
    first.unmount();
    renderApp('/profile', { settings, replies: { ownAccount: wearing('/icons/wukong.svg') } });
    await waitFor(() => expect(iconPicture()).toHaveAttribute('src', '/icons/wukong.svg'));
  });
});

it('shows the owner the parts that nobody else sees', async () => {
  open('/profile');
  const region = await screen.findByRole('region', { name: 'Only for you' });
  for (const name of ['Blue Essence history', 'Recovery codes', 'Your account'])
    expect(within(region).getByRole('region', { name })).toBeInTheDocument();
});

it('shows nobody the parts of another player', async () => {
  // Loaded by now if they were wanted.
  await import('./own-sections.tsx');
  open(`/profile/${OTHER}`);
  await screen.findByRole('region', { name: 'Daily Rifts' });
  expect(screen.queryByRole('region', { name: 'Only for you' })).toBeNull();
});

describe('the recent matches', () => {
  const chain = {
    id: 'm1',
    game: 'chain of legends',
    mode: 'single',
    winner: OTHER,
    newHighScore: false,
    timestamp: Date.now(),
    players: [player('aaaaBBBB1234', 'Kestrel'), player(OTHER, 'Nyxara')],
  };

  it('cut the names of games against others to six characters, and show all of one on focus', async () => {
    open('/profile', { ownAccount: { ...freshAccount, lastGames: [chain] } });
    const list = await screen.findByRole('list', { name: 'Recent Matches' });
    expect(list).toHaveTextContent('Kestre…');
    expect(list).toHaveTextContent('Lost');
    const long = within(list).getByRole('link', { name: 'Kestrel' });
    expect(within(list).getByRole('link', { name: 'Nyxara' })).toHaveTextContent(/^Nyxara$/);
    expect(screen.queryByRole('tooltip')).toBeNull();
    long.focus();
    expect(await screen.findByRole('tooltip')).toHaveTextContent('Kestrel');
  });

  it('have the own week below a short list only, and never that of another player', async () => {
    const streak = { length: 0, longest: 0, freezes: 0, daysToFreeze: 7 };
    const days = Array.from({ length: 14 }, (_, at) => ({ day: `2026-11-${at + 10}`, kind: 'completed' }));
    const replies = { dailyStreak: { ...streak, days } };
    const own = open('/profile', replies);
    await waitFor(() =>
      expect(screen.queryAllByRole('list', { name: 'The last 7 days' })).toHaveLength(dailyGames.length),
    );
    own.unmount();
    const lastGames = [1, 2, 3, 4, 5].map((id) => ({ ...chain, id: `c${id}` }));
    const full = open('/profile', { ...replies, ownAccount: { ...freshAccount, lastGames } });
    await screen.findByRole('list', { name: 'Recent Matches' });
    expect(week()).toBeNull();
    full.unmount();
    open(`/profile/${OTHER}`, replies);
    await heading('Nyxara');
    await screen.findByRole('region', { name: 'Recent Matches' });
    expect(week()).toBeNull();
  });
});

const tableCard = async (counts: object) => {
  open('/profile', { ownAccount: { ...freshAccount, ...counts } });
  return screen.findByRole('region', { name: 'Cooldown Clash' });
};

describe('games at a table', () => {
  it('are not played before the first one', async () =>
    expect(await tableCard({})).toHaveTextContent('Not played yet.'));

  it('against bots stand apart from wins and losses, which have no rate without people', async () => {
    const counts = { botWins: { cooldownGuesserStats: 1 }, botLosses: { cooldownGuesserStats: 2 } };
    const card = await tableCard(counts);
    expect(card).toHaveTextContent('Wins0Losses0Bots beaten1 of 3');
    expect(within(card).queryByText('Win rate')).toBeNull();
  });

  it('that were joined late are told, and wins with people have a rate', async () => {
    const stats = { wins: 3, looses: 1 };
    const card = await tableCard({ cooldownGuesserStats: stats, lateGames: { cooldownGuesserStats: 2 } });
    expect(card).toHaveTextContent('Wins3Losses1Bots beaten–Joined while they were played: 2Win rate75.00%');
  });
});
