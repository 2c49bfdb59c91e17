import { advanceTime } from '@hub/ui/testing/fake-clock.ts';
import { act, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chainLobby, LOBBY, me } from './testing/lobbies.ts';
import { seated } from './testing/room.ts';
import { address, loadPages, visit } from './testing/visit.tsx';

const CHAIN = '/chainOfLegends/lobbies';
const ROOM = `/chainOfLegends/lobby/${LOBBY}`;

beforeAll(loadPages);
beforeEach(() => localStorage.clear());

async function back(): Promise<void> {
  act(() => window.history.back());
  await advanceTime(100);
}

/** A player who has entered a room from the list of lobbies. */
async function enterRoom(lobby: Parameters<typeof chainLobby>[0] = {}) {
  const page = visit(CHAIN);
  await page.server.accept();
  await page.server.tell({ action: 'openLobbies', payload: { lobbies: [] } });
  const lobbyData = chainLobby({ players: [me()], ...lobby });
  await page.server.tell({ action: 'joinedLobby', payload: { ...seated, lobbyData } });
  await page.server.tell({ action: 'joinedLobby', payload: { ...seated, lobbyData } });
  await advanceTime(1_000);
  expect(address()).toBe(ROOM);
  const leaves = () => page.sent().filter(([action]) => action === 'leaveLobby').length;
  return { ...page, leaves };
}

const question = () => screen.queryByRole('dialog', { name: 'Leave the lobby?' });

describe('a lobby', () => {
  it('is left by a step back only after a question', async () => {
    const { user, leaves } = await enterRoom();
    await back();
    expect(question()).toBeVisible();
    expect([address(), leaves()]).toEqual([ROOM, 0]);
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    expect(question()).toBeNull();
    await back();
    expect(address()).toBe(ROOM);
    await user.click(within(question() as HTMLElement).getByRole('button', { name: 'Leave' }));
    await advanceTime(100);
    expect([address(), leaves()]).toEqual([CHAIN, 1]);
  });

  it('is left by a link and by its button only after a question', async () => {
    const { user, leaves } = await enterRoom();
    await user.click(screen.getAllByRole('link', { name: 'Home' })[0] as HTMLElement);
    expect(question()).toBeVisible();
    expect([address(), leaves()]).toEqual([ROOM, 0]);
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await user.click(screen.getByRole('button', { name: 'Leave lobby' }));
    expect([address(), leaves()]).toEqual([ROOM, 0]);
    await user.click(within(question() as HTMLElement).getByRole('button', { name: 'Leave' }));
    expect([address(), leaves()]).toEqual([CHAIN, 1]);
  });

  it('in its countdown asks as well', async () => {
    const { leaves } = await enterRoom({ status: 'starting', timeLeft: 3_000 });
    await back();
    expect(question()).toBeInTheDocument();
    expect([address(), leaves()]).toEqual([ROOM, 0]);
  });

  it('that the server has closed is left without a question', async () => {
    const { server } = await enterRoom();
    await server.tell({ action: 'lobbyClosed', payload: { lobbyId: LOBBY, reason: 'idle' } });
    await advanceTime(100);
    expect(question()).toBeNull();
    expect(address()).toBe(CHAIN);
  });
});
