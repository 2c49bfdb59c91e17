import { randomBytes } from 'node:crypto';
import type { AccountId } from '@hub/engine/wire/ids';
import { SIGN_IN_FLOW_MINUTES } from '@hub/engine/wire/limits';
import type { BodyOf } from '@hub/protocol/http/endpoint';
import type { Mount } from '@hub/server/http/mount.ts';
import { Refusal, refuse } from '@hub/server/http/refusal.ts';
import type { Db, Hub } from '@hub/server/hub.ts';
import { decrypt, encrypt } from '@hub/server/platform/encryption.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import * as z from 'zod/mini';
import type { PlayedTrial } from '../trials/calls.ts';
import { insertAccount, type NewAccounts } from './new-accounts.ts';
import type { Provider } from './openid-provider.ts';
import { accountQueries, GOOGLE } from './queries.ts';
import { beginSignIn, type Consent, linkAccount, logIn, signUp } from './sign-in-calls.ts';
import { admit, type Tokens } from './tokens.ts';

/** Page of the web app that the provider redirects to. */
const CALLBACK = '/sign-in/callback.html';
/** 256 bits, the minimum for a PKCE verifier. */
const RANDOM_BYTES = 32;
const OWN_ACCOUNT_CONNECTED = 'Your account is connected to another Google account already';

/** State of a sign-in from begin to redeem; `expiresAt` in milliseconds since 1970. */
const flowSchema = z.object({
  id: z.string(),
  state: z.string(),
  nonce: z.string(),
  verifier: z.string(),
  redirectUri: z.string(),
  expiresAt: z.int(),
});
type Flow = z.infer<typeof flowSchema>;

type Consented = Pick<BodyOf<typeof signUp>, 'invitation' | 'trial'>;

type Parts = {
  /** Undefined when the host has configured none. */
  readonly provider: Provider | undefined;
  /** Origins that players use. When empty, any page origin is accepted; the provider restricts redirects itself. */
  readonly publicUrls: readonly string[];
  readonly newAccounts: NewAccounts;
  readonly tokens: Tokens;
  readonly secret: Secret;
  readonly logger: Logger;
  /** Whether these are answers to all questions of a trial. */
  readonly isPlayed: (trial: PlayedTrial | undefined) => boolean;
};

/** Sign-in at an identity provider: authorization code flow with PKCE, state and nonce. */
export type SignIn = ReturnType<typeof signIn>;

