import { advanceTime } from '@hub/ui/testing/fake-clock.ts';
import { screen, within } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { chainLobby, clashLobby, LOBBY, MATE } from './testing/lobbies.ts';
import { button, openRoom, openRoomWithLobby, seated } from './testing/room.ts';
import { loadPages } from './testing/visit.tsx';

beforeAll(loadPages);
beforeAll(() => import('./settings-dialog.tsx'));

const dialog = () => screen.getByRole('dialog', { name: 'Change settings' });
const noDialog = () => expect(screen.queryByRole('dialog')).toBeNull();
const field = (label: string) => within(dialog()).getByLabelText(label);
const changed = (lobby: Parameters<typeof chainLobby>[0], password: string | null = null) =>
  ({
    action: 'lobbySettingsChanged',
    payload: { lobbyData: chainLobby({ version: 2, ...lobby }), password },
  }) as const;

/** Opens the form as the owner of the room. */
async function openForm(lobby: Parameters<typeof chainLobby>[0] = {}, password: string | null = null) {
  const page = await openRoomWithLobby(lobby, password);
  await page.user.click(button('Change settings'));
  // The form is loaded now.
  await advanceTime(1);
  return page;
}

async function typeName(user: Awaited<ReturnType<typeof openForm>>['user'], name: string) {
  await user.clear(field('Lobby name'));
  await user.type(field('Lobby name'), name);
}

describe('the form that changes the settings of a room', () => {
  it('has the settings of the game', async () => {
    const page = await openRoom('/cooldownGuesser/lobby/ABC234', 'hub.lobby.cooldown');
    await page.server.tell({ action: 'joinedLobby', payload: { ...seated, lobbyData: clashLobby() } });
    await advanceTime(500);
    page.clearSent();
    await page.user.click(button('Change settings'));
    await advanceTime(1);
    await page.user.click(within(dialog()).getByRole('radio', { name: '5' }));
    await page.user.click(button('Save settings'));
    expect(page.sent()).toEqual([
      ['updateLobbySettings', expect.objectContaining({ winPoints: 500, guessTime: 15, maxPlayers: 5 })],
    ]);
  });

  it('sends nothing when nothing was changed, or the form is closed', async () => {
    const { sent, user } = await openForm();
    await user.click(button('Save settings'));
    noDialog();
    await user.click(button('Change settings'));
    await typeName(user, 'Baron pit');
    await user.click(button('Cancel'));
    noDialog();
    expect(sent()).toEqual([]);
  });

  it('keeps, changes and removes the password', async () => {
    const { sent, server, user } = await openForm({ hasPassword: true }, 'moss');
    expect(field('Password')).toHaveValue('moss');
    await typeName(user, 'Baron pit');
    await user.click(button('Save settings'));
    expect(sent().at(-1)?.[1]).not.toHaveProperty('password');
    await server.tell(changed({ hasPassword: true }, 'moss'));
    await user.click(button('Change settings'));
    await user.clear(field('Password'));
    await user.type(field('Password'), 'fern');
    await user.click(button('Save settings'));
    expect(sent().at(-1)?.[1]).toHaveProperty('password', 'fern');
    await server.tell(changed({ hasPassword: true, version: 3 }, 'fern'));
    // Asks for the token of the new password.
    expect(sent().at(-1)).toEqual(['joinLobby', expect.objectContaining({ lobbyId: LOBBY })]);
    await user.click(button('Change settings'));
    expect(field('Password')).toHaveValue('fern');
    await user.click(within(dialog()).getByRole('switch', { name: /Use Password/ }));
    await user.click(button('Save settings'));
    expect(sent().at(-1)?.[1]).toHaveProperty('password', null);
  });

  it('stays open with a toast when it is refused, and shows a refused name beside it', async () => {
    const { server, toasts, user } = await openForm();
    await user.click(within(dialog()).getByRole('radio', { name: '2' }));
    await user.click(button('Save settings'));
    await server.refuse('updateLobbySettings', 'too_few_seats');
    expect(toasts()).toEqual([
      ['warning', 'Not possible', 'The lobby has more players than that. Keep a seat for each of them.'],
    ]);
    expect(button('Save settings')).toBeEnabled();
    await typeName(user, 'Rude words');
    await user.click(button('Save settings'));
    await server.refuse('updateLobbySettings', 'lobby_name_not_allowed');
    expect(field('Lobby name')).toHaveAccessibleDescription('Please choose another lobby name');
    expect(field('Lobby name')).toHaveValue('Rude words');
    expect(toasts()).toHaveLength(1);
  });

  it.each([
    ['another player owns the lobby', { owner: MATE }],
    ['the countdown starts', { status: 'starting', timeLeft: 3_000 }],
  ] as const)('closes when %s', async (_, lobby) => {
    const { server } = await openForm();
    await server.tell({
      action: 'playerStatusChanged',
      payload: { lobbyData: chainLobby({ version: 2, ...lobby }) },
    });
    expect(screen.queryByRole('dialog', { name: 'Change settings', hidden: true })).toBeNull();
  });
});
