import type { Player } from '@hub/engine/binding/player';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Ids } from '@hub/server/platform/ids.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import { type Admission, admit } from './admission.ts';
import type { AccountStore, IdentityStore } from './ports.ts';
import type { MayRegister, RegistrationRefusal } from './registration.ts';
import type { Tokens } from './tokens.ts';
import { checkUsername, type RefusesName, type UsernameVerdict } from './username.ts';

type IdentitiesDeps = {
  readonly accounts: AccountStore;
  readonly identities: IdentityStore;
  readonly tokens: Tokens;
  readonly refusesName: RefusesName;
  readonly mayRegister: MayRegister;
  readonly ids: Ids;
  readonly clock: Clock;
  readonly logger: Logger;
};

type Granted = { readonly ok: true; readonly token: string };
type Refused<Code extends string> = { readonly ok: false; readonly code: Code };

/** Log-in, sign-up and linking with a subject that the identity provider has confirmed. */
export type Identities = {
  /** Checks an account name; called before a consent is redeemed, which works only once. */
  acceptName(
    rawName: string,
    invitation: string | undefined,
  ): Promise<UsernameVerdict | Refused<RegistrationRefusal>>;
  logIn(subject: string): Promise<Admission | Refused<'no_account_found'>>;
  /** `already_connected`: the caller's account is linked to another subject. */
  link(
    player: Player,
    subject: string,
  ): Promise<Granted | Refused<'account_already_linked' | 'already_connected' | 'account_deleted'>>;
  /** Creates an account under an accepted name. An error of the store is logged and refused as `creation_failed`. */
  signUp(
    name: string,
    subject: string,
    invitation: string | undefined,
    hasPlayedTrial: boolean,
  ): Promise<Granted | Refused<'account_already_linked' | 'creation_failed' | RegistrationRefusal>>;
};

export function createIdentities(deps: IdentitiesDeps): Identities {
  const { accounts, identities, tokens, clock } = deps;
  return {
    async acceptName(rawName, code) {
      const registration = deps.mayRegister(code);
      return registration.ok ? checkUsername(rawName, deps.refusesName) : registration;
    },
    async logIn(subject) {
      const id = await identities.accountOf(subject);
      const stored = id && (await accounts.byId(id));
      return stored === undefined ? { ok: false, code: 'no_account_found' } : admit(stored, tokens);
    },
    async link({ accountId }, subject) {
      const linked = await identities.link(accountId, subject, clock.now());
      if (linked === 'taken') return { ok: false, code: 'account_already_linked' };
      if (linked === 'other') return { ok: false, code: 'already_connected' };
      const stored = await accounts.byId(accountId);
      if (stored === undefined) throw new Error('the linked account does not exist');
      if (stored.isDeleted) return { ok: false, code: 'account_deleted' };
      return { ok: true, token: await tokens.issue(stored) };
    },
    async signUp(name, subject, code, hasPlayedTrial) {
      const registration = deps.mayRegister(code);
      if (!registration.ok) return registration;
      const { invitation } = registration;
      const account = { id: deps.ids.accountId(), playerId: deps.ids.playerId(), name };
      try {
        const created = await identities.createLinked(
          { ...account, createdAt: clock.now(), invitation, hasPlayedTrial },
          subject,
        );
        if (created === 'not_invited') return { ok: false, code: 'invitation_needed' };
        if (created === 'taken') return { ok: false, code: 'account_already_linked' };
      } catch (error) {
        deps.logger.error({ err: error }, 'an account could not be created');
        return { ok: false, code: 'creation_failed' };
      }
      return { ok: true, token: await tokens.issue({ ...account, googleSub: subject, tokenVersion: 0 }) };
    },
  };
}
