import type { AccountId } from '@hub/engine/wire/ids';
import type { Hub } from '../../apps/server/src/compose.ts';
import type { Clock } from '../../packages/server/src/platform/clock.ts';

/** A player and the kind of client. */
export type Person = {
  readonly audience: string;
  readonly name: string;
  readonly token: string;
  readonly accountId: string;
  readonly playerId: string;
};

/** An HTTP call. */
export type CallOptions = {
  readonly method?: 'GET' | 'POST';
  readonly url: string;
  readonly payload?: object;
};

export type Reply = Awaited<ReturnType<Hub['app']['inject']>>;

/** The reply to a reading call of a moderator, who signs in anew: days may have passed. */
export async function replyToModerator(
  { app, features }: Hub,
  clock: Clock,
  { token, accountId }: Person,
  url: string,
): Promise<Reply> {
  const roles = features.administration.roles({ clock, actor: 'test', reason: '' });
  const { code } = await roles.give(accountId as AccountId, 'moderator');
  const opened = await app.inject({
    method: 'POST',
    url: '/api/admin/door/link',
    headers: { authorization: `Bearer ${token}` },
    payload: { code },
  });
  const cookie = String(opened.headers['set-cookie']).split(';', 1)[0] ?? '';
  const { key } = opened.json<{ key: string }>();
  const reply = await app.inject({ url, headers: { cookie, 'hub-admin-key': key } });
  if (reply.statusCode !== 200) throw new Error(`${url} for a moderator: ${reply.payload}`);
  return reply;
}
