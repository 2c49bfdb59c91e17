import { type Replies, refused, unreachable } from '@hub/ui/net/testing/fake-net.tsx';
import { tokenFor } from '@hub/web/session/testing/tokens.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../../../apps/web/src/app/testing/render-app.tsx';
import { createLeague, type LeagueReply } from '../calls.ts';

const ID = 'abcdefghijklmnop';
const NEXT = 'bcdefghijklmnopq';
const player = (name: string, letter: string) => ({ id: letter.repeat(12), name, usernameEffect: null });
const [tarn, kestrel] = [player('Tarn', 't'), player('Kestrel', 'k')];
const DAYS = [16, 17, 18, 19, 20, 21, 22].map((day) => `2026-11-${day}`);
const day = (rifts: readonly (number | null)[], duel: number | null) => ({
  rifts,
  duel,
  points: [...rifts, duel].reduce<number>((sum, points) => sum + (points ?? 0), 0),
});
const ahead = (days: number) => Array.from({ length: days }, () => null);

/** The second day of a league of two. */
const running = {
  id: ID,
  name: 'Lantern League',
  code: '4K2MRT',
  days: DAYS,
  today: 1,
  isOver: false,
  isOwner: true,
  rows: [
    {
      player: kestrel,
      isOwn: true,
      isOwner: true,
      days: [day([7, null, 8], 10), day([8, null, null], null), ...ahead(5)],
      points: 33,
      place: 1,
      placeBefore: 2,
    },
    {
      player: tarn,
      isOwn: false,
      isOwner: false,
      days: [day([9, 6, 5], 7), day([], null), ...ahead(5)],
      points: 27,
      place: 2,
      placeBefore: 1,
    },
  ],
  winners: [[tarn]],
  duel: { id: 'duelduelduelduel', game: 'riftGuesser', played: 1, by: [tarn], own: 'none' },
  next: null,
} as unknown as LeagueReply;

const over: LeagueReply = {
  ...running,
  today: null,
  isOver: true,
  duel: null,
  winners: [running.rows.map((row) => row.player)],
};

const open = async (address: string, replies: Replies, heading: string) => {
  const app = renderApp(address, { token: tokenFor('Kestrel'), replies });
  await screen.findByRole('heading', { level: 1, name: heading });
  return { ...app, user: userEvent.setup() };
};
const made = (calls: readonly { name: string }[], name: string) => calls.filter((call) => call.name === name);

