import type { Kysely } from 'kysely';

/** One step of the schema. Steps only go forward and are never edited once they were released. */
export type Migration = {
  readonly name: string;
  up(db: Kysely<unknown>): Promise<void>;
};
