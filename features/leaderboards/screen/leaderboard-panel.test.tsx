import { unreachable } from '@hub/ui/net/testing/fake-net.tsx';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { boardCalls } from '../calls.ts';
import { BOX_PX, fakeLayout, falling, players, ROW_PX, showPanel } from './testing/show-panel.tsx';
import { MAX_PAGES } from './use-board-list.ts';

const { list, search, playerPage } = boardCalls.rift_guesser;

const ranking = (name: string) => screen.findByRole('list', { name });
const allPlayers = () => ranking('Ranking, All');
const namesIn = (box: HTMLElement) =>
  within(box)
    .getAllByRole('listitem')
    .map((row) => row.querySelector('bdi')?.textContent);
const tab = (name: string) => screen.getByRole('tab', { name });
const pressTab = (name: string) => fireEvent.click(tab(name));
const searchBox = () => screen.getByPlaceholderText('Search for a player...');
const advanceTime = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Waits until pending replies have arrived. */
const settle = () => advanceTime(5);

async function scrollTo(box: HTMLElement, top: number) {
  box.scrollTop = top;
  fireEvent.scroll(box);
  await act(async () => undefined);
}

describe('a row', () => {
  it('shows rank, name with its effect, highscore and, in the ranking of all players, the tier', async () => {
    const [first, ...rest] = players([61, 8]);
    if (first === undefined) throw new Error('no players');
    showPanel([{ ...first, activeItem: { cssClass: 'fx-fire' } }, ...rest]);
    const rows = within(await allPlayers()).getAllByRole('link');
    expect(rows.map((row) => row.textContent)).toEqual(['#1P1Highscore61', '#2P2Highscore8']);
    expect(within(await allPlayers()).getByText('P1')).toHaveClass('fx-fire');
    expect(screen.getByRole('img', { name: 'Challenger' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: 'Silver' })).toBeInTheDocument();
  });

  it('leads to the profile, by pointer and by keyboard', async () => {
    showPanel(players([9, 8]));
    const [, second] = within(await allPlayers()).getAllByRole('link');
    expect(second).toHaveAttribute('href', '/profile/P2__________');
    act(() => second?.focus());
    await userEvent.keyboard('{Enter}');
    expect(await screen.findByText('At /profile/P2__________')).toBeInTheDocument();
  });
});

describe('the tabs', () => {
  it('are all players and the six tiers', async () => {
    showPanel(players([1]));
    await allPlayers();
    expect(screen.getAllByRole('tab').map((one) => one.textContent)).toEqual([
      'All',
      'Bronze',
      'Silver',
      'Gold',
      'Diamond',
      'Master',
      'Challenger',
    ]);
    expect(tab('All')).toHaveAttribute('aria-selected', 'true');
  });

  it('choose a tier, whose rows have no tier icon', async () => {
    showPanel(players([60, 24, 15, 14]));
    await allPlayers();
    pressTab('Gold');
    expect(namesIn(await ranking('Ranking, Gold'))).toEqual(['P2', 'P3']);
    expect(screen.queryByRole('img', { name: 'Gold' })).toBeNull();
    expect(screen.getByText('2 players')).toBeInTheDocument();
  });

  it.each([
    ['Gold', 'No players in Gold yet', 'A score of 15 gets you there.'],
    ['Bronze', 'No players in Bronze yet', 'The first score will stand here.'],
  ])('say when %s has no player', async (name, title, text) => {
    showPanel(players([60]));
    await allPlayers();
    pressTab(name);
    expect(await screen.findByText(title)).toBeInTheDocument();
    expect(screen.getByText(text)).toBeInTheDocument();
  });
});

