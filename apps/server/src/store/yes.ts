import { sql } from 'kysely';

/** A set flag, for conditions that a partial index is made for: given as a value, SQLite would plan anew every time. */
export const YES = sql.lit(1);
/** A flag that is not set. */
export const NO = sql.lit(0);
