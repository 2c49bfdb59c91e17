import type { IncomingHttpHeaders } from 'node:http';
import { ADMIN_KEY_HEADER, type Role } from '@hub/protocol/http/admin/parts';
import type { Access, Endpoint } from '@hub/protocol/http/endpoint';
import type { FastifyRequest } from 'fastify';
import { isOwnOrigin } from '../platform/own-origin.ts';
import type { Administrator } from './administrator.ts';
import { Refusal } from './refusal.ts';

/** Browsers accept the first name only with an encrypted connection. */
const COOKIES = ['__Secure-hub-admin', 'hub-admin'] as const;
const GUARDED = /^\/(?:admin|first-run)\//;
const RANKS: Readonly<Record<Role, number>> = { 'room moderator': 0, moderator: 1, host: 2 };

export const isRole = (access: Access): access is Role => access in RANKS;

/** A reply that sets or removes the cookie of the admin session. */
export class WithCookie<Reply = unknown> {
  readonly reply: Reply;
  readonly cookie: string;

  /** `seconds` is 0 to remove it. `origin` says whether the page is encrypted. */
  constructor(reply: Reply, value: string, { seconds, origin }: { seconds: number; origin: string }) {
    const isSecure = origin.startsWith('https:');
    this.reply = reply;
    this.cookie = `${COOKIES[isSecure ? 0 : 1]}=${value}; Path=/api/admin; Max-Age=${seconds}; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  }
}

/** The value of the session's cookie; undefined without one. */
export function sessionCookie({ cookie = '' }: Pick<IncomingHttpHeaders, 'cookie'>): string | undefined {
  const pairs = cookie.split(';').map((pair) => pair.trim().split('=', 2));
  for (const name of COOKIES) {
    const found = pairs.find(([one]) => one === name)?.[1];
    if (found !== undefined && found !== '') return found;
  }
  return undefined;
}

/** Guards the calls of the administration. */
export type AdminGuard = {
  /**
   * The page's address. Reading calls of a browser do not tell it: then it is the public address with the request's host, or the
   * first one, because a proxy may send a host of its own.
   */
  pageOrigin(headers: Pick<IncomingHttpHeaders, 'origin' | 'host'>): string;
  /** Why the page that makes this call may not; undefined for its own pages, and for calls of players. */
  originRefusal(endpoint: Pick<Endpoint, 'path'>, request: FastifyRequest): Refusal | undefined;
  /** The administrator who is signed in in this browser and has at least this role, or the refusal. */
  enter(request: FastifyRequest, role: Role): Promise<Administrator | Refusal>;
};

/** Whose session has this cookie and this key; undefined for anyone else. */
type Enter = (cookie: string | undefined, key: string | undefined) => Promise<Administrator | undefined>;

export const createAdminGuard = (
  sessions: { readonly enter: Enter },
  publicUrls: readonly string[],
): AdminGuard => ({
  pageOrigin: ({ origin, host = 'localhost' }) =>
    origin ??
    publicUrls.find((address) => new URL(address).host === host) ??
    publicUrls[0] ??
    `http://${host}`,
  originRefusal({ path }, { headers }) {
    if (!GUARDED.test(`${path}/`)) return undefined;
    const site = headers['sec-fetch-site'];
    const isForeign = site !== undefined && site !== 'same-origin';
    return !isForeign && isOwnOrigin(headers, publicUrls) ? undefined : new Refusal('origin_not_allowed');
  },
  async enter({ headers }, role) {
    const key = headers[ADMIN_KEY_HEADER];
    const administrator = await sessions.enter(
      sessionCookie(headers),
      typeof key === 'string' ? key : undefined,
    );
    if (administrator === undefined) return new Refusal('door_closed');
    // Also false for a role of a newer version.
    return RANKS[administrator.role] >= RANKS[role]
      ? administrator
      : new Refusal('forbidden', 'Your role does not allow that.');
  },
});
