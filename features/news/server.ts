import { LruCache } from '@hub/engine/binding/lru-cache';
import type { AccountId } from '@hub/engine/wire/ids';
import type { TextBlock } from '@hub/protocol/formatted-text';
import { NEWS_IDS, NEWS_INITIAL_LIKES } from '@hub/protocol/stored-values';
import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import type { Hub } from '@hub/server/hub.ts';
import { shortId } from '@hub/server/platform/ids.ts';
import { isTooNested, readMarkdown, TOO_NESTED } from '@hub/server/platform/markdown.ts';
import { logged } from '@hub/server/store/audit-lines.ts';
import type { Count } from '@hub/server/store/count-rows.ts';
import { type Author, logLines } from '@hub/server/store/log-line.ts';
import type { AdminArea } from '../administration/http/area.ts';
import type { AdminMount } from '../administration/http/mount.ts';
import { addNews, listNews, removeNews } from './admin-calls.ts';
import { hostNews, likeNews, newsLikes } from './calls.ts';
import './tables.ts';

export type News = ReturnType<typeof news>;

/** Pieces of the host's news that players read; older ones stay stored. */
export const HOST_NEWS_SHOWN = 20;
/** Pieces in the list of hosts. */
const LISTED = 100;
const done = { done: true } as const;

/** News of the host, and likes of the product's news, on top of each item's initial likes. */
export const news = (hub: Hub) => {
  const { db, clock } = hub;
  const read = new LruCache<TextBlock[]>(HOST_NEWS_SHOWN);
  const blocksOf = (text: string): TextBlock[] => {
    const blocks = read.get(text) ?? readMarkdown(text);
    read.set(text, blocks);
    return blocks;
  };
  /** The newest pieces of the host's news, with their texts in Markdown. */
  const newest = (limit: number) =>
    db
      .selectFrom('hostNews')
      .select(['id', 'title', 'text', 'createdAt as at'])
      .orderBy('createdAt', 'desc')
      .orderBy('id')
      .limit(limit)
      .execute();
  /** The likes of all news of the product as an account sees them, newest item first. */
  const likesFor = async (account: AccountId) => {
    const rows = await db
      .selectFrom('newsLike')
      .select('newsId')
      .select((of) => [
        of.fn.countAll<Count>().as('likes'),
        of.fn.countAll<Count>().filterWhere('accountId', '=', account).as('own'),
      ])
      .groupBy('newsId')
      .execute();
    return NEWS_IDS.map((newsId) => {
      const row = rows.find((one) => one.newsId === newsId);
      const likes = NEWS_INITIAL_LIKES[newsId] + Number(row?.likes ?? 0);
      return { newsId, likes, isLiked: Number(row?.own ?? 0) > 0 };
    });
  };
  /** Adds a piece with its text in Markdown, and its line to the audit log; returns its id. */
  async function add(author: Author, title: string, text: string): Promise<string> {
    const id = shortId();
    const line = logLines(author)('add news', id);
    await logged(hub, line, async (tx) => {
      await tx.insertInto('hostNews').values({ id, title, text, createdAt: author.clock.now() }).execute();
      return true;
    });
    return id;
  }
  /** False if there is none with this id. */
  const remove = (author: Author, id: string) =>
    logged(hub, logLines(author)('remove news', id), async (tx) => {
      const { numDeletedRows } = await tx
        .deleteFrom('hostNews')
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return Number(numDeletedRows) === 1;
    });
  return {
    newest,
    add,
    remove,
    /** Mounts what hosts do with their news. */
    mountAdmin(admin: AdminMount, { author, settings }: Pick<AdminArea, 'author' | 'settings'>) {
      admin(listNews, async () => ({
        news: await newest(LISTED),
        notices: (await settings.read()).notices.map((notice) => ({
          ...notice,
          isShown: notice.until === null || notice.until > clock.now(),
        })),
      }));
      admin(addNews, async ({ body: { title, text, reason } }, by) => {
        if (readMarkdown(text).length === 0) return refuse('invalid_request', 'text: must not be blank');
        if (isTooNested(text)) return refuse('invalid_request', `text: ${TOO_NESTED}`);
        return { id: await add(author(by, reason), title.trim(), text.trim()) };
      });
      admin(removeNews, async ({ params, body }, by) =>
        (await remove(author(by, body.reason), params.id)) ? done : refuse('not_found'),
      );
    },
    mount(mount: Mount) {
      mount(newsLikes, ({ caller }) => likesFor(caller.player.accountId));
      mount(hostNews, async () =>
        (await newest(HOST_NEWS_SHOWN)).map(({ text, ...item }) => ({ ...item, blocks: blocksOf(text) })),
      );
      mount(likeNews, async ({ params, body, caller: { player } }) => {
        const { accountId } = player;
        const newsId = NEWS_IDS.find((known) => known === params.newsId) ?? refuse('not_found');
        if (body.liked)
          await db
            .insertInto('newsLike')
            .values({ accountId, newsId, createdAt: clock.now() })
            .onConflict((conflict) => conflict.columns(['newsId', 'accountId']).doNothing())
            .execute();
        else
          await db
            .deleteFrom('newsLike')
            .where('accountId', '=', accountId)
            .where('newsId', '=', newsId)
            .execute();
        const likes = await likesFor(accountId);
        return likes.find((one) => one.newsId === newsId) ?? refuse('not_found');
      });
    },
  };
};
