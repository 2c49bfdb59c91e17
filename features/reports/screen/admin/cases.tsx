import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { List } from '../../../administration/screen/kit/list.tsx';
import { Panel, Split } from '../../../administration/screen/kit/panel.tsx';
import { Banner } from '../../../administration/screen/kit/rows.tsx';
import { useAdminSession } from '../../../administration/screen/kit/session.ts';
import { When } from '../../../administration/screen/kit/when.tsx';
import { listReports, type ReportCase } from '../../admin-calls.ts';
import { reportOutcomes } from '../texts.ts';
import { About, ReportPanel } from './report-panel.tsx';
import { reportTexts as texts } from './texts.ts';
import { placeWords, reasonWords } from './words.ts';

/** Reports that wait for a decision. */
export const WaitingReports = () => <Cases state="waiting" />;

/** Reports that have been decided. */
export const DecidedReports = () => <Cases state="decided" />;

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
                <Banner title="No report waits">{texts.noneWaitingText}</Banner>
              ) : (
                'Nothing was decided yet.'
              )
            }
            keyOf={({ id }) => id}
            opened={opened}
            onOpen={({ id }) => setOpened(id)}
            columns={[
              {
                title: 'About',
                render: (row) => (
                  <About of={row.about} size={36}>
                    <Words of={row} />
                  </About>
                ),
              },
              { title: 'Reporters', render: ({ joined }) => joined, isNumber: true },
              { title: texts.since, render: ({ firstAt }) => <When at={firstAt} />, isNumber: true },
            ]}
          />
        </Panel>
      }
      opened={
        opened && (
          <ReportPanel
            key={opened}
            id={opened}
            list={texts.tabs[state]}
            onClose={() => setOpened(undefined)}
          />
        )
      }
    />
  );
}

const Words = ({ of: { reasons, places, decision } }: { readonly of: ReportCase }) => (
  <>
    <br />
    <span className="muted">
      {decision === null
        ? `${reasonWords(reasons)}, ${placeWords(places)}`
        : `${reasonWords(reasons)}: ${t(reportOutcomes[decision.outcome])}, ${decision.by}`}
    </span>
  </>
);
