import { Unavailable } from '@hub/server/platform/unavailable.ts';
import { withSessionName } from '@hub/server/store/older-servers.ts';
import { Client, type ClientConfig, type QueryResultRow, types } from 'pg';

/** Longer than the database needs for any of these queries; then the connection is replaced. */
const QUERY_LIMIT_MS = 1_000;
const CONNECT_LIMIT_MS = 2_000;
/** First half of the advisory locks' keys; an arbitrary fixed number. */
export const LOCK_SPACE = 7_240_116;
/** The lock of the node that is elected to look at the sessions of the others. */
export const ELECTION_LOCK = 7_240_118;

/** Ends the session of the elected node if it is this one, by its lock. */
export const END_ELECTED = `select pg_terminate_backend(node.pid)
  from pg_locks as node join pg_locks as elected on elected.pid = node.pid
  where node.locktype = 'advisory' and node.classid = ${LOCK_SPACE} and node.objid::bigint = $1::bigint & 4294967295
    and elected.locktype = 'advisory' and elected.classid = ${ELECTION_LOCK}
    and node.database = (select oid from pg_database where datname = current_database())`;

/** After a network failure the database may not have noticed that the connection with the lock is lost. */
const END_OLD_SESSION = `select pg_terminate_backend(pid) from pg_locks
  where locktype = 'advisory' and granted and classid = $1 and objid::bigint = $2::bigint & 4294967295
    and database = (select oid from pg_database where datname = current_database())`;

/**
 * A connection of its own that holds an advisory lock for the life of the process: PostgreSQL frees the lock as soon as the
 * process has died. The lease is renewed here as well, so that it never waits for the writes of rooms.
 */
export class NodeSession {
  readonly #config: ClientConfig;
  readonly #lockKey: number;
  #client: Promise<Client> | undefined;
  /** The last query; the next one waits for it. */
  #last: Promise<unknown> = Promise.resolve();
  #isClosed = false;
  /** Names of the prepared queries, by their text. */
  readonly #names = new Map<string, string>();

  constructor(url: string, lockKey: number) {
    this.#lockKey = lockKey;
    this.#config = {
      connectionString: withSessionName(url),
      connectionTimeoutMillis: CONNECT_LIMIT_MS,
      query_timeout: QUERY_LIMIT_MS,
      types: {
        getTypeParser: (oid, format) =>
          oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format),
      },
    };
  }

  /** Runs one of few fixed queries, which are prepared; connects first if necessary. Rejects with `Unavailable` and closes the connection if it fails. */
  async query<R extends QueryResultRow>(text: string, values: readonly unknown[]): Promise<R[]> {
    const current = this.#last.then(() => this.#queryNow<R>(text, values));
    this.#last = current.catch(() => undefined);
    return current;
  }

  async #queryNow<R extends QueryResultRow>(text: string, values: readonly unknown[]): Promise<R[]> {
    if (this.#isClosed) throw new Unavailable('the node has closed its session');
    this.#client ??= this.#connect();
    const connecting = this.#client;
    try {
      const client = await connecting;
      const { rows } = await client.query<R>({ name: this.#nameOf(text), text, values: [...values] });
      return rows;
    } catch (error) {
      this.#discard(connecting);
      throw new Unavailable('the database cannot be used', { cause: error });
    }
  }

  #nameOf(text: string): string {
    const name = this.#names.get(text) ?? `query ${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }

  /** Ends the connection and so frees the lock. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const client = await this.#client?.catch(() => undefined);
    await client?.end().catch(() => undefined);
  }

  async #connect(): Promise<Client> {
    const client = new Client(this.#config);
    client.on('error', () => this.#discard(connected));
    const connected = (async () => {
      await client.connect();
      await client.query(END_OLD_SESSION, [LOCK_SPACE, this.#lockKey]);
      await client.query('select pg_advisory_lock($1, $2)', [LOCK_SPACE, this.#lockKey]);
      return client;
    })();
    connected.catch(() => void client.end().catch(() => undefined));
    return connected;
  }

  #discard(connecting: Promise<Client>): void {
    if (this.#client === connecting) this.#client = undefined;
    connecting.then(
      (client) => void client.end().catch(() => undefined),
      () => undefined,
    );
  }
}
