import { matchSchema } from '@hub/protocol/http/activity';
import { fakeNet, type Replies } from '@hub/ui/net/testing/fake-net.tsx';
import { screens } from '@hub/web/games.ts';
import { act, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeMedia } from '../../app/testing/fake-media.ts';
import { Ticker } from './ticker.tsx';
import { useLandingNews } from './use-landing-news.ts';

// Fetched by the page when there are matches to show.
await import('./ticker-belt.tsx');

/** Interval (ms) at which the page fetches new data. */
const REFRESH_MS = 3_500;

const match = (count: number) =>
  matchSchema.parse({
    id: `m${count}`,
    game: 'champion rift',
    mode: 'single',
    winner: null,
    newHighScore: false,
    timestamp: count,
    players: [
      {
        id: `player${String(count).padStart(6, '0')}`,
        name: `P${count}`,
        usernameEffect: null,
        attempts: count,
        currentStreak: null,
        score: null,
        totalPoints: null,
      },
    ],
  });
const matches = (count: number) => Array.from({ length: count }, (_, i) => match(i + 1));

function Landing() {
  const { players, ticker } = useLandingNews();
  return (
    <>
      <p>{players} players</p>
      <Ticker {...ticker} />
    </>
  );
}

async function show(replies: Replies) {
  const { calls, wrapper } = fakeNet({ accountsCount: { count: 2500 }, ...replies });
  render(<Landing />, { wrapper });
  await act(() => vi.advanceTimersByTimeAsync(0));
  await act(() => vi.dynamicImportSettled());
  return { names: () => calls.map(({ name }) => name) };
}

const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const band = () => screen.getByRole('region', { name: 'Recent games' });

beforeEach(() => {
  vi.useFakeTimers();
  fakeMedia(1440);
});

describe('the ticker', () => {
  it('repeats the list three times, and reads it out once', async () => {
    await show({ lastMatches: matches(4) });
    expect(screen.getByText('2,500 players')).toBeInTheDocument();
    expect(within(band()).getAllByText('solved Champion Rift in 2 guesses')).toHaveLength(3);
    expect(within(band()).getAllByRole('listitem')).toHaveLength(4);
  });

  it('asks at the start, and every 3.5 s for one of two things at random', async () => {
    const chance = vi.spyOn(Math, 'random').mockReturnValue(0.49);
    const { names } = await show({ lastMatches: matches(1) });
    expect(names()).toEqual(['accountsCount', 'lastMatches']);
    await advanceTime(REFRESH_MS - 1);
    expect(names()).toHaveLength(2);
    await advanceTime(1);
    expect(names().at(-1)).toBe('lastMatches');
    chance.mockReturnValue(0.5);
    await advanceTime(REFRESH_MS);
    expect(names().slice(2)).toEqual(['lastMatches', 'accountsCount']);
  });

  it('stops while it is paused and while the page is hidden', async () => {
    const { names } = await show({ lastMatches: matches(2) });
    act(() => screen.getByRole('button', { name: 'Pause the ticker' }).click());
    await advanceTime(10 * REFRESH_MS);
    expect(names()).toHaveLength(2);
    act(() => screen.getByRole('button', { name: 'Run the ticker' }).click());
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    await advanceTime(10 * REFRESH_MS);
    expect(names()).toHaveLength(2);
  });

  it('is a list of the six latest with reduced motion', async () => {
    fakeMedia(1440, { reducedMotion: true });
    await show({ lastMatches: matches(9) });
    expect(within(band()).getAllByRole('listitem', { hidden: true })).toHaveLength(6);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows the games as long as nothing has been played', async () => {
    await show({ lastMatches: [] });
    const games = within(screen.getByRole('region', { name: 'What can be played here' }));
    expect(games.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      screens.map(({ game, line }) => `${game.names.title} ${line}`),
    );
  });

  it('shows each of them with reduced motion, too', async () => {
    fakeMedia(1440, { reducedMotion: true });
    await show({ lastMatches: [] });
    expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(screens.length);
  });

  it('says what it could not fetch, and keeps what it has', async () => {
    let isDown = true;
    await show({
      lastMatches: () => {
        if (isDown) throw new Error('down');
        return matches(1);
      },
    });
    expect(within(band()).queryByRole('list')).toBeNull();
    isDown = false;
    vi.spyOn(Math, 'random').mockReturnValue(0);
    await advanceTime(REFRESH_MS);
    await act(() => vi.dynamicImportSettled());
    expect(band()).toHaveTextContent('solved Champion Rift in 1 guess');
    isDown = true;
    await advanceTime(REFRESH_MS);
    expect(band()).toHaveTextContent('solved Champion Rift in 1 guess');
  });
});
