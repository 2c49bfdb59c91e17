import { Unavailable } from '@hub/server/platform/unavailable.ts';
import type { RoomStore } from '@hub/server/rooms/ports.ts';
import type { Engine } from '@hub/server/store/engine.ts';
import { sql } from 'kysely';
import type {
  AccountCareStore,
  AccountStore,
  IdentityStore,
  MatchTotalsStore,
  RecoveryCodeStore,
} from '../domain/accounts/ports.ts';
import type { MatchStore } from '../domain/activity/ports.ts';
import type { DoorStore } from '../domain/administration/door-store.ts';
import type { AdminListStore } from '../domain/administration/list-store.ts';
import type { AdministrationStore, RetentionStore } from '../domain/administration/ports.ts';
import type { ChallengeStore } from '../domain/challenges/ports.ts';
import type { DailyStore, UptimeStore } from '../domain/daily/ports.ts';
import type { Ledger } from '../domain/economy/ports.ts';
import type { FeedbackStore } from '../domain/feedback/ports.ts';
import type { InventoryStore } from '../domain/inventory/ports.ts';
import type { LeaderboardStore } from '../domain/leaderboards/ports.ts';
import type { LeagueStore } from '../domain/leagues/ports.ts';
import type { HostNewsStore, NewsLikeStore } from '../domain/news/ports.ts';
import type { PeopleStore } from '../domain/people/ports.ts';
import type { ReportStore } from '../domain/reports/ports.ts';
import type { HubSettingStore } from '../domain/settings/ports.ts';
import type { ShopStore } from '../domain/shop/ports.ts';
import type { UsedFlows } from '../domain/sign-in/ports.ts';
import { accountCareStore } from './account-care.ts';
import { accountStore } from './accounts.ts';
import { adminListStore } from './admin-lists.ts';
import { administrationStore } from './administration.ts';
import { challengeStore } from './challenges.ts';
import { dailyStore } from './daily.ts';
import { doorStore } from './door.ts';
import { feedbackStore } from './feedback.ts';
import { hostNewsStore } from './host-news.ts';
import { hubSettingStore } from './hub-settings.ts';
import { identityStore } from './identities.ts';
import { inventoryStore } from './inventory.ts';
import { leaderboardStore } from './leaderboards.ts';
import { leagueStore } from './leagues.ts';
import { ledgerStore } from './ledger.ts';
import { matchStore, matchTotalsStore } from './matches.ts';
import { newsLikeStore } from './news-likes.ts';
import { peopleStore } from './people.ts';
import { recoveryCodeStore } from './recovery-codes.ts';
import { reportStore } from './reports.ts';
import { retentionStore } from './retention.ts';
import { type RoomStoreOptions, roomStore } from './rooms.ts';
import { shopStore } from './shop.ts';
import { usedFlowStore } from './sign-in-flows.ts';
import { uptimeStore } from './uptime.ts';

/** All stored data, by the ports of the domain. */
export type Store = {
  readonly accounts: AccountStore;
  readonly identities: IdentityStore;
  readonly usedFlows: UsedFlows;
  readonly recoveryCodes: RecoveryCodeStore;
  readonly accountCare: AccountCareStore;
  readonly totals: MatchTotalsStore;
  readonly ledger: Ledger;
  readonly inventory: InventoryStore;
  readonly shop: ShopStore;
  readonly administration: AdministrationStore;
  readonly adminLists: AdminListStore;
  readonly door: DoorStore;
  readonly reports: ReportStore;
  readonly retention: RetentionStore;
  readonly matches: MatchStore;
  readonly leaderboards: LeaderboardStore;
  readonly challenges: ChallengeStore;
  readonly leagues: LeagueStore;
  readonly people: PeopleStore;
  readonly daily: DailyStore;
  readonly uptime: UptimeStore;
  readonly newsLikes: NewsLikeStore;
  readonly hostNews: HostNewsStore;
  readonly feedback: FeedbackStore;
  readonly hubSettings: HubSettingStore;
  readonly rooms: RoomStore;
  /** Whether the database accepts writes, judged by the latest ones. Rejects when it does not answer. */
  takesWrites(): Promise<boolean>;
  close(): Promise<void>;
};

/** `roomEngine` writes the rooms; default: the engine of everything else. */
export function createStore(
  engine: Engine,
  options: RoomStoreOptions = {},
  roomEngine: Engine = engine,
): Store {
  const rooms = roomStore(roomEngine, options);
  return {
    accounts: accountStore(engine),
    identities: identityStore(engine),
    usedFlows: usedFlowStore(engine),
    recoveryCodes: recoveryCodeStore(engine),
    accountCare: accountCareStore(engine),
    totals: matchTotalsStore(engine.db),
    ledger: ledgerStore(engine),
    inventory: inventoryStore(engine),
    shop: shopStore(engine),
    administration: administrationStore(engine),
    adminLists: adminListStore(engine),
    door: doorStore(engine),
    reports: reportStore(engine),
    retention: retentionStore(engine),
    matches: matchStore(engine.db),
    leaderboards: leaderboardStore(engine.db),
    challenges: challengeStore(engine),
    leagues: leagueStore(engine),
    people: peopleStore(engine),
    daily: dailyStore(engine.db),
    uptime: uptimeStore(engine.db),
    newsLikes: newsLikeStore(engine.db),
    hostNews: hostNewsStore(engine.db),
    feedback: feedbackStore(engine.db),
    hubSettings: hubSettingStore(engine.db),
    rooms,
    async takesWrites() {
      await sql`select 1`.execute(engine.db);
      // Needed because players may issue no write that would end the outage.
      if (engine.areWritesFailing()) await tryToWrite(engine);
      return !engine.areWritesFailing();
    },
    async close() {
      try {
        await rooms.finish();
      } catch {
        // The database is unavailable: the journal has the changes, and the next start recovers them.
      }
      await engine.close();
    },
  };
}

/** Writes an unchanged value to a row that nothing else changes, to test whether writes work. */
async function tryToWrite({ db }: Engine): Promise<void> {
  try {
    await sql`update schema_migration set name = name where version = 1`.execute(db);
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error;
  }
}