describe('the list', () => {
  it('opens at the top without a score, and when the page cannot be fetched', async () => {
    showPanel(players([2, 1]));
    expect(namesIn(await allPlayers())).toEqual(['P1', 'P2']);
    const failing = () => {
      throw unreachable(playerPage);
    };
    const { asked } = showPanel(players(falling(60), 55), { replies: { [playerPage.name]: failing } });
    await waitFor(() => expect(asked(list.name)[0]?.params).toMatchObject({ offset: 0 }));
  });

  // Renders hundreds of rows repeatedly, which is slow on a busy machine.
  it('holds five pages at most', async () => {
    fakeLayout();
    showPanel(players(falling(400)));
    const box = await allPlayers();
    for (let pages = 1; pages <= MAX_PAGES; pages += 1) {
      await scrollTo(box, box.scrollHeight - BOX_PX);
      const last = `P${(pages + 1) * 50}`;
      await waitFor(() => expect(namesIn(box).at(-1)).toBe(last));
    }
    expect(namesIn(box)).toHaveLength(250);
    // The first page was dropped; the row at the top of the box stays there.
    const topRow = Math.floor((250 * ROW_PX - BOX_PX) / ROW_PX);
    expect(namesIn(box)[Math.floor(box.scrollTop / ROW_PX)]).toBe(`P${topRow + 1}`);
    expect(namesIn(box)[0]).toBe('P51');
  });

  it('says when more cannot be loaded, and tries again when asked', async () => {
    fakeLayout();
    const all = players(falling(60));
    let isDown = true;
    showPanel(all, {
      replies: {
        [list.name]: ({ params: { offset } }: { params: { offset: number } }) => {
          if (offset > 0 && isDown) throw unreachable(list);
          return { data: all.slice(offset, offset + 50), totalEntries: 60 };
        },
      },
    });
    const box = await allPlayers();
    await scrollTo(box, box.scrollHeight - BOX_PX);
    expect(await screen.findByRole('alert')).toHaveTextContent('More players could not be loaded.');
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(namesIn(box)).toHaveLength(60));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what could not be fetched, and tries again when asked', async () => {
    let isDown = true;
    const all = players([3]);
    showPanel(all, {
      replies: {
        [list.name]: () => {
          if (isDown) throw unreachable(list);
          return { data: all, totalEntries: 1 };
        },
      },
    });
    expect(await screen.findByText('Cannot fetch leaderboard')).toBeInTheDocument();
    isDown = false;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(namesIn(await allPlayers())).toEqual(['P1']);
  });

  it('says that a board without scores is free', async () => {
    showPanel([]);
    expect(await screen.findByText('The board is free')).toBeInTheDocument();
    expect(screen.getByText('Your first score above 0 gives you a global rank.')).toBeInTheDocument();
  });

  it('shortens the number of its players', async () => {
    showPanel([], { replies: { [list.name]: { data: players([1]), totalEntries: 1_234_567 } } });
    expect(await screen.findByText('1.2M players')).toBeInTheDocument();
  });
});

const type = (value: string) => fireEvent.change(searchBox(), { target: { value } });

/** Shows a panel; the test decides when each search is answered. */
async function openSearch() {
  const all = players(falling(30));
  const answers = new Map<string, () => void>();
  const panel = showPanel(all, {
    replies: {
      [search.name]: ({ params: { query } }: { params: { query: string } }) =>
        new Promise((resolve) => {
          const data = all.filter(({ name }) => name.includes(query));
          answers.set(query, () => resolve({ data, totalEntries: data.length }));
        }),
    },
  });
  await allPlayers();
  vi.useFakeTimers();
  const answer = async (query: string) => {
    answers.get(query)?.();
    await settle();
  };
  return { ...panel, answer };
}

