import { failureTexts } from '@hub/protocol/failure-texts';
import { accountSchema } from '@hub/protocol/http/accounts';
import { endpoint } from '@hub/protocol/http/endpoint';
import { languages } from '@hub/protocol/languages';
import { playerNoticeKindSchema } from '@hub/protocol/stored-values';
import * as z from 'zod/mini';

const byId = z.object({
  id: z
    .string()
    .check(z.minLength(1), z.maxLength(64), z.describe("A player id, or the caller's own account id")),
});

export const accountById = endpoint({
  name: 'accountById',
  summary: 'Returns the public data of a player',
  method: 'GET',
  path: '/accounts/:id',
  params: byId,
  reply: accountSchema,
  policy: { access: 'player', rate: 'reads' },
  failure: failureTexts.account,
});

export const dismissNotice = endpoint({
  name: 'dismissNotice',
  summary: 'Removes a notice of the host; that of a suspension only after its end',
  method: 'POST',
  path: '/accounts/:id/notices/:kind/dismiss',
  params: z.object({
    id: z.string().check(z.minLength(1), z.maxLength(64)),
    kind: playerNoticeKindSchema,
  }),
  reply: z.object({ dismissed: z.literal(true) }),
  policy: { access: 'owner', rate: 'likes' },
  failure: failureTexts.dismissNotice,
});

const languageChoice = z.object({ language: z.enum(languages) });

export const keepLanguage = endpoint({
  name: 'keepLanguage',
  summary: "Keeps the caller's choice of a language for their other browsers",
  method: 'POST',
  path: '/accounts/:id/language',
  params: byId,
  body: languageChoice,
  reply: languageChoice,
  policy: { access: 'owner', rate: 'likes' },
  failure: failureTexts.keepLanguage,
});
