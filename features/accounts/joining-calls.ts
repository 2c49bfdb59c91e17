import { TRIAL_ESSENCE } from '@hub/engine/wire/limits';
import { get, post } from '@hub/protocol/http/endpoint';
import * as z from 'zod/mini';
import { playedTrialSchema } from '../trials/calls.ts';

// Separate from the other account calls, so that the first page does not load those.

/** The code of the link that a new player was given. */
export const invitationSchema = z.optional(z.string().check(z.maxLength(64)));

export const trialOfNewAccountSchema = z
  .optional(playedTrialSchema)
  .check(z.describe(`A trial that the visitor has played; all its questions answered pay ${TRIAL_ESSENCE}`));

/** A secret of the page for a try whose answer may be lost. */
export const attemptSchema = z.optional(z.string().check(z.minLength(16), z.maxLength(64)));

export const createAccount = post('/accounts/create', {
  name: 'createAccount',
  summary: 'Creates a guest account',
  // The server's domain checks length and characters, because each rule has its own error text.
  body: z.object({
    name: z.string().check(z.maxLength(200)),
    invitation: invitationSchema,
    trial: trialOfNewAccountSchema,
    attempt: attemptSchema.check(
      z.describe(
        'Secret of the page for this try: a second one with the same name returns the first account',
      ),
    ),
  }),
  reply: z.object({ token: z.string() }),
  policy: { access: 'visitor', rate: 'createAccount' },
  failure: 'Cannot create account',
});

export const accountsCount = get('/accounts/count', {
  name: 'accountsCount',
  summary: 'Returns the number of accounts',
  reply: z.object({ count: z.int().check(z.minimum(0)) }),
  policy: { access: 'visitor', rate: 'reads' },
  failure: 'Cannot fetch accounts count',
});
