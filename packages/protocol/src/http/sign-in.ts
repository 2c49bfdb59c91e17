import * as z from 'zod/mini';
import { failureTexts } from '../failure-texts.ts';
import { endpoint } from './endpoint.ts';

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** What the identity provider's window brings back, and the flow that it belongs to. */
export const consentSchema = z.object({
  code: text(2_048),
  state: text(256),
  iss: z.optional(text(512).check(z.describe('Issuer, where the provider names itself'))),
  flow: text(2_048).check(z.describe('As `/auth/google/begin` gave it; each can be used once')),
});
export type Consent = z.infer<typeof consentSchema>;

/** What whoever gets back into an account is given. */
export const admittedSchema = z.object({
  token: z.string(),
  eraseAt: z
    .nullable(z.int())
    .check(
      z.describe(
        'When the account will be erased, because its owner asked for it; milliseconds since 1970. Until then it can be kept',
      ),
    ),
});
export type Admitted = z.infer<typeof admittedSchema>;

export const beginSignIn = endpoint({
  name: 'beginSignIn',
  summary:
    "Begins a sign-in: where to send the window, and the sealed flow to hand in with the provider's code",
  method: 'POST',
  path: '/auth/google/begin',
  body: z.object({ origin: text(256).check(z.describe('Origin of the page that asks')) }),
  reply: z.object({ url: z.string(), flow: z.string() }),
  policy: { access: 'visitor', rate: 'signIn' },
  failure: failureTexts.signIn,
});

export const logIn = endpoint({
  name: 'logIn',
  summary: 'Signs in to the account that is linked to a Google account',
  method: 'POST',
  path: '/auth/google',
  body: consentSchema,
  reply: admittedSchema,
  policy: { access: 'visitor', rate: 'signIn' },
  failure: failureTexts.signIn,
});

export const linkAccount = endpoint({
  name: 'linkAccount',
  summary: "Links a Google account to the caller's account; `player_id` can only be the caller's own",
  method: 'POST',
  path: '/auth/google/register',
  body: z.extend(consentSchema, { player_id: text(64) }),
  reply: z.object({ token: z.string() }),
  policy: { access: 'player', rate: 'signIn' },
  failure: failureTexts.linkAccount,
});

export const signUp = endpoint({
  name: 'signUp',
  summary: 'Creates an account that is linked to a Google account',
  method: 'POST',
  path: '/auth/google/create',
  // The name's own rules (length, characters) are the domain's, so that each has its own error text.
  body: z.extend(consentSchema, { username: z.string().check(z.maxLength(200)) }),
  reply: z.object({ token: z.string() }),
  policy: { access: 'visitor', rate: 'signIn' },
  failure: failureTexts.signUp,
});
