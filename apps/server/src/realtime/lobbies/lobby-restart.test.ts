import type { GameId } from '@hub/engine/wire/ids';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LobbyFixture, type LobbyGameName, type LobbyPlayer } from '../testing/lobby-fixture.ts';
import { advance, allStored } from '../testing/test-lobby-fixture.ts';

const GAMES = 50;

let fixture: LobbyFixture;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  fixture = new LobbyFixture();
});
afterEach(async () => {
  await fixture.host.drain();
  vi.useRealTimers();
});

/** Creates a running game of two new players, with some commands played. */
async function running(game: LobbyGameName, number: number): Promise<[LobbyPlayer, LobbyPlayer]> {
  const form = { password: `word ${number}`, guessTime: 120, lives: 10 };
  const creator = await fixture.createLobby(game, 2 * number, form);
  const mate = await fixture.join(game, 2 * number + 1, creator.lobbyId, { password: `word ${number}` });
  await fixture.startGame([creator, mate]);
  return [creator, mate];
}

/** The values that a restart must not change. */
function lasting(player: LobbyPlayer): unknown {
  if (player.game === 'chain') {
    const { players, currentPlayerIndex, turn, lastChampion, usedChampions, nextLetter } = player.chain;
    const lives = players.map(({ id, lives }) => [id, lives]);
    return { lives, currentPlayerIndex, turn, lastChampion, usedChampions, nextLetter };
  }
  const { players, round, action, targetSpell } = player.clash;
  return { points: players.map(({ id, totalPoints }) => [id, totalPoints]), round, action, targetSpell };
}

/** Abandons the host as in a crash, and starts another one on the same store `downMs` later. */
async function kill(downMs: number): Promise<void> {
  await allStored();
  const { store } = fixture;
  const survived = new Map(store.rooms);
  void fixture.host.drain();
  vi.setSystemTime(Date.now() + downMs);
  const next = new LobbyFixture();
  for (const [id, room] of survived) next.store.rooms.set(id, room);
  fixture = next;
  await fixture.host.start(Object.values(fixture.games));
  await advance(0);
}

describe.each(['chain', 'clash'] as const)('50 running games of %s', (game) => {
  it.each([[500], [20_000]])(
    'are all there after a restart of %i ms, with lives, points and turns as they were',
    async (downMs) => {
      const pairs: [LobbyPlayer, LobbyPlayer][] = [];
      for (let number = 0; number < GAMES; number += 1) pairs.push(await running(game, number));
      await advance(1_000 + (game === 'clash' ? 4_000 : 0));
      for (const [index, pair] of pairs.entries()) {
        for (const player of pair) {
          if (game === 'clash')
            await player.sendAndStore('submitGuess', { guess: index + Number(player === pair[0]) });
          else
            await player.sendAndStore('submitChampion', {
              champion: ['Ahri', 'Nobody', 'Aatrox'][index % 3] ?? '',
            });
        }
      }
      const before = pairs.map(([creator]) => lasting(creator));
      for (const [creator] of pairs) expect(creator.received).not.toContain('gameOver');
      await kill(downMs);
      for (const [index, pair] of pairs.entries()) {
        const { lobbyId } = pair[0];
        for (const [place, { accessToken }] of pair.entries()) {
          const again = await fixture.join(game, 2 * index + place, lobbyId, { accessToken });
          expect(again.received[0]).toBe('joinedLobby');
          expect(lasting(again)).toEqual(before[index]);
          expect(again.lastPayload.password).toBe(`word ${index}`);
          pair[place] = again;
        }
      }
      for (const [creator] of pairs) {
        const { players } = game === 'chain' ? creator.chain : creator.clash;
        expect(players.map(({ connected }) => connected)).toEqual([true, true]);
      }
      await advance(30_000);
      for (const [creator] of pairs) expect(creator.buffers.length).toBeGreaterThan(1);
    },
    30_000,
  );
});

it('closes a lobby to which no player returns after a restart', async () => {
  const [creator] = (await fixture.lobbyOf('chain', 2)) as [LobbyPlayer];
  await kill(1_000);
  await advance(60_000);
  expect(fixture.store.rooms.get(creator.lobbyId as GameId)).toMatchObject({ over: true });
});
