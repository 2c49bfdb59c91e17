import type { Access } from '@hub/protocol/http/endpoint';
import type { FastifyRequest } from 'fastify';
import type { Caller, Identify } from './caller.ts';
import { Refusal } from './refusal.ts';

/** Sender of a request: a caller, or why there is none. */
export type Visitor = { readonly caller?: Caller; readonly refusal?: Refusal };

/** Accounts that most calls refuse. */
export type Closed = 'deleted' | 'suspended';

const EMPTY_HUB =
  'This hub is empty. If its host restores a backup, your account comes back by itself. To begin anew, log out and join.';
const BEARER = /^Bearer +(?<token>\S+)$/i;

/** Reads the bearer token of a request; without a valid one the visitor is not signed in. */
export async function readVisitor(request: FastifyRequest, identify: Identify): Promise<Visitor> {
  const token = BEARER.exec(request.headers.authorization ?? '')?.groups?.['token'];
  if (token === undefined) return { refusal: new Refusal('unauthorized') };
  const identified = await identify(token);
  if (identified.ok) return { caller: identified.caller };
  const { code } = identified;
  return { refusal: new Refusal(code, code === 'maintenance' ? EMPTY_HUB : undefined) };
}

type CallFacts = {
  readonly id: string | undefined;
  readonly admits: readonly Closed[];
  /** Whether an answer tells the page that the hub is open: not while it is empty and the page has an account. */
  readonly showsLife?: boolean | undefined;
};

/** Why this visitor may not make a call with this access, which is not that of a role; undefined if they may. `id` is the path's `:id`. */
export function accessRefusal(
  access: Access,
  { caller, refusal }: Visitor,
  { id, admits, showsLife = false }: CallFacts,
): Refusal | undefined {
  if (access === 'visitor') return showsLife && refusal?.code === 'maintenance' ? refusal : undefined;
  if (caller === undefined) return refusal ?? new Refusal('unauthorized');
  if (caller.isDeleted && !admits.includes('deleted')) return new Refusal('account_deleted');
  if (caller.isSuspended && !admits.includes('suspended')) return new Refusal('account_suspended');
  const { playerId, accountId } = caller.player;
  if (access === 'owner' && id !== playerId && id !== accountId) return new Refusal('forbidden');
  return undefined;
}
