import type { ReplyOf } from '@hub/protocol/http/endpoint';
import { Button } from '@hub/ui/controls/button.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { Archive, ClipboardCheck, RefreshCw, Server } from 'lucide-react';
import { Fragment } from 'react';
import { useAdminNeeds } from '../../places/admin-needs.ts';
import { makeBackup } from '../calls/backups.ts';
import { doctor, overview } from '../calls/hub.ts';
import { ActionForm } from './kit/action-form.tsx';
import { Figures, Pair, Panel, Read, Stack, useIsBeside } from './kit/panel.tsx';
import { Banner, Row, Rows } from './kit/rows.tsx';
import { useAdminSession, useAsk } from './kit/session.ts';
import { When } from './kit/when.tsx';
import { Log } from './log.tsx';
import { BACKUP_CHECK, type Need, needsOf } from './needs.ts';
import styles from './overview-part.module.css';
import { adminTexts } from './texts.ts';

const texts = adminTexts.overview;
const REFRESH_MS = 15_000;

type Overview = ReplyOf<typeof overview>;

/** What a host looks at first: what needs an act, how the hub is, and what has happened. */
export function OverviewPart() {
  const { role } = useAdminSession();
  const state = useAsk(overview, { refetchInterval: REFRESH_MS });
  return (
    <Read from={state}>
      {(hub) => (
        <Stack>
          <Verdict hub={hub} />
          {role === 'host' && hub.host ? (
            <Pair>
              <Log title="What was done" kinds={/^(?!open door|close door)/} />
              <TheHub hub={hub} host={hub.host} />
            </Pair>
          ) : (
            <Panel label={texts.theHub}>
              <Numbers hub={hub} />
            </Panel>
          )}
        </Stack>
      )}
    </Read>
  );
}

const Numbers = ({ hub: { players, rooms, accounts } }: { readonly hub: Overview }) => (
  <Figures
    isLarge
    of={[
      [formatFigure(players), texts.players],
      [formatFigure(rooms), texts.rooms],
      [formatFigure(accounts), 'accounts'],
    ]}
  />
);

/** The checks of the doctor, run when the page opens and when they are asked for. */
function useChecks() {
  const { role } = useAdminSession();
  return useAsk(doctor, { staleTime: Number.POSITIVE_INFINITY, enabled: role === 'host' });
}

function Verdict({ hub }: { readonly hub: Overview }) {
  const { role } = useAdminSession();
  const checks = useChecks();
  const waiting = useAdminNeeds(hub);
  const needs = [...waiting.needs, ...needsOf(hub, checks.data?.findings, checks.error)];
  const isUrgent = needs.some(({ variant }) => variant === 'bad');
  const isUnknown = checks.isLoading || waiting.isLoading;
  return (
    <Panel label={texts.needs}>
      <Banner
        isAlarm={isUrgent}
        title={
          isUrgent
            ? texts.needYou(needs.length)
            : isUnknown
              ? 'Checking the hub'
              : needs.length > 0
                ? texts.lookAt(needs.length)
                : 'All is well'
        }
        act={
          role === 'host' && (
            <Button
              size="small"
              variant="quiet"
              icon={RefreshCw}
              busy={checks.isFetching}
              onClick={() => void checks.refetch()}
            >
              Check again
            </Button>
          )
        }
      />
      {needs.length > 0 && (
        <Rows label={texts.needs}>
          {needs.map((need, at) => (
            <Row
              key={need.title}
              icon={need.icon}
              variant={need.variant}
              title={need.title}
              act={<Act of={need} isFirst={at === 0} />}
            >
              {typeof need.act === 'object' ? need.text : <Coded text={need.text} />}
            </Row>
          ))}
        </Rows>
      )}
    </Panel>
  );
}

/** Settings, with their value, and headers. */
const CODE = /(\b(?:[A-Z]+_[A-Z_]+(?:=\w+)?|X-[A-Za-z]+-[A-Za-z]+)\b)/;

/** A text in which no setting or header breaks at the end of a line. */
const Coded = ({ text }: { readonly text: string }) =>
  text.split(CODE).map((part, at) => {
    // The same setting may be named twice.
    const key = `${at}`;
    if (at % 2 === 0) return <Fragment key={key}>{part}</Fragment>;
    return (
      <code key={key} className={styles['code']}>
        {part}
      </code>
    );
  });

function Act({ of: { act }, isFirst }: { readonly of: Need; readonly isFirst: boolean }) {
  const variant = isFirst ? 'gold' : 'ghost';
  if (act === undefined) return null;
  if (act === 'back up') return <BackUp variant={variant} />;
  return (
    <PageButton size={isFirst ? 'medium' : 'small'} variant={variant} to={act.to}>
      {act.label}
    </PageButton>
  );
}

function BackUp({ variant }: { readonly variant: 'gold' | 'ghost' }) {
  const { act } = useAdminSession();
  const backUp = () => act(makeBackup, { body: { reason: '' } });
  return <ActionForm fields={{}} label="Back up now" variant={variant} onSend={backUp} />;
}

interface HubProps {
  readonly hub: Overview;
  readonly host: NonNullable<Overview['host']>;
}

/** What runs, and how it is. */
function TheHub({ hub, host: { backups, lastBackupAt, nodes } }: HubProps) {
  const checks = useChecks().data;
  const isBeside = useIsBeside();
  const findings = checks?.findings ?? [];
  const good = findings.filter(({ state }) => state === 'good');
  const isBackupWell = !findings.some(({ check, state }) => check === BACKUP_CHECK && state === 'bad');
  const up = nodes.filter(({ isUp }) => isUp).length;
  return (
    <Panel title={texts.theHub}>
      <Numbers hub={hub} />
      <Rows label={texts.theHub}>
        <Row
          icon={Server}
          variant={up === nodes.length ? 'good' : 'bad'}
          title={nodes.length === 0 ? 'This server is the only one' : texts.nodesRun(up, nodes.length)}
        >
          {nodes.length === 0
            ? texts.version(hub.version)
            : nodes.map(({ id, version, state }) => texts.node(id, state, version)).join(', ')}
        </Row>
        {backups !== null && isBackupWell && !backups.hasFailed && (
          <Row
            icon={Archive}
            variant="good"
            title={
              lastBackupAt === null ? (
                'No backup yet'
              ) : (
                <>
                  Last backup <When at={lastBackupAt} />
                </>
              )
            }
            act={<BackUp variant="ghost" />}
          >
            {adminTexts.records.plan(backups.everyMs, backups.keep, backups.isEncrypted)}
          </Row>
        )}
        {checks && good.length > 0 && (
          <Row
            icon={ClipboardCheck}
            variant="good"
            title={
              <>
                {texts.passed(good.length)} <When at={checks.at} />
              </>
            }
          >
            {isBeside ? (
              <Found findings={good} />
            ) : (
              <details>
                <summary>Show them</summary>
                <Found findings={good} />
              </details>
            )}
          </Row>
        )}
      </Rows>
    </Panel>
  );
}

const Found = ({ findings }: Pick<ReplyOf<typeof doctor>, 'findings'>) => (
  <ul>
    {findings.map(({ check, found }) => (
      <li key={check + found}>{texts.finding(check, found)}</li>
    ))}
  </ul>
);
