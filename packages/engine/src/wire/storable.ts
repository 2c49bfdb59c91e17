import * as z from 'zod/mini';

/** For texts that are stored or looked for: PostgreSQL has no place for NUL, and would fail where SQLite does not. */
export const storable = z.regex(/^[^\0]*$/, 'must not hold a NUL character');
