import { playerIdSchema } from '@hub/engine/wire/ids';
import { ADMIN_PAGE_MAX, ADMIN_REASON_MAX } from '@hub/engine/wire/limits';
import { storable } from '@hub/engine/wire/storable';
import * as z from 'zod/mini';
import { callsOf, numberInAddress } from '../endpoint.ts';

/** Header with the key that the page received when it signed in; it and the cookie are worth nothing alone. */
export const ADMIN_KEY_HEADER = 'hub-admin-key';

/** Roles of accounts, each with what those before it may do. A room moderator sees the lobbies of some games, and reports about them. */
export const roleSchema = z.enum(['room moderator', 'moderator', 'host']);
export type Role = z.infer<typeof roleSchema>;

export const time = z.int().check(z.describe('Milliseconds since 1970, UTC'));
export const count = z.int().check(z.minimum(0));
export const done = z.object({ done: z.literal(true) });

/** Which part of a list; a reply has the rows and their number in all. */
export const page = {
  offset: z.optional(numberInAddress(1_000_000)),
  limit: z.optional(numberInAddress(ADMIN_PAGE_MAX)).check(z.describe('Default 50')),
};
export const rowsOf = <Row extends z.ZodMiniType>(row: Row) => z.object({ rows: z.array(row), total: count });

/** For the audit log; where the player reads it, the summary of the call says so. */
export const reason = z.string().check(z.maxLength(ADMIN_REASON_MAX), storable);
export const reasonGiven = reason.check(z.regex(/\S/, 'must not be blank'));

/** A player as lists of the administration name one. */
export const namedPlayerSchema = z.object({ id: playerIdSchema, name: z.string() });
export const byPlayer = z.object({ player: playerIdSchema });
export const byId = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64), storable) });

const failure = 'Cannot reach the administration';
/** Calls by the least role that may make them: the one place where that is decided. */
const reads = (access: Role) => callsOf({ method: 'GET', policy: { access, rate: 'adminReads' }, failure });
const actions = (access: Role) => callsOf({ method: 'POST', policy: { access, rate: 'adminActs' }, failure });
export const roomReads = reads('room moderator');
export const roomActions = actions('room moderator');
export const moderatorReads = reads('moderator');
export const moderatorActions = actions('moderator');
export const hostReads = reads('host');
export const hostActions = actions('host');
