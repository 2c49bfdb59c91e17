import { playerIdSchema } from '@hub/engine/wire/ids';
import * as z from 'zod/mini';

/** Claims of the sign-in token. Pages may read them; only the server verifies them. */
export const tokenClaimsSchema = z.object({
  id: z.string(),
  player_id: playerIdSchema,
  name: z.string(),
  googleSub: z.optional(z.string()),
  hub: z.optional(z.string()).check(z.describe('Id of the hub that signed it; older tokens have none')),
  ver: z.int().check(z.describe('Token version of the account; raising it signs out everywhere')),
  iat: z.int(),
  exp: z.int(),
});
export type TokenClaims = z.infer<typeof tokenClaimsSchema>;
