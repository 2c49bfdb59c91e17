import { sql } from 'kysely';

/** Literals for flag columns: with a parameter SQLite would not use partial indexes and would replan every time. */
export const YES = sql.lit(1);
/** A flag that is not set. */
export const NO = sql.lit(0);
