import type { ReplyOf } from '@hub/protocol/http/endpoint';
import { Icon } from '@hub/ui/art/icon.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { Blocks } from '@hub/ui/text/blocks.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { t } from '@lingui/core/macro';
import { useQuery } from '@tanstack/react-query';
import { Calendar } from 'lucide-react';
import { hostNews } from '../calls.ts';
import styles from './host-news.module.css';
import meta from './news-meta.module.css';
import { relativeDate } from './relative-date.ts';

interface Props {
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The host's own news, newest first. */
export function useHostNews() {
  const { call } = useNet();
  return useQuery({
    queryKey: ['host-news'],
    queryFn: ({ signal }) => call(hostNews, { signal }),
  });
}

/** What the host of this hub has written, newest first, in full; nothing on a hub without any. */
export function HostNews({ now }: Props) {
  const { data, isError } = useHostNews();
  if (isError && data === undefined)
    return <ErrorBox>{t`The news of this hub could not be loaded.`}</ErrorBox>;
  return data?.map((item) => <HostNewsItem key={item.id} of={item} now={now} />);
}

interface ItemProps extends Props {
  readonly of: ReplyOf<typeof hostNews>[number];
}

/** A piece of news of the host; the first of its parent is the lead story, with a picture. */
export function HostNewsItem({ of: { id, title, at, blocks }, now }: ItemProps) {
  const day = new Date(at).toISOString().slice(0, 10);
  return (
    <Card as="article" className={styles['item']} aria-labelledby={`news-${id}`}>
      <p className={meta['meta']}>
        <Chip color="var(--teal-400)">{t`From the host`}</Chip>
        <span>
          <Icon of={Calendar} size="small" />
          <time dateTime={day}>{relativeDate(day, now)}</time>
        </span>
      </p>
      <h2 id={`news-${id}`}>{title}</h2>
      <Blocks blocks={blocks} />
    </Card>
  );
}
