import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Game } from '@hub/engine/binding/binding';
import type { GameServices } from '@hub/engine/binding/services';
import type { AccountId } from '@hub/engine/wire/ids';
import { RATES } from '@hub/engine/wire/limits';
import { type App, buildApp } from './app.ts';
import { type Bus, loneBus } from './bus/bus.ts';
import { Notices } from './bus/notices.ts';
import type { SharedCounts } from './bus/shared-counts.ts';
import { createFriends } from './compose-friends.ts';
import { createJobs } from './compose-jobs.ts';
import { composeMetrics } from './compose-metrics.ts';
import { createOwnership } from './compose-ownership.ts';
import { pageSettings } from './compose-page-settings.ts';
import { presenceOf } from './compose-presence.ts';
import { createWatch } from './compose-watch.ts';
import { eraseAgain, pseudonymBy } from './domain/accounts/account-care.ts';
import { createAccounts } from './domain/accounts/accounts.ts';
import { createAddressDigest } from './domain/accounts/guest-address.ts';
import { createMayRegister } from './domain/accounts/registration.ts';
import { createTokens } from './domain/accounts/tokens.ts';
import { createActivity } from './domain/activity/activity.ts';
import type { Challenges } from './domain/challenges/challenges.ts';
import { createDaily } from './domain/daily/daily.ts';
import { createUptime } from './domain/daily/uptime.ts';
import { createEconomy } from './domain/economy/economy.ts';
import { createFeedback } from './domain/feedback/feedback.ts';
import { createInventory } from './domain/inventory/inventory.ts';
import { createLeaderboards } from './domain/leaderboards/leaderboards.ts';
import { createNameFilter } from './domain/names/name-filter.ts';
import { createNews } from './domain/news/news.ts';
import { createCurrentSettings } from './domain/settings/hub-settings.ts';
import { hashInvitation } from './domain/settings/invitations.ts';
import { createShownNotices } from './domain/settings/shown-notices.ts';
import { articles } from './domain/shop/articles.ts';
import { createShop } from './domain/shop/shop.ts';
import type { ApiDeps } from './http/api.ts';
import { limitConnections } from './http/connection-limits.ts';
import type { Rates } from './http/rate-limits.ts';
import { TIMEOUTS, type Timeouts } from './http/timeouts.ts';
import type { Readings } from './metrics/metrics.ts';
import { openData } from './open-data.ts';
import type { Clock } from './platform/clock.ts';
import type { Environment } from './platform/environment.ts';
import { listFolders, openErasedList } from './platform/erased-list.ts';
import type { freeDisk } from './platform/free-disk.ts';
import { type Ids, randomIds } from './platform/ids.ts';
import { formerSecret } from './platform/instance-secret.ts';
import { readLegalTexts } from './platform/legal-texts.ts';
import type { Logger } from './platform/logger.ts';
import { createRateLimitedLog } from './platform/rate-limited-log.ts';
import type { RepeatedJob } from './platform/repeated-job.ts';
import { LobbyLimits } from './realtime/lobbies/lobby-limits.ts';
import { createRealtime, type Realtime, type RealtimeDeps, servicesOf } from './realtime/realtime.ts';
import { receiveNotices } from './receive-notices.ts';
import { createPainter, type Painter, type PainterFiles } from './sections/painter.ts';
import { createSealedAddresses } from './sections/sealed-address.ts';
import { createSections, type Sections } from './sections/sections.ts';
import { shareSections } from './sections/shared-sections.ts';
import type { Store } from './store/store.ts';

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
  readonly timeouts?: Timeouts;
  /** Blue Essence that score games pay to an account per UTC day; default: the product's limit. */
  readonly scoreGameEssencePerDay?: number | undefined;
  /** The games to run; default: all games of the product. */
  readonly games?: (deps: GameServices) => readonly Game[];
  /** Paints the sections of the map; default: a worker thread. */
  readonly painter?: Painter;
  /** Reads the free space of a disk; default: the disk itself. */
  readonly freeDisk?: typeof freeDisk | undefined;
  /** Connects this node with other nodes; default: there are none. */
  readonly bus?: Bus | undefined;
  /**
   * Called with a reason for the host when another server has taken over the database: this one cannot store games any
   * more, and the process must end.
   */
  readonly onTakenOver?: ((reason: string) => void) | undefined;
  /** Counts of all nodes together; default: this node counts alone. */
  readonly sharedCounts?: SharedCounts | undefined;
};

