import { randomUUID } from 'node:crypto';
import type { Game } from '@hub/engine/binding/binding';
import type { GameServices } from '@hub/engine/binding/services';
import type { AccountId } from '@hub/engine/wire/ids';
import { RATES } from '@hub/engine/wire/limits';
import { createBusyHub } from '@hub/features/activity/busy-hub.ts';
import { activity as createActivity } from '@hub/features/activity/server.ts';
import { ratingsOf } from '@hub/features/activity/versus-ratings.ts';
import { createWrongTries } from '@hub/features/administration/wrong-tries.ts';
import { dailyQueries } from '@hub/features/daily/queries.ts';
import { createDaily } from '@hub/features/daily/server.ts';
import { createUptime, uptimeRows } from '@hub/features/daily/uptime.ts';
import { createNameFilter } from '@hub/features/names/name-filter.ts';
import type { Ask, Feature } from '@hub/features/offers.ts';
import { articles } from '@hub/features/shop/articles.ts';
import { legalTexts } from '@hub/protocol/http/legal';
import { type Bus, loneBus } from '@hub/server/bus/bus.ts';
import { Notices } from '@hub/server/bus/notices.ts';
import type { SharedCounts } from '@hub/server/bus/shared-counts.ts';
import { limitConnections } from '@hub/server/http/connection-limits.ts';
import type { Rates } from '@hub/server/http/rate-limits.ts';
import { TIMEOUTS, type Timeouts } from '@hub/server/http/timeouts.ts';
import { hubOf } from '@hub/server/hub.ts';
import type { Clock } from '@hub/server/platform/clock.ts';
import type { Environment } from '@hub/server/platform/environment.ts';
import { listFolders, openErasedList } from '@hub/server/platform/erased-list.ts';
import type { freeDisk } from '@hub/server/platform/free-disk.ts';
import { type Ids, randomIds } from '@hub/server/platform/ids.ts';
import { readLegalTexts } from '@hub/server/platform/legal-texts.ts';
import type { Logger } from '@hub/server/platform/logger.ts';
import { createRateLimitedLog } from '@hub/server/platform/rate-limited-log.ts';
import type { RepeatedJob } from '@hub/server/platform/repeated-job.ts';
import { threadFile } from '@hub/server/thread-file.ts';
import { type App, buildApp } from './app.ts';
import { composeAccounts, type OpenAccounts } from './compose-accounts.ts';
import { createAdministration } from './compose-admin.ts';
import { endAgain } from './compose-ended.ts';
import { createJobs } from './compose-jobs.ts';
import { composeMetrics } from './compose-metrics.ts';
import { pageSettings } from './compose-page-settings.ts';
import { presenceOf } from './compose-presence.ts';
import { createWatch } from './compose-watch.ts';
import { createFeatures, createLiveFeatures, type Features, type LiveFeatures } from './features.ts';
import { createFirstRun } from './first-run.ts';
import type { ApiDeps } from './http/api.ts';
import type { Readings } from './metrics/metrics.ts';
import { openData } from './open-data.ts';
import { servicesOf } from './realtime/game-services.ts';
import { createRealtime, type Realtime, type RealtimeDeps } from './realtime/realtime.ts';
import { receiveNotices, sharedLobbyLimits } from './receive-notices.ts';
import type { Restart } from './restart-plan.ts';
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
  readonly games?: ((deps: GameServices) => readonly Game[]) | undefined;
  /** Reads the free space of a disk; default: the disk itself. */
  readonly freeDisk?: typeof freeDisk | undefined;
  /** Connects this node with other nodes; default: there are none. */
  readonly bus?: Bus | undefined;
  /**
   * Called with a reason for the host when another server has taken over the database: this one cannot store games any
   * more, and the process must end.
   */
  readonly onTakenOver?: ((reason: string) => void) | undefined;
  /** Stops this server and starts another one in this process; default: it cannot. */
  readonly restart?: Restart | undefined;
  /** The variables of the process, of which the doctor knows what is misspelt. */
  readonly variables?: Readonly<Record<string, string | undefined>> | undefined;
  /** Counts of all nodes together; default: this node counts alone. */
  readonly sharedCounts?: SharedCounts | undefined;
};

