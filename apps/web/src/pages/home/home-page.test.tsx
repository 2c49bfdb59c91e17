import type { LeagueId } from '@hub/engine/wire/ids';
import { boardOf } from '@hub/features/leaderboards/screen/testing/show-panel.tsx';
import { dailyGames, games, scoreGames } from '@hub/protocol/games';
import { playConfetti } from '@hub/ui/feedback/confetti.ts';
import { type Replies, refused } from '@hub/ui/net/testing/fake-net.tsx';
import { tokenFor } from '@hub/web/session/testing/tokens.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeMedia } from '../../app/testing/fake-media.ts';
import { freshAccount, renderApp } from '../../app/testing/render-app.tsx';

vi.mock('@hub/ui/feedback/confetti.ts', () => ({
  playConfetti: vi.fn<() => Promise<void>>(async () => undefined),
}));

async function open(replies: Replies = {}) {
  const app = renderApp('/', { token: tokenFor('Kestrel'), replies });
  await screen.findByRole('heading', { level: 1, name: /^Welcome(?: back)?, Kestrel$/ });
  return app;
}

/** An account with as many of today's rifts solved. */
const accountWith = (streak: number, solved: number) => {
  const rifts = dailyGames.map(({ names }, index) => [
    names.stats,
    {
      completed: streak,
      streak: index === 0 ? streak : 0,
      lastCompletedTime: index < solved ? Date.now() : 5,
    },
  ]);
  return { ...freshAccount, dailyRiftStats: Object.fromEntries(rifts) as typeof freshAccount.dailyRiftStats };
};

/** The ring of today with these parts. */
const ringOf = (parts: object) => ({
  day: '2026-11-21',
  reward: 40,
  isPaid: false,
  dailies: [],
  score: null,
  table: null,
  ...parts,
});

/** Returns the address of the card that is open. */
const activeCard = () =>
  within(screen.getByRole('region', { name: 'Games' }))
    .getAllByRole('link')
    .find((card) => card.className.includes('active'))
    ?.getAttribute('href');

beforeEach(() => void fakeMedia(1440));
afterEach(() => void vi.mocked(playConfetti).mockClear());