/** All parts of the server, built and connected, not yet listening. */
export type Hub = {
  readonly app: App['app'];
  readonly mounted: App['mounted'];
  readonly realtime: Realtime;
  readonly sections: Sections;
  readonly store: Store;
  /** Decides who plays which challenge. */
  readonly beginRun: Challenges['begin'];
  /** Regular work: erases accounts whose grace period is over, and commits the next daily answers. */
  readonly jobs: readonly RepeatedJob[];
  /** The health call reports `draining` from this call on. */
  readonly startDraining: () => void;
};

/** Builds the whole server. Throws when the data folder or its contents cannot be used. */
export async function composeHub(deps: HubDeps): Promise<Hub> {
  const { environment, clock, logger, bus = loneBus } = deps;
  const legal = readLegalTexts(environment);
  const { secret, store, join } = await openData(environment, logger, {
    checkpointWorker: threadFile('store/checkpoint-worker'),
    build: deps.version,
    isNode: bus !== loneBus,
    onTakenOver:
      deps.onTakenOver && (() => deps.onTakenOver?.('Another server has taken over its database.')),
    scoreGameEssencePerDay: deps.scoreGameEssencePerDay,
  });
  const ids = deps.ids ?? randomIds;
  await store.shop.stock(articles);
  let isDraining = false;
  const uptime = createUptime({ store: store.uptime, clock });
  const daily = createDaily({ store: store.daily, uptime, secret, clock });

  const activity = createActivity(store.matches);
  const leaderboards = createLeaderboards(store.leaderboards);
  const erasedList = openErasedList(listFolders(environment));
  await eraseAgain(store.accountCare, (account) => erase(store, account, { ids, clock }), erasedList);
  const settings = createCurrentSettings(store.hubSettings);
  await settings.refresh();
  const refusesName = createNameFilter(() => settings.current.nameFilter);
  const duelGames = () => realtime.duelGames;
  const { challenges, leagues } = createFriends({ store, secret, clock, refusesName, duelGames });
  const mayRegister = createMayRegister(() => settings.current.registration, hashInvitation);
  const former = formerSecret(environment.formerSecret, environment.dataDir, clock.now());
  const tokens = createTokens({ secret, clock, former });
  const accounts = createAccounts({
    store: store.accounts,
    care: store.accountCare,
    totals: store.totals,
    facts: {
      dailyStats: (account) => daily.statsOf(account),
      lastGames: (account) => activity.lastGames(account),
      bestsOf: (account) => leaderboards.bestsOf(account),
    },
    tokens,
    refusesName,
    mayRegister,
    digestOf: createAddressDigest(secret),
    ids,
    clock,
  });
  const ownSections = createSections({
    painter: deps.painter ?? createPainter(painterFiles()),
    clock,
    logger,
  });
  const addresses = createSealedAddresses(secret);
  // A lone server forgets an address with its round, and has it again after a restart; nodes need one that each can read.
  const sections = bus === loneBus ? ownSections : shareSections({ sections: ownSections, addresses, clock });
  const notices = new Notices(bus);
  const lobbyLimits = new LobbyLimits({
    onCreation: (account) => notices.send({ kind: 'lobby created', account }),
    onWrongPassword: (account, lobbyId) => notices.send({ kind: 'wrong password', account, lobbyId }),
  });
  const metrics = await composeMetrics(environment.metricsToken, store, logger);
  const watch = createWatch({ ...deps, store, worker: threadFile('backup/worker') });
  const realtimeDeps: RealtimeDeps = {
    measures: metrics?.measures,
    authenticate: accounts.authenticate,
    playersOf: accounts.playersOf,
    closedSince: (at) => store.accountCare.closedSince(at, clock.now()),
    actionsSince: (at) => store.administration.actionsSince(at),
    tokenVersions: (accounts) => store.accountCare.tokenVersions(accounts),
    onAccountChanged: () => leaderboards.invalidateCosmetics(),
    rooms: store.rooms,
    daily,
    beginRun: (id, by) => challenges.begin(id, by),
    refusesName,
    settings,
    sections,
    clock,
    secret,
    logger,
    publicUrls: environment.publicUrls,
    announce(settlement) {
      const boards = leaderboards.onSettled(settlement);
      if (boards.length > 0) notices.send({ kind: 'bests changed', boards: [...boards] });
    },
    lobbyLimits,
    bus,
    join,
    onTakenOver: deps.onTakenOver,
  };
  const realtime = createRealtime(realtimeDeps, deps.games?.(servicesOf(realtimeDeps)));
  const endSessions = (account: AccountId): void => {
    realtime.endSessions(account);
    notices.send({ kind: 'tokens revoked', account });
  };
  const ownership = createOwnership(
    { ...deps, ids },
    { store, secret, tokens, accounts, erasedList, refusesName, mayRegister, endSessions },
  );
  const onCosmeticsChanged = async (account: AccountId): Promise<void> => {
    leaderboards.invalidateCosmetics();
    notices.send({ kind: 'cosmetics changed', account });
    await realtime.onCosmeticsChanged(account);
  };
  await receiveNotices(notices, { leaderboards, realtime, lobbyLimits, clock, logger });
  const api: ApiDeps = {
    sections,
    identify: accounts.identify,
    accounts,
    economy: createEconomy({ ledger: store.ledger, clock }),
    inventory: createInventory({ store: store.inventory, onCosmeticsChanged }),
    shop: createShop({ store: store.shop, ids, clock }),
    activity,
    notices: createShownNotices(settings, clock),
    legal,
    leaderboards,
    daily,
    challenges,
    leagues,
    clock,
    news: createNews({ store: store.newsLikes, hostNews: store.hostNews, clock }),
    ...ownership,
    feedback: createFeedback({ store: store.feedback, ids, clock }),
    trials: realtime.trials,
    presence: presenceOf(deps),
    countCall: deps.sharedCounts?.countCall,
    health: {
      version: deps.version,
      clock,
      startedAt: clock.now(),
      isDraining: () => isDraining,
      isReady: () => realtime.isReady(),
      storeTakesWrites: () => store.takesWrites(),
      logger,
    },
    rates: deps.rates ?? RATES,
  };
  const readings = async (): Promise<Readings> => ({
    ...realtime.load(),
    isStoreWritable: await store.takesWrites().catch(() => false),
    isBusConnected: bus.isConnected,
    isReady: realtime.isReady() && !isDraining,
    ...watch.read(),
  });
  const { app, mounted } = await buildApp({
    api,
    pages: {
      folder: deps.webFolder,
      settings: pageSettings(environment, deps.version),
      publicUrl: environment.publicUrls[0],
      dayNumber: daily.todaysNumber,
    },
    doctorKey: secret.derive('doctor').toString('hex'),
    security: environment,
    metrics: metrics && { ...metrics, serve: (to) => metrics.serve(to, readings) },
    maintenanceText: () => settings.current.maintenance,
    logger,
    trustedProxies: environment.trustedProxies,
    timeouts: deps.timeouts ?? TIMEOUTS,
  });
  app.addHook('onClose', () => sections.close());
  limitConnections(app.server, createRateLimitedLog(logger));
  realtime.attach(app.server);
  const startDraining = (): void => {
    isDraining = true;
  };
  const jobs = createJobs({
    store,
    accountCare: ownership.accountCare,
    challenges,
    leagues,
    daily,
    uptime,
    keepDays: environment.keepDays,
    erasedList,
    ids,
    clock,
    logger,
  });
  return {
    app,
    mounted,
    realtime,
    sections,
    store,
    beginRun: (id, by) => challenges.begin(id, by),
    jobs: [...jobs, watch.job, ...(metrics === undefined ? [] : [metrics.job])],
    startDraining,
  };
}

/** File of a worker thread, by its path without extension: the TypeScript source, or the file next to the bundle. */
function threadFile(name: string): string {
  const ending = path.extname(import.meta.filename) === '.ts' ? '.ts' : '.cjs';
  return path.join(import.meta.dirname, `${name}${ending}`);
}

/** Erases a player who was erased before and came back with a restored backup. */
const erase = (store: Store, account: AccountId, { ids, clock }: { ids: Ids; clock: Clock }) =>
  store.administration.erase(account, pseudonymBy(ids), {
    id: randomUUID(),
    kind: 'erase',
    subject: account,
    actor: 'server',
    reason: 'erased before, restored from a backup',
    at: clock.now(),
  });

function painterFiles(): PainterFiles {
  return {
    worker: threadFile('sections/worker'),
    drawing: createRequire(import.meta.url).resolve('@hub/catalog/arena-map.svg'),
  };
}
