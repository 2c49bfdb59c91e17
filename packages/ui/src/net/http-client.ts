import { CONTRACT, CONTRACT_HEADER, TIME_HEADER } from '@hub/engine/wire/version';
import { addressOf, type CallArguments } from '@hub/protocol/http/call';
import { type Endpoint, errorReplySchema, FIELDS_HEADER, type ReplyOf } from '@hub/protocol/http/endpoint';
import { CallError } from './call-error.ts';
import { deviceNow, setServerClock } from './server-clock.ts';

/** Milliseconds after which a call without a complete reply is aborted, so that no screen waits forever. */
export const CALL_TIMEOUT_MS = 15_000;

type Abortable = { readonly signal?: AbortSignal | undefined };

/**
 * Makes a call of the contract. Resolves to the parsed reply; rejects with a CallError, or with the reason of
 * its signal.
 */
export type Call = <E extends Endpoint>(
  endpoint: E,
  ...input: CallArguments<E, Abortable>
) => Promise<ReplyOf<E>>;

interface Options {
  readonly fetch: typeof globalThis.fetch;
  readonly token: () => string | undefined;
  /** The server refused this token with that code. */
  readonly onUnauthorized: (token: string, code: string) => void;
  /** The host has suspended the account. */
  readonly onSuspended?: (() => void) | undefined;
  /** The server has another version of the contract than this page. */
  readonly onOtherVersion: () => void;
  /** Called with every failure before the call rejects. */
  readonly onFailure?: ((error: CallError) => void) | undefined;
  readonly baseUrl?: string | undefined;
  readonly timeoutMs?: number | undefined;
}

interface LooseInput {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** An HTTP client for the contract: any status but 200, and any reply that fails its schema, is an error. */
export function createHttpClient(options: Options): Call {
  const {
    fetch,
    token,
    onUnauthorized,
    onSuspended,
    onOtherVersion,
    onFailure,
    baseUrl = '/api',
    timeoutMs = CALL_TIMEOUT_MS,
  } = options;

  const send = async (endpoint: Endpoint, input: LooseInput, signal: AbortSignal): Promise<unknown> => {
    const bearer = token();
    const sentAt = deviceNow();
    const reply = await fetch(baseUrl + addressOf(endpoint, input), {
      method: endpoint.method,
      signal,
      headers: {
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...(bearer !== undefined && { authorization: `Bearer ${bearer}` }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
    });
    setServerClock(reply.headers.get(TIME_HEADER), sentAt);
    // A proxy between page and server answers without this header.
    if ((reply.headers.get(CONTRACT_HEADER) ?? CONTRACT) !== CONTRACT) onOtherVersion();
    try {
      return readReply(endpoint, reply, await reply.text());
    } catch (error) {
      if (bearer !== undefined && isTokenRefusal(error)) onUnauthorized(bearer, error.code);
      if (error instanceof CallError && error.code === 'account_suspended') onSuspended?.();
      throw error;
    }
  };

  return async (endpoint, ...[input = {}]) => {
    const { signal, release } = deadline(timeoutMs, input.signal);
    try {
      return (await send(endpoint, input, signal)) as ReplyOf<typeof endpoint>;
    } catch (cause) {
      input.signal?.throwIfAborted();
      const error = cause instanceof CallError ? cause : unreachable(endpoint, signal.aborted, cause);
      onFailure?.(error);
      throw error;
    } finally {
      release();
    }
  };
}

/** Excludes 401 replies to a failed sign-in at the identity provider. */
const isTokenRefusal = (error: unknown): error is CallError =>
  error instanceof CallError &&
  error.status === 401 &&
  !['auth_failed', 'invalid_token'].includes(error.code);

/** Aborts after the timeout, or when `outer` does. */
function deadline(timeoutMs: number, outer: AbortSignal | undefined) {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  const signal = outer ? AbortSignal.any([outer, controller.signal]) : controller.signal;
  return { signal, release: () => clearTimeout(timer) };
}

function readReply(endpoint: Endpoint, { status, headers }: Response, text: string): unknown {
  const json = parseJson(text);
  if (status !== 200) throw refusal(endpoint, status, json, headers.has(FIELDS_HEADER));
  const parsed = endpoint.reply.safeParse(json);
  if (parsed.success) return parsed.data;
  throw new CallError({
    status,
    code: 'unreadable_reply',
    message: endpoint.failure,
    failure: endpoint.failure,
    cause: parsed.error,
  });
}

function refusal(endpoint: Endpoint, status: number, json: unknown, isOfFields: boolean): CallError {
  const body = errorReplySchema.safeParse(json);
  const { error: code, message: told } = body.data ?? {
    error: 'unreadable_reply',
    message: endpoint.failure,
  };
  // What does not fit the contract is named in the words of programs.
  const message = isOfFields ? endpoint.failure : told;
  // The host's own text says more than which call it was.
  return new CallError({
    status,
    code,
    message,
    failure: code === 'maintenance' ? message : endpoint.failure,
  });
}

function unreachable(endpoint: Endpoint, isTooLate: boolean, cause: unknown): CallError {
  const code = isTooLate ? 'timeout' : 'network';
  return new CallError({ status: 0, code, message: endpoint.failure, failure: endpoint.failure, cause });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
