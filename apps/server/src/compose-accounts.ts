import type { AccountId } from '@hub/engine/wire/ids';
import { accountCare } from '@hub/features/accounts/care.ts';
import { newAccounts } from '@hub/features/accounts/new-accounts.ts';
import { createOpenIdProvider } from '@hub/features/accounts/openid-provider.ts';
import { recovery } from '@hub/features/accounts/recovery.ts';
import { accounts as createAccounts } from '@hub/features/accounts/server.ts';
import { signIn } from '@hub/features/accounts/sign-in.ts';
import { createTokens } from '@hub/features/accounts/tokens.ts';
import type { RefusesName } from '@hub/features/accounts/username.ts';
import type { Activity } from '@hub/features/activity/server.ts';
import type { Daily } from '@hub/features/daily/server.ts';
import type { Ask } from '@hub/features/offers.ts';
import { isPlayed, type TrialsArea } from '@hub/features/trials/mount.ts';
import type { Hub } from '@hub/server/hub.ts';
import type { Environment } from '@hub/server/platform/environment.ts';
import type { ErasedList } from '@hub/server/platform/erased-list.ts';
import type { Ids } from '@hub/server/platform/ids.ts';
import { formerSecret } from '@hub/server/platform/instance-secret.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import type { Secret } from '@hub/server/platform/secret.ts';
import type { Features } from './features.ts';

type Parts = Pick<Features, 'leaderboards' | 'settings'> & {
  readonly ask: Ask<'leagues'>;
  readonly activity: Activity;
  readonly daily: Daily;
  readonly environment: Environment;
  readonly hubId: string;
  readonly secret: Secret;
  readonly ids: Ids;
  readonly logger: Logger;
  readonly erasedList: ErasedList;
  readonly refusesName: RefusesName;
  readonly endSessions: (account: AccountId) => void;
  /** The websocket part, which is built later. */
  readonly realtime: () => TrialsArea;
};

export type OpenAccounts = ReturnType<typeof composeAccounts>;

/** Accounts with their tokens, and what owners do with them: sign-in, recovery codes, export and deletion. */
export function composeAccounts(hub: Hub, parts: Parts) {
  const { environment, secret, logger } = parts;
  const { identityProvider, publicUrls, formerSecret: given, dataDir } = environment;
  const { clock } = hub;
  const shared = {
    ...parts,
    newAccounts: newAccounts(hub, parts),
    tokens: createTokens({
      hub: parts.hubId,
      secret,
      clock,
      former: formerSecret(given, dataDir, clock.now()),
    }),
    provider: identityProvider && createOpenIdProvider({ ...identityProvider, logger }),
    publicUrls,
    isPlayed: (trial: Parameters<typeof isPlayed>[1]) => isPlayed(parts.realtime(), trial),
  };
  const accounts = createAccounts(hub, shared);
  return {
    accounts,
    signIn: signIn(hub, shared),
    recovery: recovery(hub, shared),
    accountCare: accountCare(hub, { ...shared, identify: accounts.identify }),
  };
}
