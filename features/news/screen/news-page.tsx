import type { NewsId } from '@hub/protocol/stored-values';
import { EmptyScene } from '@hub/ui/feedback/empty-scene.tsx';
import { useNow } from '@hub/ui/net/use-server-time.ts';
import { dailyScreens } from '@hub/web/games.ts';
import { useNotify } from '@hub/web/notifications/use-notify.ts';
import { usePlayer } from '@hub/web/session/use-session.ts';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { PlayToday } from '../../daily/screen/play-today.tsx';
import { likeNews } from '../calls.ts';
import { HostNews, useHostNews } from './host-news.tsx';
import { useNewsLikes } from './likes.ts';
import { NewsArticle } from './news-article.tsx';
import { NewsCard } from './news-card.tsx';
import { newsItems } from './news-items.ts';
import styles from './news-page.module.css';

/** What changed in the hub, newest first. */
export function NewsPage() {
  const { name } = usePlayer();
  const notify = useNotify();
  const { likesOf, like } = useNewsLikes({
    onFailure: () =>
      notify({ type: 'error', title: likeNews.failure, message: t`Please try again in a moment.` }),
  });
  const now = useNow();
  const { open, show, close } = useOpenArticle();
  return (
    <>
      <header className={styles['head']}>
        <h1>{t`News`}</h1>
        <p className="soft">{t`What changed in the hub, newest first.`}</p>
      </header>
      <div className={styles['list']}>
        <HostNews now={now} />
        {newsItems().map((item) => (
          <NewsCard
            key={item.id}
            item={item}
            likes={likesOf(item.id)}
            now={now}
            onOpen={() => show(item.id)}
          />
        ))}
      </div>
      <NothingPinned />
      {open && (
        <NewsArticle
          item={open}
          likes={likesOf(open.id)}
          now={now}
          playerName={name}
          onLike={(liked) => like(open.id, liked)}
          onClose={close}
        />
      )}
    </>
  );
}

/** Below the news that came with the hub, while its host has written none. */
function NothingPinned() {
  const { data } = useHostNews();
  const [rift] = dailyScreens;
  if (data?.length !== 0 || rift === undefined) return null;
  return (
    <EmptyScene
      of="news"
      title={t`Nothing pinned yet`}
      text={t`The next update will hang here. Until then, a rift is open.`}
      action={<PlayToday screen={rift} />}
    />
  );
}

/**
 * The open article is an entry of the browser's history, so that Back closes it. The entry keeps the router's state:
 * for the router it is the same page, whose heading must not take the focus.
 */
function useOpenArticle() {
  const [openId, setOpenId] = useState<NewsId>();
  useEffect(() => {
    const onBack = () => setOpenId(undefined);
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);
  return {
    open: newsItems().find(({ id }) => id === openId),
    show: (article: NewsId) => {
      window.history.pushState(window.history.state, '');
      setOpenId(article);
    },
    close: () => {
      setOpenId(undefined);
      window.history.back();
    },
  };
}
