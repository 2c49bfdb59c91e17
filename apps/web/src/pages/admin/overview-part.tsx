import { makeBackup } from '@hub/protocol/http/admin/backups';
import { doctor, overview } from '@hub/protocol/http/admin/hub';
import { listAudit } from '@hub/protocol/http/admin/records';
import { listReports } from '@hub/protocol/http/admin/reports';
import type { ReplyOf } from '@hub/protocol/http/endpoint';
import { Icon } from '@hub/ui/art/icon.tsx';
import { Button } from '@hub/ui/controls/button.tsx';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Info, OctagonAlert, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Link } from '../../links/link.tsx';
import { paths } from '../../links/paths.ts';
import { adminTexts } from '../../messages/admin.ts';
import { BackupTable } from './backup-table.tsx';
import { reasonOf } from './kit/act-form.tsx';
import { Figures, Pair, Panel, Read, Stack, State } from './kit/panel.tsx';
import { Table } from './kit/table.tsx';
import { ageOf, timeOf } from './kit/times.ts';
import { useOpenDoor } from './open-door.ts';
import styles from './overview-part.module.css';
import { reasonWords } from './report-words.ts';

const texts = adminTexts.overview;
const REFRESH_MS = 15_000;
const HOUR_MS = 3_600_000;
/** After so many hours the doctor looks for a newer backup. */
const OLD_BACKUP_HOURS = 26;
const NEWEST = 4;

/** What a host looks at first: findings, then what waits, then what happened. */
export function OverviewPart() {
  const { call, role } = useOpenDoor();
  const state = useQuery({
    queryKey: ['overview'],
    queryFn: ({ signal }) => call(overview, { signal }),
    refetchInterval: REFRESH_MS,
  });
  return (
    <Read from={state}>
      {(hub) => (
        <Stack>
          <Figures of={figuresOf(hub)} />
          {role === 'host' && <Doctor />}
          <Pair>
            <Waiting />
            {hub.host && (
              <Panel title={texts.nodes} aside={<span className="muted">{texts.version(hub.version)}</span>}>
                <Table
                  label={texts.nodes}
                  empty={texts.oneNode}
                  rows={hub.host.nodes}
                  keyOf={({ id }) => id}
                  columns={[
                    { title: texts.node, render: ({ id }) => id },
                    { title: texts.versionTitle, render: ({ version }) => version },
                    {
                      title: texts.state,
                      render: ({ state: of, isUp }) => <State look={isUp ? 'good' : 'bad'}>{of}</State>,
                    },
                  ]}
                />
              </Panel>
            )}
          </Pair>
          {hub.host && (
            <Pair>
              <Log />
              <Panel
                title={adminTexts.records.backups}
                aside={<span className="muted">{planOf(hub.host.backups)}</span>}
              >
                <BackupTable backups={hub.host.newest} />
              </Panel>
            </Pair>
          )}
        </Stack>
      )}
    </Read>
  );
}

type Overview = ReplyOf<typeof overview>;

function figuresOf({ players, rooms, accounts, reportsWaiting, host }: Overview) {
  const figures: [string, string, 'bad'?][] = [
    [formatFigure(players), texts.players],
    [formatFigure(rooms), texts.rooms],
    [formatFigure(accounts), texts.accounts],
    [formatFigure(reportsWaiting), texts.reports],
  ];
  if (host === null) return figures;
  if (host.backups !== null) {
    const hours = host.lastBackupAt === null ? undefined : (Date.now() - host.lastBackupAt) / HOUR_MS;
    const isOld = hours === undefined || hours > OLD_BACKUP_HOURS || host.backups.hasFailed;
    const since = hours === undefined ? texts.never : ageOf(host.lastBackupAt ?? 0);
    figures.push(isOld ? [since, texts.sinceBackup, 'bad'] : [since, texts.sinceBackup]);
  }
  if (host.nodes.length > 0) {
    const up = host.nodes.filter(({ isUp }) => isUp).length;
    figures.push([texts.upOf(up, host.nodes.length), texts.nodesUp]);
  }
  return figures;
}

