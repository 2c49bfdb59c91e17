import type { Endpoint } from '@hub/protocol/http/endpoint';
import type { Administrator } from '@hub/server/http/administrator.ts';
import type { Handler, Mount } from '@hub/server/http/mount.ts';

/** Mounts a call of a role; the handler also gets who is signed in. */
export type AdminMount = <E extends Endpoint>(
  endpoint: E,
  handler: (call: Parameters<Handler<E>>[0], by: Administrator) => ReturnType<Handler<E>>,
) => void;

const DEFAULT_ROWS = 50;

/** Which rows a call asks for. */
export const pageOf = ({
  offset = 0,
  limit = DEFAULT_ROWS,
}: {
  readonly offset?: number | undefined;
  readonly limit?: number | undefined;
}) => ({ offset, limit });

export const adminMount =
  (mount: Mount): AdminMount =>
  (endpoint, handler) =>
    mount(endpoint, (call) => {
      if (call.administrator === undefined) throw new Error(`${endpoint.name} is mounted without a role`);
      return handler(call, call.administrator);
    });
