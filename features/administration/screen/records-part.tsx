import { leaderboards, type PublicBoard } from '@hub/protocol/games';
import type { ReplyOf } from '@hub/protocol/http/endpoint';
import { Icon } from '@hub/ui/art/icon.tsx';
import { Button } from '@hub/ui/controls/button.tsx';
import { Select } from '@hub/ui/controls/select.tsx';
import { TabPanel, Tabs } from '@hub/ui/controls/tabs.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { useAct } from '@hub/ui/net/use-act.ts';
import { useNow } from '@hub/ui/net/use-server-time.ts';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { Download, Lock } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { saveJson } from '../../accounts/screen/save-json.ts';
import { type Backup, listBackups, makeBackup } from '../calls/backups.ts';
import { overview } from '../calls/hub.ts';
import {
  type AuditLine,
  listAudit,
  listBoardRows,
  listSuspiciousRuns,
  removeBoardRow,
} from '../calls/records.ts';
import { BackupPanel } from './backup-panel.tsx';
import { gameTitle } from './game-title.ts';
import { ActionForm, reasonNeeded } from './kit/action-form.tsx';
import { List } from './kit/list.tsx';
import { Panel, Read, Split, State, useIsBeside } from './kit/panel.tsx';
import { Banner } from './kit/rows.tsx';
import { useAdminSession, useAsk } from './kit/session.ts';
import { Table } from './kit/table.tsx';
import { agoOf, sizeOf } from './kit/times.ts';
import { When } from './kit/when.tsx';
import styles from './records-part.module.css';
import { adminTexts } from './texts.ts';

const texts = adminTexts.records;
/** Lines of the audit log that one call of an export asks for. */
const EXPORT_PAGE = 200;
const FOR_HOSTS = ['backups', 'boards', 'audit'] as const;
const TABS = ['backups', 'audit', 'boards', 'runs'] as const;
type TabName = (typeof TABS)[number];
const HOUR_MS = 3_600_000;
/** So much later than planned a backup is late, as for the doctor. */
const LATE_MS = 2 * HOUR_MS;
/** The page's time is so old at most, so that a backup that was just made may be ahead of it. */
const MINUTE_MS = 60_000;

/** Backups, the audit log, rows of leaderboards and suspicious runs. */
export function RecordsPart() {
  const { role } = useAdminSession();
  const shown = TABS.filter((tab) => role === 'host' || !FOR_HOSTS.some((name) => name === tab));
  const [tab, setTab] = useState<TabName>(shown[0] ?? 'runs');
  return (
    <Tabs
      label={adminTexts.parts.records}
      tabs={shown.map((id) => ({ id, label: texts[id] }))}
      value={tab}
      onChange={setTab}
    >
      <TabPanel id="backups">
        <Backups />
      </TabPanel>
      <TabPanel id="audit">
        <Audit />
      </TabPanel>
      <TabPanel id="boards">
        <Boards />
      </TabPanel>
      <TabPanel id="runs">
        <Runs />
      </TabPanel>
    </Tabs>
  );
}

