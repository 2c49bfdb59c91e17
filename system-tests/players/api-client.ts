import { addressOf, type CallArguments } from '@hub/protocol/http/call';
import { type Endpoint, errorReplySchema, type ReplyOf } from '@hub/protocol/http/endpoint';
import { exchange, type Got } from './http-request.ts';

/** How a call that brought no answer of the contract failed. Status 0: nobody knows whether the server has done it. */
export class CallFailed extends Error {
  override readonly name = 'CallFailed';
  readonly status: number;
  readonly code: string;

  constructor(endpoint: Endpoint, status: number, code: string, cause?: unknown) {
    super(`${endpoint.name}: ${status} ${code}`, { cause });
    this.status = status;
    this.code = code;
  }
}

/** Makes a call of the contract; rejects with a CallFailed. The reply has been held against its schema. */
export type Call = <E extends Endpoint>(endpoint: E, ...input: CallArguments<E>) => Promise<ReplyOf<E>>;

export interface CallerOptions {
  /** Address of the server, without `/api`. */
  readonly url: string;
  readonly token: () => string | undefined;
  /** The address under which the server counts this caller. */
  readonly address?: string | undefined;
  readonly timeoutMs?: number | undefined;
  /** Told how long each answered call took, refused ones included. */
  readonly onAnswer?: ((endpoint: Endpoint, ms: number) => void) | undefined;
}

/** A client of the HTTP contract. */
export function createCaller(options: CallerOptions): Call {
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
  { url, token, address, timeoutMs = 15_000 }: CallerOptions,
  endpoint: Endpoint,
  input: LooseInput,
): Promise<Got> {
  const bearer = token();
  const text = input.body === undefined ? undefined : JSON.stringify(input.body);
  try {
    return await exchange(`${url}/api${addressOf(endpoint, input)}`, {
      method: endpoint.method,
      timeoutMs,
      headers: {
        ...(text !== undefined && {
          'content-type': 'application/json',
          'content-length': String(Buffer.byteLength(text)),
        }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
        ...(address !== undefined && { 'x-forwarded-for': address }),
      },
      ...(text !== undefined && { body: text }),
    });
  } catch (error) {
    throw new CallFailed(endpoint, 0, 'unreachable', error);
  }
}

function readReply(endpoint: Endpoint, status: number, text: string): unknown {
  const json = jsonOf(text);
  if (status !== 200) {
    const refusal = errorReplySchema.safeParse(json);
    throw new CallFailed(endpoint, status, refusal.data?.error ?? 'unreadable_reply');
  }
  const reply = endpoint.reply.safeParse(json);
  if (!reply.success) throw new CallFailed(endpoint, status, 'unreadable_reply', reply.error);
  return reply.data;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