describe('a running league', () => {
  it('tells day and place, and the points of each member and day', async () => {
    await open(`/league/${ID}`, { league: running }, 'Lantern League');
    expect(screen.getByText(/^Day 2 of 7/)).toHaveTextContent(
      'Day 2 of 7. Your place today: first, one up since yesterday. The day closes at 00:30 UTC.',
    );
    const rows = within(screen.getByRole('table')).getAllByRole('row');
    expect(within(rows[0] as HTMLElement).getAllByRole('columnheader')[3]).toHaveTextContent('Today');
    expect(rows[1]).toHaveTextContent(/^1up 11KestrelYou258, 1 of 4 played33$/);
    expect(rows[2]).toHaveTextContent(/27Best of the day0/);
  });

  it('leads to the duel until it is played, and says who won the day and why', async () => {
    const { unmount } = await open(`/league/${ID}`, { league: running }, 'Lantern League');
    expect(screen.getByRole('link', { name: 'Play the duel' })).toHaveAttribute('href', `/league/${ID}/duel`);
    expect(screen.getByText('1 of 2 have played')).toBeInTheDocument();
    expect(screen.getByText('first try at Champion Rift')).toBeInTheDocument();
    unmount();
    const duel = { ...running.duel, own: 'over' };
    const ownDuels = [{ id: 'duelofyesterday1', score: 4 }, { id: running.duel?.id, score: 7 }, ...ahead(5)];
    await open(`/league/${ID}`, { league: { ...running, duel, ownDuels } }, 'Lantern League');
    expect(screen.queryByRole('link', { name: 'Play the duel' })).toBeNull();
    expect(screen.getByText(/^You have played: 7\./)).toBeInTheDocument();
    const end = `/league/${ID}/duel?duel=`;
    expect(screen.getByRole('link', { name: 'See the duel' })).toHaveAttribute(
      'href',
      end + running.duel?.id,
    );
    expect(screen.getByRole('link', { name: 'Duel of Mon: 4' })).toHaveAttribute(
      'href',
      `${end}duelofyesterday1`,
    );
  });

  it('shows the end of a duel: the own result, both runs round by round, and who has played', async () => {
    const line = (who: typeof tarn, score: number, place: number | null, points: number) => ({
      player: who,
      score,
      ms: 9_000,
      at: 1,
      isChallenger: false,
      isOwn: who === kestrel,
      place,
      points,
    });
    const answers = [
      { asked: ['Boots', 'Thornmail'], figure: 2_450, answer: 'More', isRight: true, ms: 900 },
    ];
    const [best, mine] = [line(tarn, 9, 1, 10), line(kestrel, 7, 2, 7)];
    const league = { ...running, duel: { ...running.duel, own: 'over' } };
    const duelWith = vi.fn<(input: { query?: unknown }) => unknown>(() => ({
      game: 'moreOrLess',
      day: DAYS[1],
      isClosed: false,
      table: [best, mine],
      own: { line: mine, answers },
      other: { line: best, answers },
    }));
    const address = `/league/${ID}/duel?duel=${running.duel?.id}`;
    const { user } = await open(address, { league, leagueDuel: duelWith }, 'Tarn wins by 2');
    expect(screen.getByText("Tuesday's duel: second so far, 7 league points")).toBeInTheDocument();
    expect(within(screen.getByRole('table')).getAllByRole('row')).toHaveLength(2);
    expect(screen.getByText('2 of 2 have played')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'To the league' })).toHaveAttribute('href', `/league/${ID}`);
    await user.click(screen.getByRole('button', { name: 'Compare with Tarn' }));
    await vi.waitFor(() =>
      expect(duelWith).toHaveBeenLastCalledWith(expect.objectContaining({ query: { with: tarn.id } })),
    );
  });

  it('says of the first run that others may follow, and of a late one that it does not count', async () => {
    const mine = {
      player: kestrel,
      score: 3,
      ms: 9_000,
      at: 1,
      isChallenger: false,
      isOwn: true,
      place: 1 as number | null,
      points: 10,
    };
    const reply = {
      game: 'moreOrLess',
      day: DAYS[0],
      isClosed: false,
      table: [mine],
      own: { line: mine, answers: [] },
      other: null,
    };
    const address = `/league/${ID}/duel?duel=duelofyesterday1`;
    const { unmount } = await open(address, { league: running, leagueDuel: reply }, 'Your score: 3');
    expect(screen.getByText('You are the first to play it')).toBeInTheDocument();
    unmount();
    const late = { ...mine, place: null, points: 0 };
    const leagueDuel = { ...reply, isClosed: true, table: [late] };
    const atNight = await open(address, { league: running, leagueDuel }, 'Your score: 3');
    expect(screen.getByText('It ended after 00:30 UTC and does not count.')).toBeInTheDocument();
    expect(screen.getByText('No other member played it')).toBeInTheDocument();
    atNight.unmount();
    // Its owner ended the league before the day was closed.
    const league = { ...running, isOver: true, today: null, winners: [] };
    await open(address, { league, leagueDuel }, 'Your score: 3');
    expect(screen.getByText('This league is over.')).toBeInTheDocument();
  });

  it('names the duel in its address, and leads to the league once that duel is no longer open', async () => {
    const { unmount } = renderApp(`/league/${ID}/duel`, {
      token: tokenFor('Kestrel'),
      replies: { league: running },
    });
    await vi.waitFor(() => expect(window.location.search).toBe(`?duel=${running.duel?.id}`));
    unmount();
    const missed = await open(
      `/league/${ID}/duel?duel=missedmissedmiss`,
      { league: running },
      'Lantern League',
    );
    expect(window.location.pathname).toBe(`/league/${ID}`);
    missed.unmount();
    const later = await open(`/league/${ID}/duel?duel=yesterday`, { league: running }, 'Lantern League');
    expect(window.location.pathname).toBe(`/league/${ID}`);
    later.unmount();
    await open(`/league/${ID}/duel`, { league: { ...running, duel: null } }, 'Lantern League');
    expect(window.location.pathname).toBe(`/league/${ID}`);
  });

  it('removes a member at the second press, and keeps a refusal in sight', async () => {
    const refuse = vi.fn<() => unknown>(() => {
      throw refused({ failure: 'failed' }, 'league_over', 409, 'The league is over');
    });
    const replies = { league: running, removeFromLeague: refuse };
    const { user, calls } = await open(`/league/${ID}`, replies, 'Lantern League');
    await user.click(screen.getByRole('button', { name: 'Manage the league' }));
    const dialog = await screen.findByRole('dialog', { name: 'Manage the league' });
    expect(within(dialog).queryByRole('button', { name: 'Remove Kestrel' })).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: 'Remove Tarn' }));
    expect(made(calls, 'removeFromLeague')).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: /^Remove Tarn: Press again/ }));
    expect(made(calls, 'removeFromLeague')).toMatchObject([{ body: { member: tarn.id } }]);
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('The league is over');
  });

  it('offers members without the league only to leave', async () => {
    const { user } = await open(
      `/league/${ID}`,
      { league: { ...running, isOwner: false } },
      'Lantern League',
    );
    await user.click(screen.getByRole('button', { name: 'Manage the league' }));
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).queryByRole('button', { name: /Remove|End/ })).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Leave the league' })).toBeVisible();
  });

  it('tells its last member that leaving ends it', async () => {
    const rows = running.rows.filter(({ isOwn }) => isOwn);
    const { user } = await open(`/league/${ID}`, { league: { ...running, rows } }, 'Lantern League');
    await user.click(screen.getByRole('button', { name: 'Manage the league' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent('You are the last member: if you leave, the league ends for good.');
    expect(dialog).not.toHaveTextContent('with the code');
  });

  it('of others is not there', async () => {
    await open(`/league/${ID}`, {}, 'There is no such league here');
    expect(screen.getByRole('link', { name: 'Your leagues' })).toHaveAttribute('href', '/leagues');
  });
});

describe('a league that is over', () => {
  it('has a podium, and begins another week in one press', async () => {
    const { calls, user } = await open(
      `/league/${ID}`,
      { league: over, anotherWeek: { id: NEXT } },
      'Kestrel wins the week',
    );
    const main = screen.getByRole('main');
    expect(main).toHaveTextContent('6 rifts solved. Your place: first.');
    expect(main).toHaveTextContent('Lantern League, 16 November to 22 November. 2 members, 6 rifts solved.');
    expect(main).toHaveTextContent('best of one day, won a duel');
    await user.click(screen.getByRole('button', { name: 'Another week with all 2' }));
    expect(made(calls, 'anotherWeek')).toHaveLength(1);
    await vi.waitFor(() => expect(window.location.pathname).toBe(`/league/${NEXT}`));
  });

  it('takes the refusal before from the screen while another week is asked for again', async () => {
    const answers = [
      () => {
        throw refused({ failure: 'failed' }, 'league_over', 409, 'The league is over');
      },
      () => new Promise(() => undefined),
    ];
    const { user } = await open(
      `/league/${ID}`,
      { league: over, anotherWeek: () => answers.shift()?.() },
      'Kestrel wins the week',
    );
    const again = screen.getByRole('button', { name: 'Another week with all 2' });
    await user.click(again);
    expect(await screen.findByRole('alert')).toHaveTextContent('The league is over');
    await user.click(again);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('leads to the week that another member has begun', async () => {
    const { user, calls } = await open(
      `/league/${ID}`,
      { league: { ...over, next: NEXT } },
      'Kestrel wins the week',
    );
    await user.click(screen.getByRole('button', { name: 'To the new week' }));
    await vi.waitFor(() => expect(window.location.pathname).toBe(`/league/${NEXT}`));
    expect(made(calls, 'anotherWeek')).toEqual([]);
  });

  it.each([
    ['all who share the first place', 9, 'Kestrel and Tarn win the week'],
    ['nobody if none has played', 0, 'A week without a winner'],
  ])('names %s', async (_, points, title) => {
    const rows = over.rows.map((row) => ({ ...row, place: 1, points }));
    await open(`/league/${ID}`, { league: { ...over, rows } }, title);
    expect(screen.queryAllByText(/^\d+ points$/)).toHaveLength(points > 0 ? 2 : 0);
  });
});

function outage(): never {
  throw unreachable(createLeague);
}

describe('the leagues of a player', () => {
  const title = 'Leagues of friends';
  it('are listed, and one is begun by its name', async () => {
    const { user, calls } = await open(
      '/leagues',
      { ownLeagues: [running], createLeague: { id: NEXT }, league: running },
      title,
    );
    expect(await screen.findByRole('link', { name: /^Lantern League/ })).toHaveAttribute(
      'href',
      `/league/${ID}`,
    );
    await user.type(screen.getByRole('textbox', { name: 'Name of the league' }), 'Owls{Enter}');
    expect(made(calls, 'createLeague')).toMatchObject([{ body: { name: 'Owls' } }]);
    await vi.waitFor(() => expect(window.location.pathname).toBe(`/league/${NEXT}`));
  });

  it('say what to do when the hub cannot store a new one', async () => {
    const { user } = await open('/leagues', { ownLeagues: [], createLeague: outage }, title);
    const field = screen.getByRole('textbox', { name: 'Name of the league' });
    await user.type(field, 'Owls{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to create league. Please try again.');
    expect(field).toHaveValue('Owls');
  });

  it('name the place in a league that is over, not that of today', async () => {
    await open('/leagues', { ownLeagues: [over] }, title);
    expect(await screen.findByRole('link', { name: /^Lantern League/ })).toHaveTextContent(
      'This league is over. Your place: first.',
    );
  });

  it.each([
    [404, 'not_found'],
    [400, 'invalid_input'],
  ] as const)('say that no league has the code which the server refuses with %i', async (status, code) => {
    const joinLeague = vi.fn<() => unknown>(() => {
      throw refused({ failure: 'failed' }, code, status, 'Refused');
    });
    const { user } = await open('/leagues', { ownLeagues: [], joinLeague }, title);
    await user.type(screen.getByRole('textbox', { name: 'Code' }), '4K2MRT{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('No league has this code.');
  });

  it('keep what was typed when it is refused', async () => {
    const joinLeague = vi.fn<() => unknown>(() => {
      throw refused({ failure: 'failed' }, 'league_full', 409, 'This league is full');
    });
    const { user } = await open('/leagues', { ownLeagues: [], joinLeague }, title);
    const field = screen.getByRole('textbox', { name: 'Code' });
    await user.type(field, '4K2MRT{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('This league is full');
    expect(field).toHaveValue('4K2MRT');
  });

  it('show whose league a link leads to, and join it in one press', async () => {
    const leagueInvitation = { name: 'Lantern League', owner: tarn, members: 1, firstDay: DAYS[0] };
    const { user, calls } = await open(
      '/leagues/4K2MRT',
      { ownLeagues: [], leagueInvitation, joinLeague: { id: ID }, league: running },
      title,
    );
    const invitation = await screen.findByRole('region', { name: 'Join a league' });
    expect(invitation).toHaveTextContent('Tarn invites you to a league');
    expect(invitation).toHaveTextContent('1 member');
    expect(localStorage.getItem('hub.leagueCode')).toBe('4K2MRT');
    await user.click(within(invitation).getByRole('button', { name: 'Join the league' }));
    expect(made(calls, 'joinLeague')).toMatchObject([{ body: { code: '4K2MRT' } }]);
    await screen.findByRole('heading', { level: 1, name: 'Lantern League' });
    expect(localStorage.getItem('hub.leagueCode')).toBeNull();
  });

  it('say that a code leads nowhere, and forget it', async () => {
    localStorage.setItem('hub.leagueCode', '4K2MRT');
    await open('/leagues/4K2MRT', { ownLeagues: [] }, title);
    expect(await screen.findByRole('alert')).toHaveTextContent('No league has this code.');
    expect(localStorage.getItem('hub.leagueCode')).toBeNull();
  });
});
