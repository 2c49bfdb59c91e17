import { loadHomeCard } from '@hub/features/places/home-card.ts';
import { versusGames } from '@hub/protocol/games';
import { tokenFor } from '@hub/web/session/testing/tokens.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, it } from 'vitest';
import { freshAccount, renderApp } from '../../app/testing/render-app.tsx';

const tarn = { id: 'tarn________', name: 'Tarn', usernameEffect: null };
const here = { here: null, people: [], invites: [], isHidden: false };
const person = (name: string, parts: object = {}) => ({
  player: { ...tarn, id: name.padEnd(12, '_'), name },
  isHere: false,
  solved: null,
  ...parts,
});

function open(peopleInSight: unknown, replies: object = {}) {
  return renderApp('/', { token: tokenFor('Kestrel'), replies: { peopleInSight, ...replies } });
}
/** The card, once the people have come. */
const card = () =>
  waitFor(() => {
    const region = screen.getByRole('region', { name: 'In sight' });
    expect(within(region).queryByText('Looking who is here')).toBeNull();
    return region;
  });

beforeAll(() => Promise.all([import('./home-page.tsx'), loadHomeCard?.()]));

describe('people in sight', () => {
  it('says who is here and what both have solved, and what can be done with a name', async () => {
    const solved = { game: 'championRift', attempts: 4, at: Date.now() - 3_700_000 };
    open({ ...here, people: [person('Tarn', { isHere: true, solved }), person('Fenn')] });
    const shown = within(await card());
    expect(shown.getByText('Champion Rift in 4')).toBeVisible();
    expect(shown.queryByText(/here now$/)).toHaveTextContent('here now');
    const name = shown.getByRole('button', { name: 'Tarn' });
    expect(name).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(name);
    const actions = within(shown.getByRole('list', { name: 'What to do with Tarn' }));
    expect(actions.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'See profile',
      'Challenge',
      'Invite to a lobby',
    ]);
  });

  it('tells a number only if the server does, shows a few people, and all at a press', async () => {
    const people = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'].map((name) => person(name));
    const ofOlderServers = { player: null, isHere: true, solved: null };
    open({ ...here, here: 17, people: [ofOlderServers, ...people] });
    const shown = within(await card());
    expect(shown.getByText('17 here now')).toBeVisible();
    expect(shown.getAllByRole('listitem')).toHaveLength(5);
    expect(shown.getByText('and 1 more you know')).toBeVisible();
    await userEvent.click(shown.getByRole('button', { name: 'All' }));
    expect(shown.getAllByRole('listitem')).toHaveLength(6);
    expect(shown.queryByText(/more you know/)).toBeNull();
  });

  it('shows first that others are here, where the player knows none of them', async () => {
    open({ ...here, here: 17 });
    const shown = within(await card());
    expect(shown.getByText('17 here now')).toBeVisible();
    const table = shown.getByRole('link', { name: 'Find a table' });
    const bot = shown.getByRole('link', { name: /^Play / });
    expect(table.compareDocumentPosition(bot)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await act(() => Promise.resolve());
  });

  it('offers the bot of the day and own runs on a hub without others', async () => {
    const wins = { nubbin: 9, sidestep: 8, gurg: 6, skree: 5, halve: 3, hush: 1 };
    open(here, {
      botRecords: versusGames.map(({ id: game }) => ({ game, games: 3, winsOfTen: wins })),
      ownAccount: { ...freshAccount, moreOrLessStats: { ...freshAccount.moreOrLessStats, highscore: 6 } },
    });
    const shown = within(await screen.findByRole('region', { name: 'Bot of the day' }));
    expect(await shown.findByText(/^\d of 10$/)).toBeVisible();
    expect(shown.getByRole('link', { name: /^Play / })).toHaveAttribute(
      'href',
      expect.stringMatching(/\?quick=[a-z]+$/),
    );
    expect(await shown.findByText('Best run: 6')).toBeVisible();
    await act(() => Promise.resolve());
  });
});
