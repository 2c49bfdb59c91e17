import { playerIdSchema } from '@hub/engine/wire/ids';
import * as z from 'zod/mini';

/** A player as others see them; one who has closed the account has no id. */
export const shownPlayerSchema = z.object({
  id: z.nullable(playerIdSchema).check(z.describe('Null for a former player')),
  name: z.string(),
  usernameEffect: z.nullable(z.string()),
});
export type ShownPlayer = z.infer<typeof shownPlayerSchema>;
