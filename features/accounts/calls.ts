import { accountSchema } from '@hub/protocol/http/accounts';
import { get, post } from '@hub/protocol/http/endpoint';
import { languages } from '@hub/protocol/languages';
import { playerNoticeKindSchema } from '@hub/protocol/stored-values';
import * as z from 'zod/mini';

const byId = z.object({
  id: z
    .string()
    .check(z.minLength(1), z.maxLength(64), z.describe("A player id, or the caller's own account id")),
});

export const accountById = get('/accounts/:id', {
  name: 'accountById',
  summary: 'Returns the public data of a player',
  params: byId,
  reply: accountSchema,
  failure: 'Cannot fetch account',
});

export const dismissNotice = post('/accounts/:id/notices/:kind/dismiss', {
  name: 'dismissNotice',
  summary: 'Removes a notice of the host; that of a suspension only after its end',
  params: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    kind: playerNoticeKindSchema,
  }),
  reply: z.object({ dismissed: z.literal(true) }),
  policy: { access: 'owner', rate: 'likes' },
  failure: 'Cannot dismiss the notice',
});

const languageChoice = z.object({ language: z.enum(languages) });

export const keepLanguage = post('/accounts/:id/language', {
  name: 'keepLanguage',
  summary: "Keeps the caller's choice of a language for their other browsers",
  params: byId,
  body: languageChoice,
  reply: languageChoice,
  policy: { access: 'owner', rate: 'likes' },
  failure: 'Cannot keep your choice of a language',
});
