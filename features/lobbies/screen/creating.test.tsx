import { advanceTime } from '@hub/ui/testing/fake-clock.ts';
import { screen } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadPages, visit } from './testing/visit.tsx';

const CHAIN = '/chainOfLegends/lobbies';
const CLASH = '/cooldownGuesser/lobbies';

beforeAll(loadPages);

const button = (name: string) => screen.getByRole('button', { name });

/** Opens the overview with its socket connected and no lobbies. */
async function openCreateDialog(at = CHAIN) {
  const page = visit(at);
  await page.server.accept();
  await page.server.tell({ action: 'openLobbies', payload: { lobbies: [] } });
  return page;
}

/** Opens the overview and its creation form. */
async function openForm(at = CHAIN) {
  const page = await openCreateDialog(at);
  const [first] = await screen.findAllByRole('button', { name: 'Create New Lobby' });
  await page.user.click(first as HTMLElement);
  page.clearSent();
  return page;
}

describe('the creation form', () => {
  it.each([
    [CHAIN, { lives: 3 }],
    [CLASH, { winPoints: 500 }],
  ])('of %s begins with the defaults', async (at, own) => {
    const page = await openForm(at);
    expect(screen.getByLabelText('Lobby name')).toHaveValue("Kestrel's Lobby");
    await page.user.click(button('Create Lobby'));
    expect(page.sent()).toEqual([
      [
        'createLobby',
        { name: "Kestrel's Lobby", password: null, maxPlayers: 2, guessTime: 15, quickPlay: false, ...own },
      ],
    ]);
    expect(button('Create Lobby')).toBeDisabled();
  });

  it('writes the bounds of a number as the language does', async () => {
    await openForm(CLASH);
    expect(screen.getByRole('spinbutton', { name: 'Win Points' })).toHaveAccessibleDescription(
      '100 to 1,000',
    );
  });

  it('cuts the name after 24 characters', async () => {
    const { user } = await openForm();
    const name = screen.getByLabelText('Lobby name');
    await user.clear(name);
    await user.type(name, 'abcdefghijklmnopqrstuvwx');
    await user.type(name, 'y');
    expect(name).toHaveValue('abcdefghijklmnopqrstuvwx');
    await user.clear(name);
    await user.click(name);
    await user.paste('🐉'.repeat(25));
    expect(name).toHaveValue('🐉'.repeat(24));
  });

  it.each([
    [CHAIN, 'Lives', '0', 1],
    [CHAIN, 'Time limit', '999', 127],
    [CLASH, 'Win Points', '99', 100],
    [CLASH, 'Guess Time', '1000', 999],
  ])('in %s clamps %s from %j to %i', async (at, label, typed, kept) => {
    const { sent, user } = await openForm(at);
    const field = screen.getByRole('spinbutton', { name: label });
    await user.clear(field);
    await user.type(field, typed);
    await user.click(button('Create Lobby'));
    expect(field).toHaveValue(String(kept));
    const key = { Lives: 'lives', 'Win Points': 'winPoints' }[label] ?? 'guessTime';
    expect(sent()).toEqual([['createLobby', expect.objectContaining({ [key]: kept })]]);
  });

  it.each([
    [CHAIN, 'Lives', 'Enter a number from 1 to 10'],
    [CLASH, 'Guess Time', 'Enter a number from 1 to 999'],
    [CLASH, 'Win Points', 'Enter a number from 100 to 1,000'],
  ])('in %s makes nothing while %s is empty, and says so at the field', async (at, label, message) => {
    const { sent, user } = await openForm(at);
    const field = screen.getByRole('spinbutton', { name: label });
    await user.clear(field);
    await user.type(field, '{Enter}');
    expect(sent()).toEqual([]);
    expect(field).toHaveValue('');
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
    await user.click(button('Create Lobby'));
    expect(sent()).toEqual([]);
    // The message disappears with the first digit: the button must not move while it is being pressed.
    await user.type(field, '100');
    expect(field).not.toHaveAccessibleDescription(expect.stringContaining(message));
    await user.keyboard('{Enter}');
    expect(sent()).toHaveLength(1);
  });

  it.each(['', '   ', '\u200b'])('makes nothing without a name, such as %j, and says so', async (typed) => {
    const { sent, user } = await openForm();
    const name = screen.getByLabelText('Lobby name');
    await user.clear(name);
    if (typed !== '') await user.type(name, typed);
    await user.click(button('Create Lobby'));
    expect(sent()).toEqual([]);
    expect(name).toHaveAccessibleDescription('Give the lobby a name');
    await user.type(name, 'x');
    expect(name).not.toHaveAccessibleDescription();
  });

  it('stays with everything in it when the server refuses', async () => {
    const { server, toasts, user } = await openForm();
    await user.click(button('Create Lobby'));
    await server.refuse('createLobby', 'too_many_requests');
    expect(toasts()).toEqual([['error', 'Not possible', 'Too many requests. Please wait a moment.']]);
    expect(button('Create Lobby')).toBeEnabled();
  });

  it('shows beside the name that the server refused it, and keeps everything', async () => {
    const { sent, server, toasts, user } = await openForm();
    const name = screen.getByLabelText('Lobby name');
    await user.clear(name);
    await user.type(name, 'Rude words');
    await user.click(screen.getByRole('switch', { name: /Use Password/ }));
    await user.type(screen.getByLabelText('Password'), 'moss');
    await user.click(button('Create Lobby'));
    await server.refuse('createLobby', 'lobby_name_not_allowed');
    expect(name).toHaveAccessibleDescription('Please choose another lobby name');
    expect(toasts()).toEqual([]);
    expect(name).toHaveValue('Rude words');
    expect(screen.getByLabelText('Password')).toHaveValue('moss');
    await user.click(button('Create Lobby'));
    expect(sent()).toHaveLength(1);
    await user.clear(name);
    await user.type(name, 'Kind words');
    expect(name).not.toHaveAccessibleDescription();
    await user.click(button('Create Lobby'));
    expect(sent().at(-1)).toEqual([
      'createLobby',
      expect.objectContaining({ name: 'Kind words', password: 'moss' }),
    ]);
  });

  it('can be sent again after the connection was lost', async () => {
    const { sent, server, user } = await openForm();
    await user.click(button('Create Lobby'));
    await server.lose();
    await advanceTime(1_000);
    await server.accept();
    await user.click(button('Create Lobby'));
    expect(sent().filter(([action]) => action === 'createLobby')).toHaveLength(2);
  });
});