/** All parts of the server, built and connected, not yet listening. */
export type Hub = {
  readonly app: App['app'];
  readonly mounted: App['mounted'];
  readonly realtime: Realtime;
  /** What restores a backup into an empty hub, for the console; undefined for a hub that is not empty. */
  readonly firstRunKey: string | undefined;
  readonly store: Store;
  readonly features: Features & LiveFeatures;
  readonly ownership: OpenAccounts;
  /** Regular work: erases accounts whose grace period is over, and commits the next daily answers. */
  readonly jobs: readonly RepeatedJob[];
  /** The health call reports `draining` from this call on. */
  readonly startDraining: () => void;
};

/** Builds the whole server. Throws when the data folder or its contents cannot be used. */
export async function composeHub(deps: HubDeps): Promise<Hub> {
  const { environment, clock, logger, bus = loneBus } = deps;
  const legal = readLegalTexts(environment);
  // Who asks is built before those that are asked.
  const ask: Ask = () => features;
  const { secret, store, join } = await openData(environment, logger, {
    checkpointWorker: threadFile('store/checkpoint-worker'),
    build: deps.version,
    isNode: bus !== loneBus,
    onTakenOver:
      deps.onTakenOver && (() => deps.onTakenOver?.('Another server has taken over its database.')),
    scoreGameEssencePerDay: deps.scoreGameEssencePerDay,
    ask,
  });
  const ids = deps.ids ?? randomIds;
  const context = hubOf(store.engine, clock);
  const stored = createFeatures(context, ask);
  const { administration, leaderboards, settings, shop } = stored;
  await shop.stock(articles);
  let isDraining = false;
  const isClosed = (): boolean => settings.current.maintenance !== null;
  const uptime = createUptime({ store: uptimeRows(context.db), clock, isClosed });
  const presence = presenceOf(deps);
  const { isBusy } = createBusyHub({ presence, settings, clock });
  const daily = createDaily({
    store: dailyQueries(context.db, ask),
    uptime,
    secret,
    clock,
    isBusy,
    ask,
  });
  const activity = createActivity(context, {
    ask,
    isBusy,
    presence,
    notices: () => settings.shownNotices(),
  });
  const erasedList = openErasedList(listFolders(environment));
  await endAgain(context, stored, erasedList, ids);
  const hub = await settings.hubId(randomUUID());
  await settings.refresh();
  const refusesName = createNameFilter(() => settings.current.nameFilter);
  const notices = new Notices(bus);
  const onWaiting = (account: AccountId): void => {
    realtime.onWaiting(account);
    notices.send({ kind: 'waiting changed', account });
  };
  const live = createLiveFeatures(context, {
    ask,
    secret,
    refusesName,
    presence,
    onWaiting,
    realtime: () => realtime,
  });
  const features = { ...stored, ...live };
  const endSessions = (account: AccountId): void => {
    realtime.endSessions(account);
    notices.send({ kind: 'tokens revoked', account });
  };
  const ownership = composeAccounts(context, {
    ...deps,
    ...stored,
    ask,
    activity,
    daily,
    secret,
    ids,
    erasedList,
    refusesName,
    endSessions,
    hubId: hub,
    realtime: () => realtime,
  });
  const { accounts, recovery, accountCare } = ownership;
  const lobbyLimits = sharedLobbyLimits(notices);
  const metrics = await composeMetrics(environment.metricsToken, stored, logger);
  const watch = createWatch({ ...deps, ask, worker: threadFile('backup/worker') });
  const realtimeDeps: RealtimeDeps = {
    measures: metrics?.measures,
    authenticate: accounts.authenticate,
    playersOf: accounts.playersOf,
    closedSince: accountCare.closedSince,
    actionsSince: (at) => administration.actionsSince(at),
    tokenVersions: accounts.tokenVersions,
    onAccountChanged(account) {
      leaderboards.invalidateCosmetics();
      features.people?.onShownChanged(account);
    },
    rooms: store.rooms,
    daily,
    beginRun: async (id, by) => features.challenges?.begin(id, by) ?? 'game_not_found',
    waiting: features.waiting,
    ratingOf: async (account, game) => (await ratingsOf(context.db, account)).get(game)?.rating,
    refusesName,
    settings,
    clock,
    secret,
    logger,
    publicUrls: environment.publicUrls,
    announce(settlement) {
      features.challenges?.onSettled(settlement);
      const boards = leaderboards.onSettled(settlement);
      if (boards.length > 0) notices.send({ kind: 'bests changed', boards: [...boards] });
    },
    lobbyLimits,
    bus,
    join,
    onTakenOver: deps.onTakenOver,
  };
  const realtime = createRealtime(realtimeDeps, deps.games?.(servicesOf(realtimeDeps)));
  shop.onWorn(async (account) => {
    leaderboards.invalidateCosmetics();
    notices.send({ kind: 'cosmetics changed', account });
    await realtime.onCosmeticsChanged(account);
  });
  await receiveNotices(notices, { leaderboards, realtime, lobbyLimits, clock, logger });
  const onWrongTry = createWrongTries({ db: context.db, clock, logger, alert: watch.alert });
  const adminArea = createAdministration(deps, {
    hub: context,
    features,
    accounts,
    recovery,
    onWrongTry,
    secret,
    erasedList,
    ids,
    refusesName,
    presence,
    watch,
    onBestRemoved(board) {
      leaderboards.invalidateBests([board]);
      notices.send({ kind: 'bests changed', boards: [board] });
    },
  });
  const firstRoles = administration.roles({ clock, actor: 'server', reason: 'with the key of the console' });
  const firstRun = await createFirstRun({
    dataDir: environment.dataDir,
    clock,
    isEmptyHub: accounts.isEmptyHub,
    check: watch.checkBackup,
    // Whichever node a load balancer passes the call to knows it.
    sharedKey: environment.redisUrl === undefined ? undefined : secret.derive('first run'),
    restart: environment.databaseUrl === undefined ? deps.restart : undefined,
  });
  const listed: readonly Feature[] = [
    accounts,
    { mount: (mount) => mount(legalTexts, async () => legal) },
    ...Object.values<object>(stored),
    activity,
    daily,
    ...Object.values<Feature>(live),
    ownership.signIn,
    recovery,
    accountCare,
  ];
  const api: ApiDeps = {
    pictures: realtime.pictures,
    sockets: realtime.endpoints,
    administration: adminArea,
    firstRun,
    onWrongTry,
    makeHost: async (account) => (await firstRoles.give(account, 'host')).code,
    identify: accounts.identify,
    accounts,
    clock,
    features: listed,
    trials: realtime.trials,
    countCall: deps.sharedCounts?.countCall,
    health: {
      version: deps.version,
      hub,
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
      settings: () =>
        pageSettings(environment, {
          version: deps.version,
          hub,
          registration: settings.current.registration,
        }),
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
  app.addHook('onClose', () => Promise.all(realtime.pictures.map((pictures) => pictures.close())));
  limitConnections(app.server, createRateLimitedLog(logger));
  realtime.attach(app.server);
  const startDraining = (): void => {
    isDraining = true;
  };
  const jobs = createJobs({
    administration,
    accountCare,
    features: listed,
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
    firstRunKey: firstRun.key,
    realtime,
    store,
    features,
    ownership,
    jobs: [...jobs, watch.job, ...(metrics === undefined ? [] : [metrics.job])],
    startDraining,
  };
}
