import { itemTypeSchema } from '@hub/protocol/cosmetics';
import * as z from 'zod/mini';
import { time } from '../accounts/exported.ts';

/** What the export of an account has of items. */
export const shopExport = {
  items: z.array(
    z.object({ type: itemTypeSchema, name: z.string(), isActive: z.boolean(), acquiredAt: time }),
  ),
};
