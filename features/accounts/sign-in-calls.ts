import { post } from '@hub/protocol/http/endpoint';
import * as z from 'zod/mini';
import { invitationSchema, trialOfNewAccountSchema } from './joining-calls.ts';

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** Result of the identity provider's window, and its flow. */
const consentSchema = z.object({
  code: text(2_048),
  state: text(256),
  iss: z.optional(text(512).check(z.describe('Issuer, if the provider sends it'))),
  flow: text(2_048).check(z.describe('From `/auth/google/begin`; can be used once')),
});
export type Consent = z.infer<typeof consentSchema>;

/** Reply to a successful sign-in or recovery. */
export const admittedSchema = z.object({
  token: z.string(),
  eraseAt: z
    .nullable(z.int())
    .check(
      z.describe(
        'When a deleted account will be erased, milliseconds since 1970; until then the owner can keep it',
      ),
    ),
});
export type Admitted = z.infer<typeof admittedSchema>;

export const beginSignIn = post('/auth/google/begin', {
  name: 'beginSignIn',
  summary: "Starts a sign-in: returns the provider's address and the flow to send with the provider's code",
  body: z.object({ origin: text(256).check(z.describe('Origin of the calling page')) }),
  reply: z.object({ url: z.string(), flow: z.string() }),
  policy: { access: 'visitor', rate: 'signIn' },
  failure: 'Google authentication failed. Please try again.',
});

export const logIn = post('/auth/google', {
  name: 'logIn',
  summary: 'Signs in to the account that is linked to a Google account',
  body: consentSchema,
  reply: admittedSchema,
  policy: { access: 'visitor', rate: 'signIn' },
  failure: 'Google authentication failed. Please try again.',
});

export const linkAccount = post('/auth/google/register', {
  name: 'linkAccount',
  summary: "Links a Google account to the caller's account; `player_id` can only be the caller's own",
  body: z.extend(consentSchema, { player_id: text(64) }),
  reply: z.object({ token: z.string() }),
  policy: { access: 'player', rate: 'signIn' },
  failure: 'Cannot connect the Google account',
});

export const signUp = post('/auth/google/create', {
  name: 'signUp',
  summary: 'Creates an account that is linked to a Google account',
  // The server's domain checks length and characters, because each rule has its own error text.
  body: z.extend(consentSchema, {
    username: z.string().check(z.maxLength(200)),
    invitation: invitationSchema,
    trial: trialOfNewAccountSchema,
  }),
  reply: z.object({ token: z.string() }),
  policy: { access: 'visitor', rate: 'signIn' },
  failure: 'Failed to create account. Please try again.',
});
