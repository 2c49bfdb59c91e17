import * as z from 'zod/mini';
import { blocksSchema } from '../formatted-text.ts';
import { get } from './endpoint.ts';

export const legalTexts = get('/legal', {
  name: 'legalTexts',
  summary: "Returns the host's own terms and privacy policy",
  reply: z.object({
    terms: z.nullable(blocksSchema).check(z.describe('Null for the standard')),
    privacy: z.nullable(blocksSchema).check(z.describe('Null for the standard')),
  }),
  policy: { access: 'visitor', rate: 'reads' },
  failure: 'Cannot fetch the terms of this hub',
});
export type LegalTexts = z.infer<typeof legalTexts.reply>;
