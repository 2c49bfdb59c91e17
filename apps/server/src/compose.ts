import path from 'node:path';
import type { Day } from '@hub/protocol/ids';
import { ONLINE_WINDOW_MS, RATES } from '@hub/protocol/limits';
import type { PageSettings } from '@hub/protocol/page-settings';
import { type App, buildApp } from './app.ts';
import { createAccounts } from './domain/accounts/accounts.ts';
import { holdsSlur } from './domain/accounts/slur-filter.ts';
import { createTokens } from './domain/accounts/tokens.ts';
import { createActivity } from './domain/activity/activity.ts';
import { createDaily } from './domain/daily/daily.ts';
import type { ChampionDraw } from './domain/daily/ports.ts';
import { createEconomy } from './domain/economy/economy.ts';
import { createFeedback } from './domain/feedback/feedback.ts';
import { createNews } from './domain/news/news.ts';
import { createPresence } from './domain/presence/presence.ts';
import type { ApiDeps } from './http/api.ts';
import type { Rates } from './http/rate-limits.ts';
import type { Clock } from './platform/clock.ts';
import { openDataFolder } from './platform/data-folder.ts';
import type { Environment } from './platform/environment.ts';
import { type Ids, randomIds } from './platform/ids.ts';
import { instanceSecret } from './platform/instance-secret.ts';
import type { Logger } from './platform/logger.ts';
import type { Secret } from './platform/secret.ts';
import { createRealtime, type Realtime } from './realtime/realtime.ts';
import { openSqlite } from './store/sqlite.ts';
import { createStore, type Store } from './store/store.ts';

/** Sessions that are remembered as online; some 10 MB at most. */
const PRESENCE_CAPACITY = 100_000;

export type HubDeps = {
  readonly environment: Environment;
  readonly clock: Clock;
  readonly logger: Logger;
  /** Build of the server. */
  readonly version: string;
  /** Folder of the built web app. */
  readonly webFolder: string;
  readonly ids?: Ids;
  readonly rates?: Rates;
};

/** All parts of the server, built and connected, before anybody can reach them. */
export type Hub = {
  readonly app: App['app'];
  readonly mounted: App['mounted'];
  readonly realtime: Realtime;
  readonly store: Store;
  /** From here on the health call says that the server stops. */
  readonly startDraining: () => void;
};

/** Builds the whole server. Throws when the data folder or what lies in it cannot be used. */
export async function composeHub(deps: HubDeps): Promise<Hub> {
  const { environment, clock, logger } = deps;
  openDataFolder(environment.dataDir);
  const secret = instanceSecret(environment.secret, environment.dataDir);
  const store = createStore(await openSqlite(path.join(environment.dataDir, 'hub.sqlite')));
  const ids = deps.ids ?? randomIds;
  let isDraining = false;
  const daily = createDaily({ store: store.daily, draw: championDraw(secret), clock });
  const activity = createActivity(store.matches);
  const accounts = createAccounts({
    store: store.accounts,
    totals: store.totals,
    facts: {
      dailyStats: (account) => daily.statsOf(account),
      lastGames: (account) => activity.lastGames(account),
    },
    tokens: createTokens({ secret, clock }),
    holdsSlur,
    ids,
    clock,
  });
  const realtime = createRealtime({
    authenticate: accounts.authenticate,
    playersOf: accounts.playersOf,
    rooms: store.rooms,
    daily,
    clock,
    secret,
    logger,
    publicUrl: environment.publicUrl,
  });
  const api: ApiDeps = {
    identify: accounts.identify,
    accounts,
    economy: createEconomy({ ledger: store.ledger, clock }),
    inventory: store.inventory,
    activity,
    news: createNews({ store: store.newsLikes, clock }),
    feedback: createFeedback({ store: store.feedback, ids, clock }),
    presence: createPresence({ clock, windowMs: ONLINE_WINDOW_MS, capacity: PRESENCE_CAPACITY }),
    health: {
      version: deps.version,
      clock,
      startedAt: clock.now(),
      isDraining: () => isDraining,
      pingStore: () => store.ping(),
      logger,
    },
    rates: deps.rates ?? RATES,
  };
  const { app, mounted } = await buildApp({
    api,
    pages: { folder: deps.webFolder, settings: pageSettings(environment, deps.version) },
    security: environment,
    logger,
    trustedProxies: environment.trustedProxies,
  });
  realtime.attach(app.server);
  const startDraining = (): void => {
    isDraining = true;
  };
  return { app, mounted, realtime, store, startDraining };
}

const pageSettings = (environment: Environment, version: string): PageSettings => ({
  version,
  contentUrl: environment.contentUrl,
  contentVersion: environment.contentVersion,
  legalUrl: environment.legalUrl,
  donationUrl: environment.donationUrl,
  contactEmail: environment.contactEmail,
  feedbackDsn: environment.feedbackDsn,
  signInConfigured: false,
});

/** Roster and rules of the daily champion; only the first draw needs them. */
async function loadDailyRules() {
  const [rules, { champions }] = await Promise.all([
    import('@hub/games/champion-rift/daily'),
    import('@hub/catalog/champions'),
  ]);
  return { rules, roster: champions.map((champion) => champion.id) };
}

/** The draw of the daily champion by the rules of the game. */
function championDraw(secret: Secret): ChampionDraw {
  const seed = secret.derive('champion of the day').toString('hex');
  return {
    async noRepeatSince(day) {
      const { rules, roster } = await loadDailyRules();
      return rules.noRepeatSince(day, roster.length) as Day;
    },
    async champion(day, drawnInCycle) {
      const { rules, roster } = await loadDailyRules();
      return rules.championOfDay({ roster, seed, day, drawnInCycle });
    },
  };
}
