import {
  type BodyOf,
  type Endpoint,
  errorReplySchema,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '@hub/protocol/http/endpoint';
import { exchange, type Got } from './http-line.ts';

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

type Nothing = Record<string, never>;
type Part<Name extends string, Value> = [Value] extends [Nothing]
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: Value };
export type CallInput<E extends Endpoint> = Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  Part<'body', BodyOf<E>>;
type CallArguments<E extends Endpoint> = [ParamsOf<E>, QueryOf<E>, BodyOf<E>] extends [
  Nothing,
  Nothing,
  Nothing,
]
  ? [input?: CallInput<E>]
  : [input: CallInput<E>];

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

/** The contract's parameters and queries are flat. */
type Values = Readonly<Record<string, string | number | undefined>> | undefined;

async function send(
  { url, token, address, timeoutMs = 15_000 }: CallerOptions,
  endpoint: Endpoint,
  { params, query, body }: LooseInput,
): Promise<Got> {
  const bearer = token();
  const text = body === undefined ? undefined : JSON.stringify(body);
  try {
    return await exchange(`${url}/api${pathOf(endpoint, params)}${searchOf(query)}`, {
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

const pathOf = ({ path }: Endpoint, params: unknown): string =>
  path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent((params as Values)?.[name] ?? ''));

function searchOf(query: unknown): string {
  const given = Object.entries((query as Values) ?? {}).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
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
