import type { ReplyOf } from '@hub/protocol/http/endpoint';
import { Button } from '@hub/ui/controls/button.tsx';
import { Segmented } from '@hub/ui/controls/segmented.tsx';
import { useNow } from '@hub/ui/net/use-server-time.ts';
import { Spans } from '@hub/ui/text/spans.tsx';
import { ConfirmButton } from '@hub/web/controls/confirm-button.tsx';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Eye, PenLine, Trash2 } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { addNotice, previewText, removeNotice } from '../../../administration/calls/hub.ts';
import { ActionForm, reason } from '../../../administration/screen/kit/action-form.tsx';
import { Pair, Panel, Read, Stack, State, useIsBeside } from '../../../administration/screen/kit/panel.tsx';
import { useAdminSession, useAsk } from '../../../administration/screen/kit/session.ts';
import { Table } from '../../../administration/screen/kit/table.tsx';
import { shortTimeOf, timeFrom } from '../../../administration/screen/kit/times.ts';
import { When } from '../../../administration/screen/kit/when.tsx';
import { addNews, listNews, removeNews } from '../../admin-calls.ts';
import { HostNewsItem } from '../host-news.tsx';
import { newsTexts as texts } from './texts.ts';

type Kind = 'news' | 'notice';

/** Writes news and notices with a preview, and removes them. */
export function NewsPart() {
  const { act } = useAdminSession();
  const [kind, setKind] = useState<Kind>('news');
  const [draft, setDraft] = useState({ title: '', text: '' });
  const written = useAsk(listNews);
  const isBeside = useIsBeside();
  const [isRead, setIsRead] = useState(false);
  const preview = <Preview kind={kind} draft={draft} />;
  const title = kind === 'news' ? 'A piece of news' : 'A line for all players';
  return (
    <Stack>
      <Pair>
        <Panel
          title={isBeside ? title : undefined}
          label={title}
          padded
          aside={
            <>
              <Segmented
                label={texts.kind}
                value={kind}
                onChange={(chosen) => {
                  setKind(chosen);
                  setDraft({ title: '', text: '' });
                }}
                options={[
                  { value: 'news', label: 'News' },
                  { value: 'notice', label: texts.notice },
                ]}
              />
              {!isBeside && (
                <Button
                  size="small"
                  variant="quiet"
                  icon={isRead ? PenLine : Eye}
                  onClick={() => setIsRead(!isRead)}
                >
                  {isRead ? texts.write : texts.preview}
                </Button>
              )}
            </>
          }
        >
          {!isBeside && isRead && preview}
          <div hidden={!isBeside && isRead}>
            {kind === 'news' ? (
              <ActionForm
                key={kind}
                fields={{
                  title: { label: texts.title, limit: 80, isWide: true },
                  text: { label: texts.text, needed: 'a text', kind: 'text', limit: 8_000, rows: 11 },
                  reason,
                }}
                effect="Every player finds it under News. The audit log keeps who wrote it."
                label="Publish"
                isRepeated
                onChange={({ title, text }) => setDraft({ title, text })}
                onSend={(body) => act(addNews, { body })}
              />
            ) : (
              <ActionForm
                key={kind}
                fields={{
                  text: { label: texts.text, needed: 'a text', kind: 'text', limit: 500 },
                  until: { label: texts.until, kind: 'time', isOptional: true },
                  reason,
                }}
                effect="All players see the line above every page until it is dismissed."
                label="Show to all players"
                isRepeated
                onChange={({ text }) => setDraft({ title: '', text })}
                onSend={({ text, until, reason: why }) =>
                  act(addNotice, { body: { text, until: timeFrom(until) ?? null, reason: why } })
                }
              />
            )}
          </div>
        </Panel>
        {isBeside && (
          <Panel title={texts.preview} padded>
            {preview}
          </Panel>
        )}
      </Pair>
      <Read from={written}>{(all) => <Written all={all} />}</Read>
    </Stack>
  );
}

interface PreviewProps {
  readonly kind: Kind;
  readonly draft: { readonly title: string; readonly text: string };
}

function Preview({ kind, draft: { title, text } }: PreviewProps) {
  const { call } = useAdminSession();
  const now = useNow();
  const asked = useDeferredValue(text.trim());
  const preview = useQuery({
    queryKey: ['preview', asked],
    queryFn: ({ signal }) => call(previewText, { body: { text: asked }, signal }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  return (
    <>
      {asked === '' && <p className="muted">What you write appears here as players will see it.</p>}
      {asked !== '' && preview.data && (
        <div>
          {kind === 'news' ? (
            <HostNewsItem
              of={{ id: 'preview', title: title || texts.title, at: now, blocks: preview.data.blocks }}
              now={now}
            />
          ) : (
            <p>
              <Spans spans={preview.data.spans} />
            </p>
          )}
        </div>
      )}
    </>
  );
}

function Written({ all: { news, notices } }: { readonly all: ReplyOf<typeof listNews> }) {
  const { act } = useAdminSession();
  const body = { reason: '' };
  return (
    <Pair>
      <Panel title={texts.allNews}>
        <Table
          label={texts.allNews}
          empty="The host has published nothing. The first news of the hub stays in any case."
          rows={news}
          keyOf={({ id }) => id}
          columns={[
            { title: texts.title, render: ({ title }) => title },
            { title: texts.at, render: ({ at }) => <When at={at} /> },
            {
              title: texts.remove,
              isAct: true,
              render: ({ id }) => (
                <ConfirmButton
                  icon={Trash2}
                  label={texts.remove}
                  variant="quiet"
                  onSure={() => act(removeNews, { params: { id }, body })}
                />
              ),
              isNumber: true,
            },
          ]}
        />
      </Panel>
      <Panel title={texts.allNotices}>
        <Table
          label={texts.allNotices}
          empty="No line is shown."
          rows={notices}
          keyOf={({ id }) => id}
          columns={[
            { title: texts.notice, render: ({ text }) => text },
            {
              title: texts.state,
              isState: true,
              render: ({ isShown, until }) => (
                <State variant={isShown ? 'good' : 'plain'}>
                  {isShown ? texts.shownUntil(until === null ? undefined : shortTimeOf(until)) : 'Over'}
                </State>
              ),
            },
            {
              title: texts.remove,
              isAct: true,
              render: ({ id }) => (
                <ConfirmButton
                  icon={Trash2}
                  label={texts.remove}
                  variant="quiet"
                  onSure={() => act(removeNotice, { params: { id }, body })}
                />
              ),
              isNumber: true,
            },
          ]}
        />
      </Panel>
    </Pair>
  );
}
