import { failureTexts } from '@hub/protocol/failure-texts';
import type { NewsId } from '@hub/protocol/http/news';
import { useState } from 'react';
import { useNewsLikes } from '../../features/news/likes.ts';
import { NewsArticle } from '../../features/news/news-article.tsx';
import { NewsCard } from '../../features/news/news-card.tsx';
import { newsItems } from '../../features/news/news-items.ts';
import { useNotify } from '../../features/notifications/use-notify.ts';
import { usePlayer } from '../../features/session/use-session.ts';
import { newsTexts } from '../../messages/news.ts';
import styles from './news-page.module.css';

/** What changed in the hub, newest first. */
export function NewsPage() {
  const { name } = usePlayer();
  const notify = useNotify();
  const { likesOf, like } = useNewsLikes({
    onFailure: () => notify({ type: 'error', title: failureTexts.likeNews, message: newsTexts.likeFailed }),
  });
  const [now] = useState(Date.now);
  const [openId, setOpenId] = useState<NewsId>();
  const open = newsItems.find(({ id }) => id === openId);
  return (
    <>
      <header className={styles['head']}>
        <h1>{newsTexts.title}</h1>
        <p className="soft">{newsTexts.lead}</p>
      </header>
      <div className={styles['list']}>
        {newsItems.map((item) => (
          <NewsCard
            key={item.id}
            item={item}
            likes={likesOf(item.id)}
            now={now}
            onOpen={() => setOpenId(item.id)}
          />
        ))}
      </div>
      {open && (
        <NewsArticle
          item={open}
          likes={likesOf(open.id)}
          now={now}
          playerName={name}
          onLike={(liked) => like(open.id, liked)}
          onClose={() => setOpenId(undefined)}
        />
      )}
    </>
  );
}
