import type { Kysely } from 'kysely';

/** One step of the schema. Released steps are never edited. */
export type Migration = {
  readonly name: string;
  up(db: Kysely<unknown>): Promise<void>;
};
