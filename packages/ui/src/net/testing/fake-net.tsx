import type { Endpoint } from '@hub/protocol/http/endpoint';
import type { ReactNode } from 'react';
import { CallError } from '../call-error.ts';
import type { Call } from '../http-client.ts';
import { type Net, NetContext } from '../net.ts';

interface MadeCall {
  readonly name: string;
  readonly params: unknown;
  readonly body: unknown;
}

/** Replies by endpoint name; a function is called for every call. */
export type Replies = Readonly<Record<string, unknown>>;

/** A fake server that answers from a table and refuses any other call as not found. */
export function fakeNet(replies: Replies) {
  const calls: MadeCall[] = [];
  const call = async (
    endpoint: Endpoint,
    input: Omit<MadeCall, 'name'> = { params: undefined, body: undefined },
  ) => {
    calls.push({ name: endpoint.name, params: input.params, body: input.body });
    if (!Object.hasOwn(replies, endpoint.name)) throw refused(endpoint, 'not_found', 404);
    const reply = replies[endpoint.name];
    const json: unknown = typeof reply === 'function' ? await reply(input) : reply;
    return endpoint.reply.parse(json);
  };
  const net: Net = {
    call: call as Call,
    socketUrl: 'ws://hub',
    token: () => 'token',
    onUnauthorized: () => undefined,
    onOtherVersion: () => undefined,
    onStrangeFrame: () => undefined,
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <NetContext value={net}>{children}</NetContext>
  );
  return { net, calls, wrapper };
}

/** Returns the error of a call that the server refuses. */
export const refused = (
  { failure }: Pick<Endpoint, 'failure'>,
  code: string,
  status: number,
  message = failure,
) => new CallError({ status, code, message, failure });

/** Returns the error of a call that does not reach the server. */
export const unreachable = ({ failure }: Pick<Endpoint, 'failure'>) =>
  new CallError({ status: 0, code: 'network', message: failure, failure });
