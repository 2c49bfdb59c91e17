import type { GameId } from '@hub/engine/wire/ids';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pass, stored } from '../testing/club-house.ts';
import { type LobbyGame, LobbyHouse, type LobbyPlayer } from '../testing/lobby-house.ts';

const GAMES = 50;

let house: LobbyHouse;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  house = new LobbyHouse();
});
afterEach(async () => {
  await house.host.drain();
  vi.useRealTimers();
});

/** Two players of their own in a running game, some moves played. */
async function running(game: LobbyGame, number: number): Promise<[LobbyPlayer, LobbyPlayer]> {
  const form = { password: `word ${number}`, guessTime: 120, lives: 10 };
  const founder = await house.founded(game, 2 * number, form);
  const mate = await house.joined(game, 2 * number + 1, founder.lobbyId, { password: `word ${number}` });
  await house.begin([founder, mate]);
  return [founder, mate];
}

/** What must not change by a restart. */
function lasting(player: LobbyPlayer): unknown {
  if (player.game === 'chain') {
    const { players, currentPlayerIndex, turn, lastChampion, usedChampions, nextLetter } = player.chain;
    const lives = players.map(({ id, lives }) => [id, lives]);
    return { lives, currentPlayerIndex, turn, lastChampion, usedChampions, nextLetter };
  }
  const { players, round, action, targetSpell } = player.clash;
  return { points: players.map(({ id, totalPoints }) => [id, totalPoints]), round, action, targetSpell };
}

/** Kills the host without a goodbye, and starts another on what is stored, `downMs` later. */
async function kill(downMs: number): Promise<void> {
  await stored();
  const { store } = house;
  const survived = new Map(store.rooms);
  void house.host.drain();
  vi.setSystemTime(Date.now() + downMs);
  const next = new LobbyHouse();
  for (const [id, room] of survived) next.store.rooms.set(id, room);
  house = next;
  await house.host.start(Object.values(house.games));
  await pass(0);
}

describe.each(['chain', 'clash'] as const)('50 running games of %s', (game) => {
  it.each([[500], [20_000]])(
    'are all there after a restart of %i ms, with lives, points and turns as they were',
    async (downMs) => {
      const pairs: [LobbyPlayer, LobbyPlayer][] = [];
      for (let number = 0; number < GAMES; number += 1) pairs.push(await running(game, number));
      await pass(1_000 + (game === 'clash' ? 4_000 : 0));
      for (const [index, pair] of pairs.entries()) {
        for (const player of pair) {
          if (game === 'clash')
            await player.does('submitGuess', { guess: index + Number(player === pair[0]) });
          else
            await player.does('submitChampion', { champion: ['Ahri', 'Nobody', 'Aatrox'][index % 3] ?? '' });
        }
      }
      const before = pairs.map(([founder]) => lasting(founder));
      for (const [founder] of pairs) expect(founder.heard).not.toContain('gameOver');
      await kill(downMs);
      for (const [index, pair] of pairs.entries()) {
        const { lobbyId } = pair[0];
        for (const [place, { accessToken }] of pair.entries()) {
          const again = await house.joined(game, 2 * index + place, lobbyId, { accessToken });
          expect(again.heard[0]).toBe('joinedLobby');
          expect(lasting(again)).toEqual(before[index]);
          expect(again.lastPayload.password).toBe(`word ${index}`);
          pair[place] = again;
        }
      }
      for (const [founder] of pairs) {
        const { players } = game === 'chain' ? founder.chain : founder.clash;
        expect(players.map(({ connected }) => connected)).toEqual([true, true]);
      }
      await pass(30_000);
      for (const [founder] of pairs) expect(founder.buffers.length).toBeGreaterThan(1);
    },
    30_000,
  );
});

it('a lobby that nobody comes back to after a restart closes', async () => {
  const [founder] = (await house.lobbyOf('chain', 2)) as [LobbyPlayer];
  await kill(1_000);
  await pass(60_000);
  expect(house.store.rooms.get(founder.lobbyId as GameId)).toMatchObject({ over: true });
});
