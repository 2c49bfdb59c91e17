import * as z from 'zod/mini';

/** Check for texts that queries contain: PostgreSQL cannot store NUL, SQLite can. */
export const storable = z.regex(/^[^\0]*$/, 'must not hold a NUL character');
