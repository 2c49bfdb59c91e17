import { createAccounts } from '@hub/features/accounts/accounts.ts';
import { createAddressDigest } from '@hub/features/accounts/guest-address.ts';
import { createMayRegister } from '@hub/features/accounts/registration.ts';
import { createTokens } from '@hub/features/accounts/tokens.ts';
import type { RefusesName } from '@hub/features/accounts/username.ts';
import type { Activity } from '@hub/features/activity/server.ts';
import type { Daily } from '@hub/features/daily/server.ts';
import type { Leaderboards } from '@hub/features/leaderboards/server.ts';
import { hashInvitation } from '@hub/features/settings/invitations.ts';
import type { Settings } from '@hub/features/settings/server.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Environment } from '@hub/server/platform/environment.ts';
import type { Ids } from '@hub/server/platform/ids.ts';
import { formerSecret } from '@hub/server/platform/instance-secret.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import type { Store } from './store/store.ts';

const EVERYBODY = { text: undefined, onlyDeleted: false, limit: 1, offset: 0 };

type Deps = {
  readonly environment: Environment;
  readonly clock: Clock;
  readonly ids: Ids;
};

type Parts = {
  readonly store: Store;
  readonly secret: Secret;
  readonly settings: Settings;
  readonly refusesName: RefusesName;
  readonly daily: Daily;
  readonly activity: Activity;
  readonly leaderboards: Leaderboards;
};

/** Accounts, their tokens and who may register. */
export function composeAccounts(
  { environment, clock, ids }: Deps,
  { store, secret, settings, refusesName, daily, activity, leaderboards }: Parts,
) {
  const mayRegister = createMayRegister(() => settings.current.registration, hashInvitation);
  const former = formerSecret(environment.formerSecret, environment.dataDir, clock.now());
  const tokens = createTokens({ secret, clock, former });
  let isEmpty = true;
  const isEmptyHub = async (): Promise<boolean> => {
    // Once it had an account it is never empty again: accounts are never deleted.
    isEmpty = isEmpty && (await store.administration.list(EVERYBODY)).total === 0;
    return isEmpty;
  };
  const accounts = createAccounts({
    isEmptyHub,
    store: store.accounts,
    care: store.accountCare,
    played: activity,
    codes: store.recoveryCodes,
    facts: {
      dailyStats: (account) => daily.statsOf(account),
      bestsOf: (account) => leaderboards.bestsOf(account),
    },
    tokens,
    refusesName,
    mayRegister,
    digestOf: createAddressDigest(secret),
    ids,
    clock,
  });
  return { accounts, tokens, mayRegister, isEmptyHub };
}