describe('home', () => {
  it.each([
    [freshAccount, `${dailyGames.length} new rifts opened today.`],
    [accountWith(6, 0), `${dailyGames.length} new rifts opened today. Your longest running streak: 6 days.`],
    [
      accountWith(6, 2),
      `2 of today's ${dailyGames.length} rifts solved. Your longest running streak: 6 days.`,
    ],
    [
      accountWith(1, dailyGames.length),
      "All of today's rifts are solved. Your longest running streak: 1 day.",
    ],
  ])('tells how the rifts of today stand', async (ownAccount, text) => {
    await open({ ownAccount });
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('shows the card of the solved daily games in gold after a first try, until the day is over', async () => {
    const dailies = [{ mode: 'championRift', attempts: 1 }];
    const day = new Date().toISOString().slice(0, 10);
    const ownAccount = accountWith(6, dailyGames.length);
    const { unmount } = await open({ ownAccount, dailyRing: ringOf({ day, dailies }) });
    expect(await screen.findByText('First try')).toBeVisible();
    unmount();
    // The card is that of the next daily game, which is not solved.
    const isOpen = await open({ ownAccount: accountWith(6, 1), dailyRing: ringOf({ day, dailies }) });
    await screen.findByText(/of \d+ pieces/);
    expect(screen.queryByText('First try')).toBeNull();
    isOpen.unmount();
    await open({ ownAccount, dailyRing: ringOf({ dailies }) });
    await screen.findByText(/of \d+ pieces/);
    expect(screen.queryByText('First try')).toBeNull();
  });

  it('plays confetti from the corners once a session', async () => {
    const { unmount } = await open();
    expect(playConfetti).toHaveBeenCalledExactlyOnceWith({ corners: true });
    expect(localStorage.getItem('init')).not.toBeNull();
    unmount();
    await open();
    expect(playConfetti).toHaveBeenCalledOnce();
  });

  it('leads to every game', async () => {
    await open();
    const cards = screen.getByRole('region', { name: 'Games' });
    expect(
      within(cards)
        .getAllByRole('link')
        .map((card) => card.getAttribute('href')),
    ).toEqual([
      '/dailyRifts/championRift',
      ...games.flatMap(({ kind, route }) =>
        kind === 'daily' ? [] : [kind === 'versus' ? `${route}?quick=1` : route],
      ),
    ]);
  });

  const played = { ...freshAccount.moreOrLessStats, playedGames: 3 };
  const allSolved = accountWith(1, dailyGames.length);
  const allPlayed = {
    ...allSolved,
    ...Object.fromEntries(scoreGames.map(({ names }) => [names.stats, played])),
  };
  it.each([
    ['the first rift that is open', accountWith(1, 1), {}, '/dailyRifts/itemRift'],
    ['a score game never played', { ...allSolved, moreOrLessStats: played }, {}, '/riftGuesser'],
    ['the first score game', allPlayed, {}, '/moreLess'],
    [
      "a table, once it is all that the day's ring lacks",
      allSolved,
      { score: { game: 'more or less', score: 3 } },
      '/chainOfLegends/lobbies?quick=1',
    ],
  ])('opens with %s', async (_, ownAccount, ring, path) => {
    await open({ ownAccount, dailyRing: ringOf(ring) });
    await vi.waitFor(() => expect(activeCard()).toBe(path));
  });

  it("shows the pieces of today's ring and what is next", async () => {
    const dailyRing = ringOf({
      dailies: [{ mode: 'championRift', attempts: 4 }],
      score: { game: 'rift guesser', score: 9 },
    });
    await open({ ownAccount: accountWith(6, 1), dailyRing });
    const ring = await screen.findByRole('region', { name: "Today's ring" });
    const pieces = dailyGames.length + 2;
    expect(await within(ring).findByText(`2 of ${pieces} pieces`)).toBeInTheDocument();
    expect(
      within(ring)
        .getAllByRole('link')
        .map((piece) => piece.textContent),
    ).toEqual([
      'Champion Rift, in 4',
      'Rift Guesser, 9',
      ...dailyGames.slice(1).map(({ names }) => `${names.title}, open`),
      'A game at a table, open',
      'Next: Item Rift',
    ]);
  });

  it.each([
    ['open, in place of a game at a table', { isPlayed: false }, null, 'Duel of the day, open', '/duel'],
    ['played', { isPlayed: true }, 'rift guesser', 'Duel of the day, played', ''],
  ])('has the duel of a league, %s', async (_, { isPlayed }, table, text, end) => {
    const league = 'abcdefghijklmnop' as LeagueId;
    await open({ ownAccount: accountWith(6, 1), dailyRing: ringOf({ table, duel: { league, isPlayed } }) });
    const ring = await screen.findByRole('region', { name: "Today's ring" });
    const piece = await within(ring).findByRole('link', { name: /^Duel of the day/ });
    expect(piece).toHaveTextContent(text);
    expect(piece).toHaveAttribute('href', `/league/${league}${end}`);
  });

  it('asks for the ring of the new day at midnight, and shows none until it has come', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse('2026-11-21T23:59:57Z') });
    let isNewDay = false;
    const dailyRing = () => (isNewDay ? new Promise(() => undefined) : ringOf({ isPaid: true }));
    await open({ ownAccount: accountWith(6, dailyGames.length), dailyRing });
    expect(await screen.findByRole('region', { name: 'Ring full' })).toBeInTheDocument();
    isNewDay = true;
    act(() => void vi.advanceTimersByTime(4_000));
    expect(await screen.findByRole('region', { name: "Today's ring" })).toBeInTheDocument();
    expect(screen.queryByText(/^0 of/)).toBeNull();
    vi.useRealTimers();
  });

  it('shows a full ring as paid', async () => {
    await open({ ownAccount: accountWith(6, dailyGames.length), dailyRing: ringOf({ isPaid: true }) });
    expect(await screen.findByRole('region', { name: 'Ring full' })).toHaveTextContent('+40 BE paid');
  });

  it('shows three first steps to a new player, until they are done', async () => {
    const { unmount } = await open({ ownAccount: { ...freshAccount, moreOrLessStats: played } });
    const steps = await screen.findByRole('region', { name: 'First steps' });
    expect(within(steps).getByText('1 of 3')).toBeInTheDocument();
    expect(
      within(steps)
        .getAllByRole('link')
        .map((step) => step.getAttribute('href')),
    ).toEqual(['/dailyRifts/championRift', '/moreLess/game/single', '/chainOfLegends/lobbies']);
    unmount();
    await open({
      ownAccount: {
        ...accountWith(1, 1),
        moreOrLessStats: played,
        chainOfLegendsStats: { wins: 1, looses: 0 },
      },
    });
    expect(await screen.findByRole('region', { name: "Today's ring" })).toBeInTheDocument();
  });

  it('does not offer a rift that was given up', async () => {
    const day = new Date().toISOString().slice(0, 10);
    await open({ ownAccount: accountWith(1, 0), dailyRing: ringOf({ day, givenUp: ['championRift'] }) });
    await waitFor(() => expect(activeCard()).toBe('/dailyRifts/itemRift'));
  });

  it.each(['botWins', 'botLosses', 'lateGames'])('counts a table of %s as a step', async (field) => {
    await open({ ownAccount: { ...freshAccount, [field]: { cooldownGuesserStats: 1 } } });
    const steps = await screen.findByRole('region', { name: 'First steps' });
    expect(within(steps).getByText('1 of 3')).toBeInTheDocument();
    expect(within(steps).getByRole('link', { name: /^Done.*Take a seat/i })).toBeInTheDocument();
  });

  it('does not open the card below a pointer that rests', async () => {
    await open();
    const cards = within(screen.getByRole('region', { name: 'Games' })).getAllByRole('link');
    const rift = cards[0];
    const chain = cards.find((card) => card.getAttribute('href')?.startsWith('/chainOfLegends'));
    if (rift === undefined || chain === undefined) throw new Error('no cards');
    fireEvent.pointerEnter(chain);
    expect(rift.className).toContain('active');
    fireEvent.pointerMove(chain, { movementX: 3 });
    expect(chain.className).toContain('active');
  });

  it('says "Welcome" on the first visit of an account, and "Welcome back" from the second on', async () => {
    const { unmount } = await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Kestrel');
    unmount();
    sessionStorage.clear();
    await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome back, Kestrel');
  });

  it('shows the three best of both games, each leading to the profile', async () => {
    await open({
      moreLessLeaderboard: boardOf(['Nyxara', 264], ['Tidecall', 231], ['Okko', 207]),
      riftGuesserLeaderboard: boardOf(['Bramble', 1]),
    });
    const podium = screen.getByRole('region', { name: 'Top 3' });
    const steps = await within(podium).findAllByRole('link');
    expect(steps.map((step) => step.textContent)).toEqual([
      'Nyxara264 pointsRank 11',
      'Tidecall231 pointsRank 22',
      'Okko207 pointsRank 33',
    ]);
    expect(steps[0]).toHaveAttribute('href', '/profile/Nyxara______');
    const scene = () => podium.querySelector('img')?.getAttribute('src');
    const first = scene();
    expect(first).toBeDefined();
    await userEvent.click(within(podium).getByLabelText('Rift Guesser'));
    expect(scene()).toBeDefined();
    expect(scene()).not.toBe(first);
    expect(within(podium).getByRole('link')).toHaveTextContent('Bramble1 point');
    expect(
      within(podium)
        .getAllByRole('listitem')
        .map((place) => place.textContent),
    ).toEqual(['Bramble1 pointRank 11', 'Place 2 is free2', 'Place 3 is free3']);
  });

  it('waits for both lists before it shows one', async () => {
    const answers: ((reply: unknown) => void)[] = [];
    const waiting = () => new Promise((resolve) => answers.push(resolve));
    await open({ moreLessLeaderboard: boardOf(['Nyxara', 264]), riftGuesserLeaderboard: waiting });
    const podium = screen.getByRole('region', { name: 'Top 3' });
    expect(within(podium).getByText('Loading the podium')).toBeInTheDocument();
    await waitFor(() => expect(answers).toHaveLength(1));
    expect(within(podium).queryByText('Nyxara')).toBeNull();
    answers[0]?.(boardOf());
    expect(await within(podium).findByText('Nyxara')).toBeInTheDocument();
    expect(within(podium).queryByText('Loading the podium')).toBeNull();
  });

  it('asks again for the podium that could not be fetched', async () => {
    let isDown = true;
    const { calls } = await open({
      moreLessLeaderboard: boardOf(['Nyxara', 264]),
      riftGuesserLeaderboard: () => {
        if (isDown) throw refused({ failure: 'Cannot fetch leaderboard' }, 'internal', 500);
        return boardOf();
      },
    });
    const podium = screen.getByRole('region', { name: 'Top 3' });
    expect(await within(podium).findByText('Cannot fetch leaderboard')).toBeInTheDocument();
    isDown = false;
    await userEvent.click(within(podium).getByRole('button', { name: 'Try again' }));
    expect(await within(podium).findByText('Nyxara')).toBeInTheDocument();
    expect(calls.filter(({ name }) => name === 'riftGuesserLeaderboard')).toHaveLength(2);
  });

  it('turns the podium between two games, each with its sign, and not while it is turning', async () => {
    await open();
    const podium = screen.getByRole('region', { name: 'Top 3' });
    const choice = (name: string) => within(podium).getByLabelText(name);
    expect(choice('More or Less').parentElement?.querySelector('.lucide-scale')).not.toBeNull();
    expect(choice('Rift Guesser').parentElement?.querySelector('.lucide-map')).not.toBeNull();
    expect(choice('More or Less')).toBeChecked();
    vi.useFakeTimers();
    fireEvent.click(choice('Rift Guesser'));
    act(() => void vi.advanceTimersByTime(239));
    fireEvent.click(choice('More or Less'));
    expect(choice('Rift Guesser')).toBeChecked();
    act(() => void vi.advanceTimersByTime(1));
    fireEvent.click(choice('More or Less'));
    expect(choice('More or Less')).toBeChecked();
    vi.useRealTimers();
  });

  it('lists what was played last, with streaks from the second day on', async () => {
    const player = { usernameEffect: 'fx-frost', score: null, totalPoints: null };
    const rift = (id: string, attempts: number, currentStreak: number) => ({
      id,
      game: 'champion rift',
      mode: 'single',
      winner: null,
      newHighScore: false,
      timestamp: Date.now(),
      players: [{ ...player, id: id.padEnd(12, '_'), name: id, attempts, currentStreak }],
    });
    await open({ lastMatches: [rift('Okko', 4, 2), rift('Nyxara', 3, 1)] });
    const list = await screen.findByRole('list', { name: 'Recent Activity' });
    const rows = within(list).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      'OkkoChampion Rift in 4Streak of 2 days2just now',
      'NyxaraChampion Rift in 3just now',
    ]);
    expect(within(list).getByRole('link', { name: 'Okko' })).toHaveAttribute('href', '/profile/Okko________');
  });

  it('says what it could not fetch, and tries again', async () => {
    let isDown = true;
    await open({
      lastMatches: () => {
        if (isDown) throw new Error('down');
        return [];
      },
    });
    const activity = screen.getByRole('region', { name: 'Recent Activity' });
    await within(activity).findByRole('alert');
    isDown = false;
    await userEvent.click(within(activity).getByRole('button', { name: 'Try again' }));
    expect(await within(activity).findByText('Nothing played yet')).toBeInTheDocument();
  });
});
