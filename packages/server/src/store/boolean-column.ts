import { sql } from 'kysely';

/** Literals for flag columns: with a parameter SQLite would not use partial indexes and would replan every time. */
export const TRUE = sql.lit(1);
/** A flag that is not set. */
export const FALSE = sql.lit(0);
