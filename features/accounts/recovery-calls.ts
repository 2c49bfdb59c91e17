import { PASTED_MAX } from '@hub/engine/wire/limits';
import { get, post } from '@hub/protocol/http/endpoint';
import * as z from 'zod/mini';
import { attemptSchema } from './joining-calls.ts';
import { admittedSchema } from './sign-in-calls.ts';

const ownPath = z.object({ id: z.string().check(z.minLength(1), z.maxLength(64)) });

export const recoveryCodes = get('/accounts/:id/recovery-codes', {
  name: 'recoveryCodes',
  summary:
    'Returns the number of unused recovery codes that were kept; the codes themselves are shown only once',
  params: ownPath,
  reply: z.object({
    left: z.int().check(z.minimum(0)),
    madeAt: z.nullable(z.int()).check(z.describe('Milliseconds since 1970; null if none were made')),
  }),
  policy: { access: 'owner', rate: 'reads' },
  failure: 'Cannot fetch your recovery codes',
});

export const makeRecoveryCodes = post('/accounts/:id/recovery-codes', {
  name: 'makeRecoveryCodes',
  summary: 'Makes new recovery codes and returns them once; the old ones work until the new ones are kept',
  params: ownPath,
  reply: z.object({ codes: z.array(z.string()) }),
  policy: { access: 'owner', rate: 'accountCare' },
  failure: 'Cannot make recovery codes',
});

export const keepRecoveryCodes = post('/accounts/:id/recovery-codes/keep', {
  name: 'keepRecoveryCodes',
  summary: 'Says that the player has kept the new recovery codes; the old ones become invalid',
  params: ownPath,
  body: z.object({
    code: z.string().check(z.maxLength(PASTED_MAX), z.describe('One of the new codes')),
  }),
  reply: z.object({ kept: z.literal(true) }),
  policy: { access: 'owner', rate: 'writes' },
  failure: 'Cannot make recovery codes',
});

export const recoverAccount = post('/auth/recover', {
  name: 'recoverAccount',
  summary: 'Signs in with a recovery code, which can be used once',
  body: z.object({
    code: z.string().check(z.maxLength(PASTED_MAX)),
    signOutElsewhere: z.boolean().check(z.describe('Whether to sign out all other browsers')),
    attempt: attemptSchema.check(
      z.describe('Secret of the page for this try: for thirty days, another one with it is answered again'),
    ),
  }),
  reply: admittedSchema,
  policy: { access: 'visitor', rate: 'recovery' },
  failure: 'Cannot restore the account',
});

export const signOutEverywhere = post('/accounts/:id/sign-out-everywhere', {
  name: 'signOutEverywhere',
  summary: 'Signs out all other browsers; returns a new token for this one',
  params: ownPath,
  body: z.object({
    attempt: attemptSchema.check(z.describe('Secret of the page for this try, for `resumeSignOut`')),
  }),
  reply: z.object({ token: z.string() }),
  policy: { access: 'owner', rate: 'accountCare' },
  failure: 'Cannot sign out your other devices',
});

export const resumeSignOut = post('/auth/resume-sign-out', {
  name: 'resumeSignOut',
  summary: 'Returns the new token again to a browser that has signed out all others and lost the answer',
  body: z.object({
    token: z.string().check(z.maxLength(4_096), z.describe('The one that signed out the others')),
    attempt: z.string().check(z.minLength(16), z.maxLength(64)),
  }),
  reply: z.object({ token: z.string() }),
  policy: { access: 'visitor', rate: 'signIn' },
  failure: 'Cannot sign out your other devices',
});
