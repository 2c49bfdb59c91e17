import * as z from 'zod/mini';
import { failureTexts } from '../failure-texts.ts';
import { blocksSchema } from '../formatted-text.ts';
import { endpoint } from './endpoint.ts';

export const legalTexts = endpoint({
  name: 'legalTexts',
  summary: "Returns the host's own terms and privacy policy",
  method: 'GET',
  path: '/legal',
  reply: z.object({
    terms: z.nullable(blocksSchema).check(z.describe('Null for the standard')),
    privacy: z.nullable(blocksSchema).check(z.describe('Null for the standard')),
  }),
  policy: { access: 'visitor', rate: 'reads' },
  failure: failureTexts.legalTexts,
});
export type LegalTexts = z.infer<typeof legalTexts.reply>;
