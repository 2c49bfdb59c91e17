import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import { createAccount } from '@hub/features/accounts/joining-calls.ts';
import { addressOf, type CallArguments } from '@hub/protocol/http/call';
import { type Endpoint, errorReplySchema, type ReplyOf } from '@hub/protocol/http/endpoint';
import { type TokenClaims } from '@hub/protocol/token-claims';
import { type HttpReply, sendRequest } from './http-request.ts';

/** A call without a valid reply. Status 0: unknown whether the server has processed it. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly code: string;

  constructor(endpoint: Endpoint, status: number, code: string, cause?: unknown) {
    super(`${endpoint.name}: ${status} ${code}`, { cause });
    this.status = status;
    this.code = code;
  }
}

/** Calls an endpoint of the HTTP contract and validates the reply. Rejects with a CallError. */
export type Call = <E extends Endpoint>(endpoint: E, ...input: CallArguments<E>) => Promise<ReplyOf<E>>;

export interface ApiClientOptions {
  /** Address of the server, without `/api`. */
  readonly url: string;
  readonly token?: () => string | undefined;
  /** Client address in `X-Forwarded-For`, by which the server counts calls. */
  readonly address?: string | undefined;
  readonly timeoutMs?: number | undefined;
  /** Receives the duration of each answered call, refusals included. */
  readonly onAnswer?: ((endpoint: Endpoint, ms: number) => void) | undefined;
}

/** Creates a client of the HTTP contract. */
export function createApiClient(options: ApiClientOptions): Call {
  return async (endpoint, ...[input = {}]) => {
    const from = performance.now();
    const { status, text } = await send(options, endpoint, input);
    options.onAnswer?.(endpoint, performance.now() - from);
    return readReply(endpoint, status, text) as ReplyOf<typeof endpoint>;
  };
}

interface LooseInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

async function send(
  { url, token, address, timeoutMs = 15_000 }: ApiClientOptions,
  endpoint: Endpoint,
  input: LooseInput,
): Promise<HttpReply> {
  const bearer = token?.();
  try {
    return await sendRequest(`${url}/api${addressOf(endpoint, input)}`, {
      method: endpoint.method,
      timeoutMs,
      headers: {
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(address !== undefined && { 'x-forwarded-for': address }),
      },
      body: input.body === undefined ? undefined : JSON.stringify(input.body),
    });
  } catch (error) {
    throw new CallError(endpoint, 0, 'unreachable', error);
  }
}

function readReply(endpoint: Endpoint, status: number, text: string): unknown {
  const json = parseJson(text);
  if (status !== 200) {
    const refusal = errorReplySchema.safeParse(json);
    throw new CallError(endpoint, status, refusal.data?.error ?? 'unreadable_reply');
  }
  const reply = endpoint.reply.safeParse(json);
  if (!reply.success) throw new CallError(endpoint, status, 'unreadable_reply', reply.error);
  return reply.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** An account and its token. */
export interface Identity {
  readonly token: string;
  readonly account: AccountId;
  readonly playerId: PlayerId;
}

/** The claims that a token carries, not verified. */
export const claimsOf = (token: string): TokenClaims =>
  JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as TokenClaims;

/** The account of a token, by its claims. */
export function identityOf(token: string): Identity {
  const { id, player_id } = claimsOf(token);
  return { token, account: id as AccountId, playerId: player_id };
}

/** Creates a guest account. Rejects with a CallError. */
export async function createGuest(url: string, name: string, address?: string): Promise<Identity> {
  const { token } = await createApiClient({ url, address })(createAccount, { body: { name } });
  return identityOf(token);
}

/** A name for a numbered guest: without digits and vowels, which the name filter may read as a slur. */
export const guestName = (number: number): string =>
  `Nr ${number.toString(8).replaceAll(/\d/g, (digit) => 'bdghjlmr'.charAt(Number(digit)))}`;
