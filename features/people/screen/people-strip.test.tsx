import { fakeNet } from '@hub/ui/net/testing/fake-net.tsx';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { invitePlayer } from '../calls.ts';
import { PeopleStrip } from './people-strip.tsx';

vi.mock(import('./people-calls.ts'), async (actual) => ({
  ...(await actual()),
  usePeople: () => ({ data: people }) as never,
}));

const person = (name: string, isHere: boolean) => ({
  player: { id: name.padEnd(12, '_'), name, usernameEffect: null },
  isHere,
  solved: null,
});
const people = { people: [person('Tarn', true), person('Moss', false)], isHidden: false };

const names = (kind: 'lobby' | 'challenge') => {
  const { unmount } = render(<PeopleStrip offer={{ kind, game: 'chainOfLegends', gameId: 'ABC234' }} />, {
    wrapper: fakeNet({}).wrapper,
  });
  const shown = screen.getAllByRole('listitem').map((row) => row.querySelector('button')?.textContent);
  unmount();
  return shown;
};

it('offers a lobby to those who are here, and a challenge to all', () => {
  expect(names('lobby')).toEqual(['Tarn']);
  expect(names('challenge')).toEqual(['Tarn', 'Moss']);
});

it('shows why an invitation was not sent, and lets it be sent again', async () => {
  const { wrapper, calls } = fakeNet({});
  render(<PeopleStrip offer={{ kind: 'lobby', game: 'chainOfLegends', gameId: 'ABC234' }} />, { wrapper });
  const invite = screen.getByRole('button', { name: 'Invite here: Tarn' });
  fireEvent.click(invite);
  await vi.waitFor(() => expect(screen.getByRole('status').textContent).toBe(invitePlayer.failure));
  expect(screen.getByRole('status').className).not.toBe('sr');
  fireEvent.click(invite);
  await vi.waitFor(() => expect(calls).toHaveLength(2));
});