function Backups() {
  const { act } = useAdminSession();
  const [opened, setOpened] = useState<string>();
  const backups = useAsk(listBackups);
  const plan = useAsk(overview).data?.host?.backups;
  const all = backups.data?.backups ?? [];
  const now = useNow();
  const newest = all.find(({ madeAt }) => madeAt <= now + MINUTE_MS);
  const isBeside = useIsBeside();
  const backup = all.find(({ name }) => name === opened) ?? (isBeside ? newest : undefined);
  const isOld = plan != null && now - (newest?.madeAt ?? 0) > plan.everyMs + LATE_MS;
  const alarm = plan?.hasFailed ? texts.failed : isOld && newest ? texts.late : undefined;
  const missed = alarm && plan && newest ? Math.floor((now - newest.madeAt) / plan.everyMs) : 0;
  return (
    <Split
      list={
        <>
          {backups.data?.whyNone === null && (
            <Panel label={texts.backups}>
              <Banner
                isAlarm={alarm !== undefined || newest === undefined}
                title={
                  newest === undefined ? (
                    texts.noBackups
                  ) : (
                    <span className={alarm && styles['alarm']}>
                      {texts.newest(ageOf(newest.madeAt, now))}
                    </span>
                  )
                }
                act={
                  <ActionForm
                    fields={{}}
                    label="Back up now"
                    onSend={() => act(makeBackup, { body: { reason: '' } })}
                  />
                }
              >
                {alarm && (
                  <p>
                    {missed > 0 && <b className={styles['alarm']}>{texts.missed(missed)}</b>} {alarm}
                  </p>
                )}
                {plan && <p>{texts.plan(plan.everyMs, plan.keep, plan.isEncrypted)}</p>}
              </Banner>
            </Panel>
          )}
          <Panel title={texts.kept}>
            <Read from={backups}>
              {({ whyNone }) => (
                <Table
                  label={texts.backups}
                  empty={whyNone ?? texts.noBackups}
                  rows={all}
                  keyOf={({ name }) => name}
                  opened={backup?.name}
                  onOpen={({ name }) => setOpened(name)}
                  columns={[
                    { title: 'Made', render: ({ madeAt }) => <When at={madeAt} isExact /> },
                    { title: 'State', render: (one) => <BackupState of={one} />, isState: true },
                    {
                      title: 'Accounts',
                      render: ({ accounts }) => (accounts === null ? '–' : formatFigure(accounts)),
                      isNumber: true,
                      isExtra: true,
                    },
                    { title: 'Size', render: ({ bytes }) => sizeOf(bytes), isNumber: true, isState: true },
                  ]}
                />
              )}
            </Read>
          </Panel>
        </>
      }
      isChosen={opened !== undefined}
      opened={
        backup && (
          <BackupPanel
            key={backup.name}
            backup={backup}
            onClose={opened === undefined ? undefined : () => setOpened(undefined)}
          />
        )
      }
    />
  );
}

/** How long ago, in hours until two days have passed: by the hour a host sees that backups were missed. */
function ageOf(at: number, now: number): string {
  const hours = Math.floor((now - at) / HOUR_MS);
  return hours >= 24 && hours < 48 ? adminTexts.ago.hours(hours) : agoOf(at);
}

/** Quiet where all is as it should be. */
function BackupState({ of: { accounts, isEncrypted } }: { readonly of: Backup }) {
  if (accounts === null) return <State variant="bad">Cannot be read</State>;
  if (!isEncrypted) return <State variant="look">Not encrypted</State>;
  return (
    <span className={styles['lock']}>
      <Icon of={Lock} size="small" /> Encrypted
    </span>
  );
}

function Audit() {
  const { call } = useAdminSession();
  const [kind, setKind] = useState('');
  const [by, setBy] = useState('');
  const filter = { kind: useDeferredValue(kind.trim()), by: useDeferredValue(by.trim()) };
  const saving = useAct(adminTexts.failed);
  const query = {
    ...(filter.kind !== '' && { kind: filter.kind }),
    ...(filter.by !== '' && { by: filter.by }),
  };
  const save = async () => {
    const lines: AuditLine[] = [];
    for (let total = 1; lines.length < total; ) {
      const part = await call(listAudit, { query: { ...query, offset: lines.length, limit: EXPORT_PAGE } });
      total = part.rows.length === 0 ? 0 : part.total;
      lines.push(...part.rows);
    }
    saveJson(lines, 'audit-log.json');
  };
  return (
    <Panel
      title={texts.audit}
      aside={
        <>
          <TextField label={texts.kind} hideLabel placeholder={texts.kind} value={kind} onChange={setKind} />
          <TextField label={texts.by} hideLabel placeholder={texts.by} value={by} onChange={setBy} />
          <Button size="small" icon={Download} busy={saving.isBusy} onClick={() => void saving.act(save)}>
            Export
          </Button>
          {saving.error !== undefined && <ErrorBox>{saving.error}</ErrorBox>}
        </>
      }
    >
      <List
        of={['audit', filter.kind, filter.by]}
        read={(page, signal) => call(listAudit, { query: { ...query, ...page }, signal })}
        label={texts.audit}
        empty={texts.noAudit}
        keyOf={({ id }) => id}
        columns={[
          { title: texts.at, render: ({ at }) => <When at={at} isExact /> },
          {
            title: texts.by,
            render: ({ by: who, role }) => (role === null ? who : `${who}, ${adminTexts.roles[role]}`),
          },
          { title: texts.kind, render: ({ kind: what }) => what },
          { title: 'To', render: ({ subject, player }) => player?.name ?? subject },
          { title: texts.reason, render: ({ reason }) => reason || '–', isExtra: true },
        ]}
      />
    </Panel>
  );
}

