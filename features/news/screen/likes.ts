import { NEWS_INITIAL_LIKES, type NewsId } from '@hub/protocol/stored-values';
import { useNet } from '@hub/ui/net/net.ts';
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { likeNews, type NewsLikes, newsLikes } from '../calls.ts';

export type Likes = Pick<NewsLikes, 'likes' | 'isLiked'>;

/** Returns the likes after liking or unliking: one more, or one less but never below 0. */
export function changed({ likes, isLiked }: Likes, liked: boolean): Likes {
  if (liked === isLiked) return { likes, isLiked };
  return { likes: liked ? likes + 1 : Math.max(0, likes - 1), isLiked: liked };
}

const QUERY_KEY = ['news-likes'];

interface Options {
  /** A like could not be saved and was reverted. */
  readonly onFailure: () => void;
}

interface NewsLiking {
  readonly likesOf: (id: NewsId) => Likes;
  readonly like: (id: NewsId, liked: boolean) => void;
}

/** Likes of all news items, and a function that changes the player's own: optimistic, reverted on failure. */
export function useNewsLikes({ onFailure }: Options): NewsLiking {
  const { call } = useNet();
  const queries = useQueryClient();
  const { data } = useQuery({ queryKey: QUERY_KEY, queryFn: ({ signal }) => call(newsLikes, { signal }) });

  const { mutate } = useMutation({
    mutationKey: QUERY_KEY,
    // One request at a time, in the order of the clicks.
    scope: { id: 'news-likes' },
    networkMode: 'always',
    mutationFn: ({ id, liked }: { id: NewsId; liked: boolean }) =>
      call(likeNews, { params: { newsId: id }, body: { liked } }),
    onMutate: async ({ id, liked }) => {
      await queries.cancelQueries({ queryKey: QUERY_KEY });
      const before = queries.getQueryData<readonly NewsLikes[]>(QUERY_KEY);
      put(queries, { newsId: id, ...changed(find(before, id), liked) });
      return { before };
    },
    onSuccess: (reply) => {
      if (queries.isMutating({ mutationKey: QUERY_KEY }) === 1) put(queries, reply);
    },
    onError: (_error, { id }, context) => {
      put(queries, { newsId: id, ...find(context?.before, id) });
      // With several overlapping clicks, only the server knows the current state.
      void queries.invalidateQueries({ queryKey: QUERY_KEY });
      onFailure();
    },
  });

  return { likesOf: (id) => find(data, id), like: (id, liked) => mutate({ id, liked }) };
}

/** Returns the likes of an item; its initial likes until the server has answered. */
function find(all: readonly NewsLikes[] | undefined, id: NewsId): Likes {
  return all?.find(({ newsId }) => newsId === id) ?? { likes: NEWS_INITIAL_LIKES[id], isLiked: false };
}

function put(queries: QueryClient, likes: NewsLikes): void {
  queries.setQueryData<readonly NewsLikes[]>(QUERY_KEY, (all = []) => [
    ...all.filter(({ newsId }) => newsId !== likes.newsId),
    likes,
  ]);
}
