import type { AccountId } from '@hub/engine/wire/ids';
import type { Db, HubTables } from '@hub/server/hub.ts';
import type { Tables } from '@hub/server/store/schema.ts';

/** A table with rows of accounts. */
export type OwnedTable = {
  [Table in keyof HubTables]: 'accountId' extends keyof HubTables[Table] ? Table : never;
}[keyof HubTables];

/** Makes a stored value what its owner reads. */
type Read = (value: unknown, owner: AccountId) => unknown;

/** What becomes of the rows of an account in one table. */
export type Owned<Part = string> = {
  /** The part of the owner's export; without one they are copies of exported rows, or secrets that live for minutes. */
  readonly as?: Part;
  /** The columns that are exported, and no others: `column`, or `column:name`; `table.column` of what is joined. */
  readonly shows?: string;
  /** A table, and the column that has its id. */
  readonly joins?: readonly [table: keyof HubTables, column: string];
  /** The column that orders the export. */
  readonly by?: string;
  readonly read?: Readonly<Record<string, Read>>;
  /** An account has one row at most, which is exported itself. */
  readonly isOne?: true;
  /** Another column with the account of whom the row tells. */
  readonly also?: 'fromId';
  /** Whether an erasure deletes the rows; the others stay, for balances and other players' history. */
  readonly isErased?: true;
  /** False for what only visiting leaves, or what never is there without a row that would be missed. */
  readonly isMissed?: false;
};

export const json: Read = (value) => (typeof value === 'string' ? JSON.parse(value) : null);
export const list: Read = (value) => json(value, '' as AccountId) ?? [];
export const flag: Read = (value) => value === 1;
export const isOwner: Read = (value, owner) => value === owner;

export const GONE = { isErased: true } as const;
export const VISIT = { isErased: true, isMissed: false } as const;

type TextColumn = { [Table in keyof Tables]: `${Table}.${keyof Tables[Table] & string}` }[keyof Tables];

/** What of a feature belongs to an account; `Exported` is its part of the export. */
export type AccountData<Exported = Readonly<Record<string, unknown>>> = {
  /** Each of its tables with an account, in the order of the export. */
  readonly tables: { readonly [Table in OwnedTable]?: Owned<keyof Exported> };
  /** Columns of the database with free text, from which an erasure takes names. */
  readonly texts?: readonly TextColumn[];
  /** What else an erasure does, before those rows are deleted. */
  readonly erase?: (tx: Db, account: AccountId) => Promise<void>;
};