describe('the search', () => {
  it('asks 300 ms after the last letter', async () => {
    const { asked, answer } = await openSearch();
    type('P');
    await advanceTime(200);
    type('P2');
    await advanceTime(299);
    expect(asked(search.name)).toHaveLength(0);
    await advanceTime(1);
    expect(asked(search.name).map(({ params }) => params)).toEqual([{ query: 'P2' }]);
    await answer('P2');
    const results = screen.getByRole('list', { name: 'Search results' });
    expect(namesIn(results)).toHaveLength(11);
    expect(screen.getByText('11 players found')).toBeInTheDocument();
    expect(within(results).getAllByRole('img', { name: 'Diamond' }).length).toBeGreaterThan(0);
    expect(screen.queryByRole('tab', { selected: true })).toBeNull();
  });

  it('takes no late answer for a newer one', async () => {
    const { answer } = await openSearch();
    type('P1');
    await advanceTime(300);
    type('P30');
    await advanceTime(300);
    await answer('P30');
    expect(namesIn(screen.getByRole('list', { name: 'Search results' }))).toEqual(['P30']);
    await answer('P1');
    expect(namesIn(screen.getByRole('list', { name: 'Search results' }))).toEqual(['P30']);
  });

  it('loads the chosen tier anew when it is emptied', async () => {
    const { asked, answer } = await openSearch();
    pressTab('Gold');
    await settle();
    type('P2');
    await advanceTime(300);
    await answer('P2');
    const before = asked(list.name).length;
    type('  ');
    await advanceTime(300);
    await settle();
    expect(screen.getByRole('list', { name: 'Ranking, Gold' })).toBeInTheDocument();
    expect(tab('Gold')).toHaveAttribute('aria-selected', 'true');
    expect(asked(list.name).slice(before)).toMatchObject([{ params: { scope: 'gold' } }]);
  });

  it('ends at once when a tab is chosen, with escape and with its button', async () => {
    const { answer } = await openSearch();
    type('P2');
    await advanceTime(300);
    await answer('P2');
    pressTab('Silver');
    await settle();
    expect(searchBox()).toHaveValue('');
    expect(screen.getByRole('list', { name: 'Ranking, Silver' })).toBeInTheDocument();
    type('P3');
    fireEvent.keyDown(searchBox(), { key: 'Escape' });
    expect(searchBox()).toHaveValue('');
    type('P3');
    fireEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(searchBox()).toHaveValue('');
    expect(searchBox()).toHaveFocus();
  });

  it('goes on while the focus passes the tabs, and ends when one is pressed', async () => {
    const { answer } = await openSearch();
    type('P2');
    await advanceTime(300);
    await answer('P2');
    act(() => tab('Gold').focus());
    await settle();
    expect(screen.getByRole('list', { name: 'Search results' })).toBeInTheDocument();
    pressTab('Gold');
    await settle();
    expect(screen.getByRole('list', { name: 'Ranking, Gold' })).toBeInTheDocument();
  });

  it('says when no player is found', async () => {
    const { answer } = await openSearch();
    type('zed');
    await advanceTime(300);
    await answer('zed');
    expect(screen.getByText('No players found')).toBeInTheDocument();
    expect(screen.getByText('No ranked player has “zed” in their name.')).toBeInTheDocument();
  });

  it('says when it fails', async () => {
    showPanel(players([1]), {
      replies: {
        [search.name]: () => {
          throw unreachable(search);
        },
      },
    });
    await allPlayers();
    await userEvent.type(searchBox(), 'x');
    expect(await screen.findByText('Cannot fetch players')).toBeInTheDocument();
  });
});

const bar = () => screen.findByRole('progressbar');

describe('the own standing', () => {
  it('tells the progress between the least of the tier and of the next one, and the global rank', async () => {
    showPanel(players([60, 30, 19, 3], 3));
    // Gold begins at 15, diamond at 25.
    expect(await bar()).toHaveAttribute('value', '4');
    expect(await bar()).toHaveAttribute('max', '10');
    expect(await bar()).toHaveAccessibleName('Progress to Diamond');
    expect(screen.getByText('Gold, 19')).toBeInTheDocument();
    expect(screen.getByText('Diamond at 25')).toBeInTheDocument();
    expect(screen.getByText(/^Your global rank/).parentElement).toHaveTextContent('Your global rank #3');
  });

  it("has the other game's tiers on the other game's board", async () => {
    showPanel(players([60, 30, 19, 3], 3), { board: 'more_or_less' });
    expect(await screen.findByText('Silver, 19')).toBeInTheDocument();
    expect(screen.getByText('Gold at 25')).toBeInTheDocument();
  });

  it('is full at the highest tier', async () => {
    showPanel(players([75], 1));
    expect(await screen.findByText('Highest tier')).toBeInTheDocument();
    expect(await bar()).toHaveAttribute('value', '1');
    expect(screen.getByText('Challenger, 75')).toBeInTheDocument();
  });
});
