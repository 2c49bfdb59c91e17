import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
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
export type SignedIn = Account & { readonly token: string };

/** What players do at the address of a server. */
export function playersAt(url: string) {
  /** Makes a call, by GET without a body; returns the reply, which has the code of a refusal. */
  async function call<Reply>(address: string, token?: string, body?: object, headers: object = {}) {
    const reply = await fetch(`${url}/api${address}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...headers,
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return (await reply.json()) as Reply & { readonly error?: string };
  }
  return {
    call,
    async guest(name: string, headers: object = {}): Promise<SignedIn> {
      const { token } = await call<{ token: string }>('/accounts/create', undefined, { name }, headers);
      return { ...(await call<Account>('/accounts/', token)), token };
    },
    /** Opens a socket at a path of games. */
    join: (socketPath: string, token: string) =>
      connect(url.replace('http', 'ws') + socketPath, protocolsFor(token)),
  };
}
