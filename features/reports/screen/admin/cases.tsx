import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Listed } from '../../../administration/screen/kit/list.tsx';
import { Panel, Split, useIsBeside } from '../../../administration/screen/kit/panel.tsx';
import { Banner } from '../../../administration/screen/kit/rows.tsx';
import { useAdminSession, useAsk } from '../../../administration/screen/kit/session.ts';
import { type Column, Table } from '../../../administration/screen/kit/table.tsx';
import { useList } from '../../../administration/screen/kit/use-list.ts';
import { When } from '../../../administration/screen/kit/when.tsx';
import { listReports, type ReportCase } from '../../admin-calls.ts';
import { reportOutcomes } from '../texts.ts';
import { About, ReportPanel } from './report-panel.tsx';
import { reportTexts as texts } from './texts.ts';
import { reasonWords } from './words.ts';

/** Decisions that are shown below what waits. */
const LATELY = 7;

/** Reports that wait for a decision. */
export const WaitingReports = () => <Cases state="waiting" />;

/** Reports that have been decided. */
export const DecidedReports = () => <Cases state="decided" />;

const about: Column<ReportCase> = {
  title: 'About',
  render: ({ about: of, reasons, decision }) => (
    <About of={of} size={36}>
      {decision !== null && (
        <span className="muted">{` · ${t(reportOutcomes[decision.outcome])}, ${decision.by}`}</span>
      )}
      <br />
      <span className="muted">{reasonWords(reasons)}</span>
    </About>
  ),
};

function Cases({ state }: { readonly state: 'waiting' | 'decided' }) {
  const { call } = useAdminSession();
  const [chosen, setChosen] = useState<string>();
  const list = useList({
    of: ['reports', state],
    read: (page, signal) => call(listReports, { query: { state, ...page }, signal }),
  });
  const isBeside = useIsBeside();
  const opened = chosen ?? (isBeside ? list.found.data?.rows[0]?.id : undefined);
  return (
    <Split
      isWide
      isChosen={chosen !== undefined}
      list={
        <>
          <Panel label={texts.tabs[state]}>
            <Listed
              list={list}
              label={texts.tabs[state]}
              empty={
                state === 'waiting' ? (
                  <Banner title="No report waits">{texts.noneWaitingText}</Banner>
                ) : (
                  'Nothing was decided yet.'
                )
              }
              keyOf={({ id }) => id}
              opened={opened}
              onOpen={({ id }) => setChosen(id)}
              columns={[
                about,
                { title: 'Reporters', render: ({ joined }) => joined, isNumber: true },
                { title: texts.since, render: ({ firstAt }) => <When at={firstAt} />, isNumber: true },
              ]}
            />
          </Panel>
          {state === 'waiting' && <Lately opened={opened} onOpen={setChosen} />}
        </>
      }
      opened={
        opened && (
          <ReportPanel
            key={opened}
            id={opened}
            list={texts.tabs[state]}
            onClose={chosen === undefined ? undefined : () => setChosen(undefined)}
          />
        )
      }
    />
  );
}

interface LatelyProps {
  readonly opened: string | undefined;
  readonly onOpen: (id: string) => void;
}

/** The newest decisions, as examples for the next ones. */
function Lately({ opened, onOpen }: LatelyProps) {
  const { data } = useAsk(listReports, { query: { state: 'decided', limit: LATELY } });
  if (data === undefined || data.rows.length === 0) return null;
  return (
    <Panel title={texts.lately}>
      <Table
        label={texts.lately}
        empty=""
        rows={data.rows}
        keyOf={({ id }) => id}
        opened={opened}
        onOpen={({ id }) => onOpen(id)}
        columns={[
          about,
          {
            title: 'Decided',
            render: ({ decision, lastAt }) => <When at={decision?.at ?? lastAt} />,
            isNumber: true,
          },
        ]}
      />
    </Panel>
  );
}
