import { sql } from 'kysely';
import type { AccountStore, MatchTotalsStore } from '../domain/accounts/ports.ts';
import type { MatchStore } from '../domain/activity/ports.ts';
import type { DailyStore } from '../domain/daily/ports.ts';
import type { Ledger } from '../domain/economy/ports.ts';
import type { FeedbackStore } from '../domain/feedback/ports.ts';
import type { Inventory } from '../domain/inventory/ports.ts';
import type { NewsLikeStore } from '../domain/news/ports.ts';
import type { RoomStore } from '../domain/rooms/ports.ts';
import { accountStore } from './accounts.ts';
import { dailyStore } from './daily.ts';
import type { Engine } from './engine.ts';
import { feedbackStore } from './feedback.ts';
import { inventoryStore } from './inventory.ts';
import { ledgerStore } from './ledger.ts';
import { matchStore, matchTotalsStore } from './matches.ts';
import { newsLikeStore } from './news-likes.ts';
import { roomStore } from './rooms.ts';

/** Everything that is kept, by the ports of the domain. */
export type Store = {
  readonly accounts: AccountStore;
  readonly totals: MatchTotalsStore;
  readonly ledger: Ledger;
  readonly inventory: Inventory;
  readonly matches: MatchStore;
  readonly daily: DailyStore;
  readonly newsLikes: NewsLikeStore;
  readonly feedback: FeedbackStore;
  readonly rooms: RoomStore;
  /** Resolves when the database answers, rejects when it does not. */
  ping(): Promise<void>;
  close(): Promise<void>;
};

export const createStore = (engine: Engine): Store => ({
  accounts: accountStore(engine.db),
  totals: matchTotalsStore(engine.db),
  ledger: ledgerStore(engine),
  inventory: inventoryStore(engine.db),
  matches: matchStore(engine.db),
  daily: dailyStore(engine.db),
  newsLikes: newsLikeStore(engine.db),
  feedback: feedbackStore(engine.db),
  rooms: roomStore(engine),
  ping: async () => {
    await sql`select 1`.execute(engine.db);
  },
  close: () => engine.close(),
});
