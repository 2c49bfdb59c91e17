import { CamelCasePlugin, type Kysely, type Transaction } from 'kysely';
import type { Clock } from './platform/clock.ts';
import type { Engine } from './store/engine.ts';
import type { Tables } from './store/schema.ts';

type Camel<Name> = Name extends `${infer First}_${infer Rest}` ? `${First}${Capitalize<Camel<Rest>>}` : Name;
type CamelKeys<Row> = { [Column in keyof Row as Camel<Column>]: Row[Column] };
/** The tables as code names them: `account_id` of the database is `accountId`. */
export type HubTables = { [Table in keyof Tables as Camel<Table>]: CamelKeys<Tables[Table]> };
/** Without transactions of its own: those of `Hub` are tried again after a conflict or a pause. */
export type Db = Omit<Kysely<HubTables>, 'transaction'>;
export type Tx = Transaction<HubTables>;

/** What the server part of a feature works with. */
export type Hub = Pick<Engine, 'batch'> & {
  readonly db: Db;
  readonly clock: Clock;
  /** As `Engine.transaction`. */
  readonly transaction: <T>(
    durability: Parameters<Engine['transaction']>[0],
    work: (tx: Tx) => Promise<T>,
    isolation?: Parameters<Engine['transaction']>[2],
  ) => Promise<T>;
};

const camel = new CamelCasePlugin();

/** The same database or transaction, with columns in camel case. */
export const named = (of: Kysely<Tables> | Db): Db =>
  // The plugin changes the names of columns, which types cannot follow.
  of.withoutPlugins().withPlugin(camel) as unknown as Db;

/** The context of features on an open database. */
export const hubOf = (engine: Engine, clock: Clock): Hub => ({
  db: named(engine.db),
  clock,
  batch: (writes) => engine.batch(writes),
  transaction: (durability, work, isolation) =>
    engine.transaction(durability, (tx) => work(named(tx) as Tx), isolation),
});
