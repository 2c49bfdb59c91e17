import * as z from 'zod/mini';
import { time } from '../accounts/exported.ts';

/** What the export of an account has of leagues. */
export const leaguesExport = {
  leagues: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      firstDay: z.string(),
      isOwner: z.boolean(),
      joinedAt: time,
      leftAt: z.nullable(time),
    }),
  ),
};