export const signIn = (hub: Hub, parts: Parts) => {
  const { db, transaction, clock } = hub;
  const { provider, publicUrls, newAccounts, tokens } = parts;
  const { known } = accountQueries(hub);
  // Browsers keep the encrypted flow, so that the server stores nothing and a restart loses nothing.
  const key = parts.secret.derive('sign-in flow');

  function flowIn(encrypted: string): Flow | undefined {
    const text = decrypt(key, encrypted);
    return text === undefined ? undefined : flowSchema.parse(JSON.parse(text));
  }

  /** Starts a flow for a page of this origin. */
  async function begin(origin: string) {
    if (provider === undefined) return refuse('provider_not_configured');
    if (!isOrigin(origin) || (publicUrls.length > 0 && !publicUrls.includes(origin)))
      return refuse('wrong_address');
    const flow = newFlow(origin, clock.now());
    const url = (await provider.authorizationUrl(flow)) ?? refuse('provider_unreachable');
    return { url, flow: encrypt(key, JSON.stringify(flow)) };
  }

  /** Marks a flow as used; false when it was already. */
  const takeFlow = ({ id, expiresAt }: Pick<Flow, 'id' | 'expiresAt'>): Promise<boolean> =>
    transaction('power', async (tx) => {
      await tx.deleteFrom('usedSignInFlow').where('expiresAt', '<=', clock.now()).execute();
      const inserted = await tx
        .insertInto('usedSignInFlow')
        .values({ id, expiresAt })
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .executeTakeFirst();
      return inserted !== undefined;
    });

  /** Returns the confirmed subject. Each flow works once and for a few minutes only. */
  async function redeem({ flow: encrypted, state, code, iss }: Consent): Promise<string> {
    if (provider === undefined) return refuse('provider_not_configured');
    const flow = flowIn(encrypted);
    if (flow?.state !== state || clock.now() >= flow.expiresAt || !(await takeFlow(flow)))
      return refuse('auth_failed');
    const confirmed = await provider.subjectOf(flow, { code, iss });
    return confirmed.ok ? confirmed.subject : refuse(confirmed.code);
  }

  /** Links an account and a subject, at most one each. */
  const link = (account: AccountId, subject: string): Promise<void> =>
    transaction('power', async (tx) => {
      if (await insertLink(tx, account, subject, clock.now())) return;
      const owner = await ownerOf(tx, subject);
      if (owner === undefined) refuse('account_already_linked', OWN_ACCOUNT_CONNECTED);
      if (owner !== account) refuse('account_already_linked');
    });

  /** Creates an account under an accepted name with its link. An error of the store is logged and refused. */
  async function create(name: string, subject: string, of: Consented = {}) {
    const invitation = newAccounts.invitationOf(of.invitation);
    const account = newAccounts.of(name);
    const hasPlayedTrial = parts.isPlayed(of.trial);
    try {
      await transaction('power', async (tx) => {
        await insertAccount(tx, { ...account, invitation, hasPlayedTrial });
        if (!(await insertLink(tx, account.id, subject, account.createdAt))) refuse('account_already_linked');
      });
    } catch (error) {
      if (error instanceof Refusal) throw error;
      parts.logger.error({ err: error }, 'an account could not be created');
      return refuse('creation_failed');
    }
    return tokens.issue({ ...account, googleSub: subject, tokenVersion: 0 });
  }

  return {
    takeFlow,
    link,
    create,
    /** The account that is linked to a subject. */
    ownerOf: (subject: string) => ownerOf(db, subject),
    mount(mount: Mount) {
      mount(beginSignIn, ({ body }) => begin(body.origin));
      mount(logIn, async ({ body }) => {
        const account = (await ownerOf(db, await redeem(body))) ?? refuse('no_account_found');
        return admit(await known(account), tokens);
      });
      mount(linkAccount, async ({ body, caller: { player } }) => {
        if (body.player_id !== player.playerId) return refuse('forbidden');
        await link(player.accountId, await redeem(body));
        const account = await known(player.accountId);
        return account.isDeleted ? refuse('account_deleted') : { token: await tokens.issue(account) };
      });
      mount(signUp, async ({ body }) => {
        // Checked first, because a consent can be redeemed only once.
        newAccounts.invitationOf(body.invitation);
        const name = await newAccounts.nameOf(body.username);
        return { token: await create(name, await redeem(body), body) };
      });
    },
  };
};

const random = (): string => randomBytes(RANDOM_BYTES).toString('base64url');

const newFlow = (origin: string, now: number): Flow => ({
  id: random(),
  state: random(),
  nonce: random(),
  verifier: random(),
  redirectUri: origin + CALLBACK,
  expiresAt: now + SIGN_IN_FLOW_MINUTES * 60_000,
});

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && ['http:', 'https:'].includes(url.protocol) && url.origin === text;
};

/** Returns false when the account or the subject is linked already. */
async function insertLink(tx: Db, accountId: AccountId, subject: string, linkedAt: number): Promise<boolean> {
  const inserted = await tx
    .insertInto('identity')
    .values({ provider: GOOGLE, subject, accountId, linkedAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('subject')
    .executeTakeFirst();
  return inserted !== undefined;
}

async function ownerOf(db: Db, subject: string): Promise<AccountId | undefined> {
  const row = await db
    .selectFrom('identity')
    .select('accountId')
    .where('provider', '=', GOOGLE)
    .where('subject', '=', subject)
    .executeTakeFirst();
  return row?.accountId;
}
