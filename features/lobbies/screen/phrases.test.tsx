import { PHRASE_PAUSE_MS } from '@hub/engine/wire/lobbies';
import { advanceTime } from '@hub/ui/testing/fake-clock.ts';
import { screen } from '@testing-library/react';
import { beforeAll, expect, it } from 'vitest';
import { bot, chainLobby, LOBBY, MATE, me } from './testing/lobbies.ts';
import { button, openRoomWithLobby, seatOf } from './testing/room.ts';
import { loadPages } from './testing/visit.tsx';
import { PHRASE_SHOWN_MS } from './use-phrases.ts';

beforeAll(loadPages);

const group = () => screen.queryByRole('group', { name: 'Say to the others' });
const bramble = (phrase: 'hello' | 'goodLuck') =>
  ({ action: 'phraseSaid', payload: { playerId: MATE, playerName: 'Bramble', phrase } }) as const;

it('a phrase is sent, and the buttons rest for as long as the server refuses another', async () => {
  const { sent, user } = await openRoomWithLobby();
  await user.click(button('Good luck!'));
  await user.click(button('Hello!'));
  expect(button('Hello!')).toHaveAttribute('aria-disabled', 'true');
  expect(button('Hello!')).toHaveFocus();
  expect(sent()).toEqual([['sayPhrase', { lobbyId: LOBBY, phrase: 'goodLuck' }]]);
  await advanceTime(PHRASE_PAUSE_MS);
  await user.keyboard('{Enter}');
  expect(sent().at(-1)).toEqual(['sayPhrase', { lobbyId: LOBBY, phrase: 'hello' }]);
});

it('a phrase stands beside its player for five seconds, and screen readers announce it', async () => {
  const { server } = await openRoomWithLobby();
  await server.tell(bramble('hello'));
  expect(seatOf('Bramble')).toHaveTextContent('Hello!');
  expect(seatOf('Kestrel')).not.toHaveTextContent('Hello!');
  expect(screen.getByText('Bramble: Hello!')).toHaveRole('status');
  await advanceTime(PHRASE_SHOWN_MS - 1_000);
  await server.tell(bramble('goodLuck'));
  await advanceTime(1_000);
  expect(seatOf('Bramble')).toHaveTextContent('Good luck!');
  expect(seatOf('Bramble')).not.toHaveTextContent('Hello!');
  await advanceTime(PHRASE_SHOWN_MS - 1_000);
  expect(seatOf('Bramble')).not.toHaveTextContent('Good luck!');
  expect(screen.queryByText('Bramble: Good luck!')).toBeNull();
});

it('bots hear nothing', async () => {
  const { server } = await openRoomWithLobby({ players: [me(), bot()] });
  expect(group()).toBeNull();
  await server.tell({ action: 'playerStatusChanged', payload: { lobbyData: chainLobby({ version: 2 }) } });
  expect(group()).toBeVisible();
});

it('nothing is said during the countdown', async () => {
  await openRoomWithLobby({ status: 'starting', timeLeft: 3_000 });
  expect(screen.getByRole('button', { name: 'Hello!', hidden: true })).toBeDisabled();
});