const planOf = (backups: NonNullable<Overview['host']>['backups']): string =>
  backups === null ? texts.noPlan : texts.plan(backups.everyMs / HOUR_MS, backups.keep);

const LOOKS = {
  bad: { icon: OctagonAlert, className: styles['bad'] },
  look: { icon: Info, className: styles['look'] },
  good: { icon: CircleCheck, className: styles['good'] },
};

function Doctor() {
  const { call, act } = useOpenDoor();
  const [outcome, setOutcome] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const result = useQuery({
    queryKey: ['doctor'],
    queryFn: ({ signal }) => call(doctor, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const found = result.data?.findings.filter(({ state }) => state !== 'good') ?? [];
  const backUp = async () => {
    setIsBusy(true);
    setOutcome(
      await act(makeBackup, { body: { reason: '' } }).then(({ name }) => texts.backedUp(name), reasonOf),
    );
    setIsBusy(false);
  };
  return (
    <Panel
      title={texts.doctor}
      aside={
        <>
          <output className="muted">
            {outcome ??
              (result.data && texts.checked(found.length, result.data.findings.length - found.length))}
          </output>
          <Button size="small" busy={isBusy} onClick={() => void backUp()}>
            {texts.backUp}
          </Button>
          <Button
            size="small"
            icon={RefreshCw}
            busy={result.isFetching}
            onClick={() => void result.refetch()}
          >
            {texts.again}
          </Button>
        </>
      }
    >
      <Read from={result}>
        {() => (
          <ul className={styles['findings']}>
            {found.length === 0 && <li className="soft">{texts.healthy}</li>}
            {found.map(({ check, state, found: words, mend }) => (
              <li key={check + words}>
                <Icon of={LOOKS[state].icon} className={LOOKS[state].className} />
                <div>
                  <b>{check}</b>
                  <p className="soft">{words}</p>
                </div>
                {mend !== null && <code>{mend}</code>}
              </li>
            ))}
          </ul>
        )}
      </Read>
    </Panel>
  );
}

function Waiting() {
  const { call } = useOpenDoor();
  const waiting = useQuery({
    queryKey: ['reports', 'waiting', 'newest'],
    queryFn: ({ signal }) => call(listReports, { query: { state: 'waiting', limit: NEWEST }, signal }),
  });
  return (
    <Panel
      title={texts.reports}
      aside={<Link to={paths.admin({ part: 'reports' })}>{texts.openAll(waiting.data?.total ?? 0)}</Link>}
    >
      <Read from={waiting}>
        {({ rows }) => (
          <Table
            label={texts.reports}
            empty={adminTexts.reports.noneWaiting}
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              { title: texts.about, render: ({ about }) => about.name },
              { title: texts.reason, render: ({ reasons }) => reasonWords(reasons) },
              { title: texts.joined, render: ({ joined }) => joined, isNumber: true },
              { title: texts.waiting, render: ({ firstAt }) => ageOf(firstAt), isNumber: true },
            ]}
          />
        )}
      </Read>
    </Panel>
  );
}

function Log() {
  const { call } = useOpenDoor();
  const log = useQuery({
    queryKey: ['audit', 'newest'],
    queryFn: ({ signal }) => call(listAudit, { query: { limit: NEWEST }, signal }),
  });
  return (
    <Panel title={adminTexts.records.audit}>
      <Read from={log}>
        {({ rows }) => (
          <Table
            label={adminTexts.records.audit}
            empty={adminTexts.records.noAudit}
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              { title: texts.who, render: ({ by }) => by },
              {
                title: texts.what,
                render: ({ kind, subject, player }) => `${kind} ${player?.name ?? subject}`,
              },
              { title: texts.why, render: ({ reason }) => reason || '–', isExtra: true },
              { title: texts.when, render: ({ at }) => timeOf(at), isNumber: true },
            ]}
          />
        )}
      </Read>
    </Panel>
  );
}
