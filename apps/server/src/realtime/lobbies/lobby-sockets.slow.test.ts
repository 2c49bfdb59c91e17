import { chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { createBinding as chainOfLegendsBinding } from '@hub/games/chain-of-legends/server.ts';
import { cooldownClash } from '@hub/games/cooldown-clash/game.ts';
import { createBinding as cooldownClashBinding } from '@hub/games/cooldown-clash/server.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { secretFrom } from '../../platform/secret.ts';
import type { Client, Frame } from '../testing/client.ts';
import { type Hub, startHub } from '../testing/hub.ts';
import { CREATION_FORMS } from '../testing/lobby-fixture.ts';
import { testPlayer } from '../testing/players.ts';
import { createLobbyGuard } from './lobby-guard.ts';

const PATHS = { chain: chainOfLegends.path, clash: cooldownClash.path };

let hub: Hub;

beforeEach(async () => {
  const guard = createLobbyGuard(secretFrom('a secret of the tests'));
  hub = await startHub({
    games: [chainOfLegendsBinding({ lobbies: guard }), cooldownClashBinding({ lobbies: guard })],
  });
});
afterEach(() => hub.stop());

const answerOf = ({ action, error }: Frame): string => error?.code ?? action;

/** Returns the next frame that is a refusal or has one of the actions. */
async function nextFrame(client: Client, ...actions: readonly string[]): Promise<Frame> {
  for (;;) {
    const frame = await client.next();
    if (frame.error !== undefined || actions.includes(frame.action)) return frame;
  }
}

async function createLobby(
  game: keyof typeof PATHS,
  form: object = {},
): Promise<{ creator: Client; lobbyId: string }> {
  const creator = await hub.join(PATHS[game], 0);
  const { payload } = await creator.ask('createLobby', { ...CREATION_FORMS[game], ...form });
  const { lobbyId } = payload as { lobbyId: string };
  await creator.ask('joinLobby', { lobbyId });
  return { creator, lobbyId };
}

describe.each(['chain', 'clash'] as const)('at the sockets of %s', { timeout: 20_000 }, (game) => {
  it('exactly one of 50 simultaneous players gets the last seat', async () => {
    const { creator, lobbyId } = await createLobby(game, { maxPlayers: 2 });
    const clients = await Promise.all(
      Array.from({ length: 50 }, (_, index) => hub.join(PATHS[game], index + 1)),
    );
    for (const client of clients) client.send('joinLobby', { lobbyId });
    const answers = await Promise.all(clients.map(async (client) => answerOf(await client.next())));
    expect(answers.filter((answer) => answer === 'joinedLobby')).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'lobby_full')).toHaveLength(49);
    const { payload } = await nextFrame(creator, 'playerJoined');
    const winner = answers.indexOf('joinedLobby') + 1;
    expect(payload).toMatchObject({
      playerId: testPlayer(winner).playerId,
      lobbyData: { players: [{ id: testPlayer(0).playerId }, { id: testPlayer(winner).playerId }] },
    });
  });

  it('invalid settings are refused, and numbers out of range are moved into their bounds', async () => {
    const client = await hub.join(PATHS[game], 1);
    const own = game === 'chain' ? 'lives' : 'winPoints';
    const wrong: object[] = [
      { name: '' },
      { name: '\u200b \u202e' },
      { name: 7 },
      { password: '' },
      { password: 7 },
      { maxPlayers: '4' },
      { maxPlayers: 2.5 },
      { maxPlayers: null },
      { guessTime: undefined },
      { [own]: undefined },
      { [own]: 'many' },
    ];
    for (const part of wrong) {
      const answer = await client.ask('createLobby', { ...CREATION_FORMS[game], ...part });
      expect(answer, JSON.stringify(part)).toMatchObject({ error: { code: 'invalid_request' } });
    }
    const high = { name: 'n'.repeat(30), maxPlayers: 99, guessTime: 5_000, [own]: 5_000 };
    const { payload } = await client.ask('createLobby', { ...CREATION_FORMS[game], ...high });
    const joined = await client.ask('joinLobby', payload);
    expect(joined.payload).toMatchObject({
      lobbyData: {
        name: 'n'.repeat(24),
        maxPlayers: 8,
        guessTime: game === 'chain' ? 127 : 999,
        [own]: game === 'chain' ? 10 : 1_000,
      },
    });
  });

  it("another player's id, name or ownership in a command has no effect", async () => {
    const { creator, lobbyId } = await createLobby(game, {
      owner: testPlayer(3).playerId,
      status: 'over',
      players: [1],
    });
    const second = await hub.join(PATHS[game], 2);
    const playerData = { id: testPlayer(3).playerId, name: 'Somebody', status: 1, usernameEffect: 'fx-gold' };
    const { payload } = await second.ask('joinLobby', { lobbyId, playerData });
    expect(payload).toMatchObject({
      lobbyData: {
        owner: testPlayer(0).playerId,
        status: 'open',
        players: [{}, { id: testPlayer(2).playerId, name: 'Player 2', status: 0, usernameEffect: null }],
      },
    });
    const forged = { lobbyId, playerId: testPlayer(0).playerId, status: 1 };
    expect(await second.ask('setPlayerStatus', forged)).toMatchObject({ error: { code: 'forbidden' } });
    const own = { lobbyId, playerId: testPlayer(2).playerId, status: 1, accessToken: 'whatever' };
    expect((await second.ask('setPlayerStatus', own)).action).toBe('playerStatusChanged');
    expect((await nextFrame(creator, 'playerStatusChanged')).payload).toMatchObject({
      lobbyData: { players: [{ status: 0 }, { status: 1 }] },
    });
  });
});
