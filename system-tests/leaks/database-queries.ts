import { Client } from 'pg';

type Method = (...input: unknown[]) => unknown;

let unanswered = 0;

/** Whether PostgreSQL has not answered all queries of this process. */
export const awaitsDatabase = (): boolean => unanswered > 0;

/** Counts the queries, and the connections that are being opened, from the first call on. */
export function watchQueries(): void {
  const { query, connect } = Client.prototype as unknown as Readonly<Record<'query' | 'connect', Method>>;
  if (query.name === watchedQuery.name) return;
  function watchedQuery(this: Client, ...input: unknown[]): unknown {
    const end = begin();
    const last = input.at(-1);
    // A pool's own queries call back.
    if (typeof last === 'function') {
      const callBack = (...result: unknown[]): unknown => {
        end();
        return Reflect.apply(last as Method, undefined, result);
      };
      return Reflect.apply(query, this, [...input.slice(0, -1), callBack]);
    }
    const result: unknown = Reflect.apply(query, this, input);
    if (result instanceof Promise) result.then(end, end);
    else end();
    return result;
  }
  function watchedConnect(this: Client, ...input: unknown[]): unknown {
    const end = begin();
    this.once('connect', end);
    this.once('end', end);
    return Reflect.apply(connect, this, input);
  }
  Object.assign(Client.prototype, { query: watchedQuery, connect: watchedConnect });
}

/** Counts one more; the returned function ends it. */
function begin(): () => void {
  let isOver = false;
  unanswered += 1;
  return () => {
    if (!isOver) unanswered -= 1;
    isOver = true;
  };
}
