import { TabPanel, Tabs } from '@hub/ui/controls/tabs.tsx';
import { useSearch } from '@hub/web/links/navigation.ts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { reportOutcomes, ruleName } from '../../reports/screen/texts.ts';
import { listAnswers, listFeedback, listReports, type ReportCase, replyToAnswer } from '../calls/reports.ts';
import { ActionForm } from './kit/action-form.tsx';
import { List } from './kit/list.tsx';
import { Panel, Read, Split, Stack } from './kit/panel.tsx';
import { Banner } from './kit/rows.tsx';
import { Pager } from './kit/table.tsx';
import { timeOf } from './kit/times.ts';
import { useList } from './kit/use-list.ts';
import { When } from './kit/when.tsx';
import { About, ReportPanel } from './report-panel.tsx';
import { placeWords, reasonWords, TAB } from './report-words.ts';
import { useAdminSession } from './session.ts';
import { adminTexts } from './texts.ts';

const texts = adminTexts.reports;
const TABS = ['waiting', 'decided', 'answers', 'feedback'] as const;
type TabName = (typeof TABS)[number];

/** Reports of players, their answers to decisions, and feedback. */
export function ReportsPart() {
  const { role } = useAdminSession();
  const asked = useSearch().get(TAB);
  const tabs = role === 'room moderator' ? TABS.slice(0, 2) : TABS;
  const [tab, setTab] = useState<TabName>(tabs.find((name) => name === asked) ?? 'waiting');
  return (
    <Tabs
      label={adminTexts.parts.reports}
      tabs={tabs.map((id) => ({ id, label: texts.tabs[id] }))}
      value={tab}
      onChange={setTab}
    >
      <TabPanel id="waiting">
        <Cases state="waiting" />
      </TabPanel>
      <TabPanel id="decided">
        <Cases state="decided" />
      </TabPanel>
      <TabPanel id="answers">
        <Answers />
      </TabPanel>
      <TabPanel id="feedback">
        <Feedback />
      </TabPanel>
    </Tabs>
  );
}

function Cases({ state }: { readonly state: 'waiting' | 'decided' }) {
  const { call } = useAdminSession();
  const [opened, setOpened] = useState<string>();
  return (
    <Split
      isWide
      isChosen={opened !== undefined}
      list={
        <Panel label={texts.tabs[state]}>
          <List
            of={['reports', state]}
            read={(page, signal) => call(listReports, { query: { state, ...page }, signal })}
            label={texts.tabs[state]}
            empty={
              state === 'waiting' ? (
                <Banner title={texts.noneWaiting}>{texts.noneWaitingText}</Banner>
              ) : (
                texts.noneDecided
              )
            }
            keyOf={({ id }) => id}
            opened={opened}
            onOpen={({ id }) => setOpened(id)}
            columns={[
              {
                title: texts.about,
                render: (row) => (
                  <>
                    <About of={row.about} />
                    <Words of={row} />
                  </>
                ),
              },
              { title: texts.joined, render: ({ joined }) => joined, isNumber: true },
              { title: texts.since, render: ({ firstAt }) => <When at={firstAt} />, isNumber: true },
            ]}
          />
        </Panel>
      }
      opened={opened && <ReportPanel key={opened} id={opened} onClose={() => setOpened(undefined)} />}
    />
  );
}

const Words = ({ of: { reasons, places, decision } }: { readonly of: ReportCase }) => (
  <p className="muted">
    {decision === null
      ? `${reasonWords(reasons)}, ${placeWords(places)}`
      : `${reasonWords(reasons)}: ${t(reportOutcomes[decision.outcome])}, ${decision.by}`}
  </p>
);

function Answers() {
  const { call, act } = useAdminSession();
  const { found, pages } = useList({
    of: ['answers'],
    read: (page, signal) => call(listAnswers, { query: page, signal }),
  });
  return (
    <Read from={found}>
      {({ rows, total }) => (
        <Stack>
          {rows.length === 0 && <p className="muted">{texts.noAnswers}</p>}
          {rows.map(({ id, player, act: done, rule, reason, by, at, answer, answeredAt, reply }) => (
            <Panel key={id} padded title={player.name} aside={<When at={answeredAt} />}>
              <p className="muted">
                {texts.decided(t(reportOutcomes[done]), by, timeOf(at))}{' '}
                {rule !== null && texts.byRule(ruleName(rule))} {reason}
              </p>
              <blockquote>{answer}</blockquote>
              {reply === null ? (
                <ActionForm
                  fields={{ text: { label: texts.reply, kind: 'text', limit: 300 } }}
                  label={texts.replyDo}
                  onSend={(body) => act(replyToAnswer, { params: { id }, body })}
                />
              ) : (
                <p className="soft">{texts.replied(reply)}</p>
              )}
            </Panel>
          ))}
          <Pager {...pages} shown={rows.length} total={total} />
        </Stack>
      )}
    </Read>
  );
}

function Feedback() {
  const { call } = useAdminSession();
  return (
    <Panel label={texts.tabs.feedback}>
      <List
        of={['feedback']}
        read={(page, signal) => call(listFeedback, { query: page, signal })}
        label={texts.tabs.feedback}
        empty={texts.noFeedback}
        keyOf={({ id }) => id}
        columns={[
          { title: texts.kind, render: ({ kind }) => texts.kinds[kind] },
          { title: texts.text, render: ({ text }) => text },
          { title: texts.page, render: ({ page }) => page ?? '–', isExtra: true },
          { title: texts.from, render: ({ from }) => from?.name ?? texts.visitor },
          { title: texts.since, render: ({ at }) => <When at={at} />, isNumber: true },
        ]}
      />
    </Panel>
  );
}
