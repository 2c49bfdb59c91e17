import type { LobbyIn } from '@hub/engine/wire/lobbies';
import type { InventoryItem } from '@hub/features/shop/calls.ts';
import { chainOfLegends } from '@hub/games/chain-of-legends/game.ts';
import { expect, it } from 'vitest';
import { server, setUpServer } from '../testing/each-hub.ts';
import { type Client } from './testing/client.ts';

setUpServer();

async function api(path: string, token?: string, body?: object): Promise<unknown> {
  const reply = await server.call<object>(path, token, body);
  expect(reply).not.toHaveProperty('error');
  return reply;
}

/** A player who owns two effects and wears none. */
async function shopper() {
  const { token, id: accountId } = await server.guest('Shopper');
  const grant = { accountId, amountEssence: 5_000, reason: 'grant', reference: 'a', at: 1 } as const;
  await server.hub.features.ledger.append(grant);
  for (const itemId of ['effect-gold', 'effect-fire'])
    await api('/shop/purchase', token, { itemId, accountId });
  const items = (await api(`/accounts/${accountId}/items`, token)) as InventoryItem[];
  const toggle = (name: string) =>
    api(`/inventory/${items.find((item) => item.name === name)?.id}/active`, token, {});
  return { token, toggle };
}

type Payload = { readonly lobbyId?: string; readonly lobbyData?: LobbyIn<typeof chainOfLegends> };

/** Sends a command and reads frames until one matches. */
async function until<K extends keyof Payload>(
  client: Client,
  field: K,
  action: string,
  payload: object,
): Promise<NonNullable<Payload[K]>> {
  client.send(action, payload);
  for (;;) {
    const found = ((await client.next()).payload as Payload | undefined)?.[field];
    if (found !== undefined) return found;
  }
}

const looksIn = async (client: Client, action: string, payload: object) =>
  (await until(client, 'lobbyData', action, payload)).players.map(({ usernameEffect }) => usernameEffect);

const FORM = { name: 'Mirror', maxPlayers: 4, guessTime: 15, lives: 3 };

it('shows newly worn cosmetics of a seated player in the next frame, and in the next room of the same socket', async () => {
  const { token, toggle } = await shopper();
  const client = await server.join(chainOfLegends.path, token);
  const lobbyId = await until(client, 'lobbyId', 'createLobby', FORM);
  expect(await looksIn(client, 'joinLobby', { lobbyId })).toEqual([null]);
  await toggle('Golden Crown');
  expect(await looksIn(client, 'setPlayerStatus', { lobbyId, status: 1 })).toEqual(['fx-gold']);
  await toggle('Fire Warrior');
  expect(await looksIn(client, 'setPlayerStatus', { lobbyId, status: 0 })).toEqual(['fx-fire']);
  client.send('leaveLobby', { lobbyId });
  const next = await until(client, 'lobbyId', 'createLobby', FORM);
  expect(await looksIn(client, 'joinLobby', { lobbyId: next })).toEqual(['fx-fire']);
  await client.close();
});
