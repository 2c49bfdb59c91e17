import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import { ADMIN_KEY_HEADER, type Role } from '@hub/protocol/http/admin/parts';
import { addressOf } from '@hub/protocol/http/call';
import type { Endpoint } from '@hub/protocol/http/endpoint';
import { type Clock, systemClock } from '@hub/server/platform/clock.ts';
import type { Features } from '../../../../apps/server/src/features.ts';
import { playersAt } from '../../../../apps/server/src/testing/server-access.ts';
import { signInByLink } from '../../calls/session.ts';

/** A hub as a test reaches it. */
export type ReachedHub = { readonly url: string; readonly hub: { readonly features: Features } };

export type Reply = {
  readonly status: number;
  readonly body: Record<string, unknown>;
  readonly headers: Headers;
};
type Input = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown };

/** A page of a hub in a browser of its own: with a token, and with an admin session. */
export type Page = {
  readonly url: string;
  origin: string;
  token?: string;
  cookie?: string;
  key?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

/** Makes a call as a page does. */
export async function call(page: Page, endpoint: Endpoint, input: Input = {}): Promise<Reply> {
  const isReading = endpoint.method === 'GET';
  const response = await fetch(`${page.url}/api${addressOf(endpoint, input)}`, {
    method: endpoint.method,
    headers: {
      ...(isReading ? {} : { origin: page.origin, 'content-type': 'application/json' }),
      ...(page.token === undefined ? {} : { authorization: `Bearer ${page.token}` }),
      ...(page.cookie === undefined ? {} : { cookie: page.cookie }),
      ...(page.key === undefined ? {} : { [ADMIN_KEY_HEADER]: page.key }),
      ...page.headers,
    },
    ...(isReading ? {} : { body: JSON.stringify(input.body ?? {}) }),
  });
  const text = await response.text();
  const body = (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : { text }) as Reply['body'];
  const set = response.headers.get('set-cookie');
  if (set !== null) page.cookie = set.split(';', 1)[0] ?? '';
  if (response.ok && typeof body['key'] === 'string' && set !== null) page.key = body['key'];
  return { status: response.status, body, headers: response.headers };
}

export type TestPlayer = Page & {
  readonly account: AccountId;
  readonly player: PlayerId;
  readonly name: string;
};

/** A new guest at a page. */
export async function newPlayer({ url }: Pick<ReachedHub, 'url'>, name: string): Promise<TestPlayer> {
  const { token, id, player_id: player } = await playersAt(url).guest(name);
  return { url, origin: url, token, account: id, player, name };
}

/** Gives a role by the function of the command line; returns the code of the link. */
export async function giveRole(
  { hub }: ReachedHub,
  player: TestPlayer,
  role: Role,
  clock: Clock = systemClock,
): Promise<string> {
  const roles = hub.features.administration.roles({ clock, actor: 'test', reason: '' });
  const games = role === 'room moderator' ? ['chainOfLegends'] : undefined;
  return (await roles.give(player.account, role, games)).code;
}

/** A new player with a role, signed in to the administration. */
export async function openedPage(
  hub: ReachedHub,
  role: Role,
  name: string = role,
  clock: Clock = systemClock,
): Promise<TestPlayer> {
  const player = await newPlayer(hub, name);
  const code = await giveRole(hub, player, role, clock);
  const { status, body } = await call(player, signInByLink, { body: { code } });
  if (status !== 200) throw new Error(`not signed in: ${JSON.stringify(body)}`);
  return player;
}
