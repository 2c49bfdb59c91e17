import type { Mount } from '@hub/server/http/mount.ts';
import { refuse } from '@hub/server/http/refusal.ts';
import { hostNews, likeNews, newsLikes } from './calls.ts';
import type { News } from './news.ts';

export type NewsArea = { readonly news: News };

/** Mounts the calls for the host's news, and for likes of the product's. */
export function mountNews(mount: Mount, { news }: NewsArea): void {
  mount(newsLikes, async ({ caller }) => [...(await news.likesFor(caller.player.accountId))]);
  mount(hostNews, async () => [...(await news.ofHost())]);
  mount(likeNews, async ({ params, body, caller }) => {
    const likes = await news.like(caller.player.accountId, params.newsId, body.liked);
    return likes ?? refuse('not_found');
  });
}
