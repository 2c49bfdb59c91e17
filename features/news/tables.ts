import type { AccountId } from '@hub/engine/wire/ids';
import type { NewsId } from '@hub/protocol/stored-values';

declare module '@hub/server/store/schema.ts' {
  interface Tables {
    /** News of the host, as Markdown. */
    host_news: { id: string; title: string; text: string; created_at: number };
    news_like: { news_id: NewsId; account_id: AccountId; created_at: number };
  }
}
