import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { AccountId, PlayerId } from '@hub/engine/wire/ids';
import type { Account } from '@hub/protocol/http/accounts';
import { connect, protocolsFor } from '../realtime/testing/client.ts';

/** Reads and changes the database of a data folder directly, bypassing the server. */
export function databaseIn(dataDir: string) {
  const prepared = <T>(statement: string, run: (prepared: ReturnType<DatabaseSync['prepare']>) => T): T => {
    const database = new DatabaseSync(path.join(dataDir, 'hub.sqlite'));
    try {
      return run(database.prepare(statement));
    } finally {
      database.close();
    }
  };
  return {
    sql: (statement: string, ...values: SQLInputValue[]): void =>
      void prepared(statement, (one) => one.run(...values)),
    rows: (statement: string): Record<string, unknown>[] => prepared(statement, (one) => one.all()),
  };
}

/** A guest account with its token. */
export type SignedIn = Account & {
  readonly id: AccountId;
  readonly playerId: PlayerId;
  readonly token: string;
};

/** A request to the API, with its body as JSON. */
type Request = {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
};
type Answer<Reply> = { readonly status: number; readonly body: Reply & { readonly error?: string } };

/** What players call, however their requests are sent. */
export function callsBy(
  send: (request: Request) => Promise<{ readonly status: number; readonly body: unknown }>,
) {
  /** Makes a call, by GET without a body. */
  async function ask<Reply = Record<string, unknown>>(
    address: string,
    token?: string,
    body?: object,
    headers: object = {},
  ): Promise<Answer<Reply>> {
    const sent = {
      ...headers,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    };
    const method = body === undefined ? 'GET' : 'POST';
    const payload = body !== undefined && { payload: JSON.stringify(body) };
    return (await send({ method, url: `/api${address}`, headers: sent, ...payload })) as Answer<Reply>;
  }
  return {
    ask,
    /** As `ask`, without the status: the body of a refusal has its code. */
    call: async <Reply = Record<string, unknown>>(...made: Parameters<typeof ask>) =>
      (await ask<Reply>(...made)).body,
  };
}

/** What players do at the address of a server. */
export function playersAt(url: string) {
  const { ask, call } = callsBy(async ({ url: address, payload, ...request }) => {
    const reply = await fetch(url + address, { ...request, ...(payload !== undefined && { body: payload }) });
    return { status: reply.status, body: await reply.json() };
  });
  return {
    ask,
    call,
    async guest(name: string, headers: object = {}): Promise<SignedIn> {
      const { token } = await call<{ token: string }>('/accounts/create', undefined, { name }, headers);
      const account = await call<Account & { id: AccountId }>('/accounts/', token);
      return { ...account, playerId: account.player_id, token };
    },
    /** Opens a socket at a path of games. */
    join: (socketPath: string, token: string) =>
      connect(url.replace('http', 'ws') + socketPath, protocolsFor(token)),
  };
}
