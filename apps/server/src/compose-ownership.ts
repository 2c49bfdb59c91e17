import { createAccountCare } from '@hub/features/accounts/account-care.ts';
import type { Accounts } from '@hub/features/accounts/accounts.ts';
import { createIdentities } from '@hub/features/accounts/identities.ts';
import { createOpenIdProvider } from '@hub/features/accounts/openid-provider.ts';
import type { EndSessions } from '@hub/features/accounts/ports.ts';
import { createRecovery } from '@hub/features/accounts/recovery.ts';
import type { MayRegister } from '@hub/features/accounts/registration.ts';
import { createSignIn } from '@hub/features/accounts/sign-in.ts';
import type { Tokens } from '@hub/features/accounts/tokens.ts';
import type { RefusesName } from '@hub/features/accounts/username.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Environment } from '@hub/server/platform/environment.ts';
import type { ErasedList } from '@hub/server/platform/erased-list.ts';
import type { Ids } from '@hub/server/platform/ids.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import type { Store } from './store/store.ts';

type Deps = {
  readonly environment: Environment;
  readonly clock: Clock;
  readonly logger: Logger;
  readonly ids: Ids;
};

type Parts = {
  readonly store: Store;
  readonly secret: Secret;
  readonly tokens: Tokens;
  readonly accounts: Accounts;
  readonly erasedList: ErasedList;
  readonly refusesName: RefusesName;
  readonly mayRegister: MayRegister;
  readonly endSessions: EndSessions;
};

/** Parts with which owners manage their accounts: sign-in, recovery codes, export and deletion. */
export function createOwnership(
  { environment, clock, logger, ids }: Deps,
  { store, secret, tokens, accounts, erasedList, refusesName, mayRegister, endSessions }: Parts,
) {
  const { identityProvider, publicUrls } = environment;
  const common = {
    accounts: store.accounts,
    care: store.accountCare,
    tokens,
    endSessions,
    clock,
    ids,
    logger,
  };
  return {
    signIn: createSignIn({
      provider: identityProvider && createOpenIdProvider({ ...identityProvider, logger }),
      usedFlows: store.usedFlows,
      secret,
      clock,
      publicUrls,
    }),
    identities: createIdentities({ ...common, identities: store.identities, refusesName, mayRegister }),
    recovery: createRecovery({ ...common, codes: store.recoveryCodes }),
    accountCare: createAccountCare({ ...common, erasedList, identify: accounts.identify }),
  };
}