const boards = leaderboards.map(({ id, game }) => ({ value: id, label: `${gameTitle(game.id)} (${id})` }));
type BoardRow = ReplyOf<typeof listBoardRows>['rows'][number];

function Boards() {
  const { call, act } = useAdminSession();
  const [board, setBoard] = useState<PublicBoard>(boards[0]?.value as PublicBoard);
  const [opened, setOpened] = useState<BoardRow>();
  const show = (chosen: PublicBoard) => {
    setBoard(chosen);
    setOpened(undefined);
  };
  return (
    <Split
      isChosen={opened !== undefined}
      list={
        <Panel
          title={texts.boards}
          aside={<Select label="Leaderboard" hideLabel value={board} onChange={show} options={boards} />}
        >
          <List
            key={board}
            of={['board', board]}
            read={(page, signal) => call(listBoardRows, { params: { board }, query: page, signal })}
            label={texts.boards}
            empty="No player is on this leaderboard."
            keyOf={({ player }) => player.id}
            opened={opened?.player.id}
            onOpen={setOpened}
            columns={[
              { title: texts.player, render: ({ player }) => player.name },
              { title: 'Rank', render: ({ rank }) => rank, isNumber: true },
              { title: 'Score', render: ({ score }) => formatFigure(score), isNumber: true },
              { title: texts.at, render: ({ at }) => <When at={at} />, isNumber: true, isExtra: true },
            ]}
          />
        </Panel>
      }
      opened={
        opened && (
          <Panel
            key={opened.player.id}
            onClose={() => setOpened(undefined)}
            list={texts.boards}
            padded
            title={opened.player.name}
          >
            <ActionForm
              fields={{ reason: reasonNeeded }}
              effect={texts.removeRowEffect}
              label="Remove from the leaderboard"
              variant="danger"
              onSend={async (body) => {
                await act(removeBoardRow, { params: { board, player: opened.player.id }, body });
                setOpened(undefined);
              }}
            />
          </Panel>
        )
      }
    />
  );
}

function Runs() {
  const { call } = useAdminSession();
  return (
    <Panel title={texts.runs} aside={<span className="muted">listed, never banned by a rule</span>}>
      <List
        of={['runs']}
        read={(page, signal) => call(listSuspiciousRuns, { query: page, signal })}
        label={texts.runs}
        empty={<Banner title="No run looks scripted">{texts.noRunsText}</Banner>}
        keyOf={({ player, at }) => `${player.id} ${at}`}
        columns={[
          { title: texts.player, render: ({ player }) => player.name },
          { title: 'Game', render: ({ game }) => gameTitle(game) },
          { title: 'Why', render: ({ reason }) => reason.replaceAll('_', ' ') },
          {
            title: 'Figures',
            render: ({ figures }) =>
              Object.entries(figures)
                .map(([name, value]) => `${name} ${formatFigure(value)}`)
                .join(', '),
            isExtra: true,
          },
          { title: texts.at, render: ({ at }) => <When at={at} />, isNumber: true },
        ]}
      />
    </Panel>
  );
}
