import * as z from 'zod/mini';
import { failureTexts } from '../failure-texts.ts';
import { endpoint } from './endpoint.ts';
import { admittedSchema } from './sign-in.ts';

const ownPath = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) });

export const recoveryCodes = endpoint({
  name: 'recoveryCodes',
  summary: 'How many recovery codes the caller has left; the codes themselves are shown once only',
  method: 'GET',
  path: '/accounts/:id/recovery-codes',
  params: ownPath,
  reply: z.object({
    left: z.int().check(z.minimum(0)),
    madeAt: z.nullable(z.int()).check(z.describe('Milliseconds since 1970, null before the first')),
  }),
  policy: { access: 'owner', rate: 'reads' },
  failure: failureTexts.recoveryCodes,
});

export const makeRecoveryCodes = endpoint({
  name: 'makeRecoveryCodes',
  summary: 'Makes new recovery codes, tells them once, and makes the old ones worthless',
  method: 'POST',
  path: '/accounts/:id/recovery-codes',
  params: ownPath,
  reply: z.object({ codes: z.array(z.string()) }),
  policy: { access: 'owner', rate: 'accountCare' },
  failure: failureTexts.makeRecoveryCodes,
});

export const recoverAccount = endpoint({
  name: 'recoverAccount',
  summary: 'Gets back into an account with one of its recovery codes, which is used up by that',
  method: 'POST',
  path: '/auth/recover',
  body: z.object({
    code: z.string().check(z.maxLength(64)),
    signOutElsewhere: z
      .boolean()
      .check(z.describe('Whether every other browser that is signed in to the account is signed out')),
  }),
  reply: admittedSchema,
  policy: { access: 'visitor', rate: 'recovery' },
  failure: failureTexts.recoverAccount,
});

export const signOutEverywhere = endpoint({
  name: 'signOutEverywhere',
  summary: 'Signs every browser out of the account but this one, which gets a new token',
  method: 'POST',
  path: '/accounts/:id/sign-out-everywhere',
  params: ownPath,
  reply: z.object({ token: z.string() }),
  policy: { access: 'owner', rate: 'accountCare' },
  failure: failureTexts.signOutEverywhere,
});
