import { USERNAME_MAX } from '@hub/engine/wire/limits';
import type { BodyOf, ReplyOf } from '@hub/protocol/http/endpoint';
import type { ReportOutcome } from '@hub/protocol/stored-values';
import { Icon } from '@hub/ui/art/icon.tsx';
import { Segmented } from '@hub/ui/controls/segmented.tsx';
import { Avatar } from '@hub/ui/emblem/avatar.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { useMediaQuery } from '@hub/ui/use-media-query.ts';
import { Link } from '@hub/web/links/link.tsx';
import { ruleName } from '@hub/web/messages/house-rules.ts';
import { t } from '@lingui/core/macro';
import { DoorOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import {
  ActionForm,
  reason as optionalReason,
  reasonNeeded,
} from '../../../administration/screen/kit/action-form.tsx';
import { playerPath } from '../../../administration/screen/kit/addresses.ts';
import { Figures, Padded, Panel, Read, useIsBeside } from '../../../administration/screen/kit/panel.tsx';
import { Pictured, PlayerName } from '../../../administration/screen/kit/player-name.tsx';
import { reasonRead, ruleField, ruleOf } from '../../../administration/screen/kit/rule-field.ts';
import { useAdminSession, useAsk } from '../../../administration/screen/kit/session.ts';
import { Table } from '../../../administration/screen/kit/table.tsx';
import { dayOf, timeFrom, timeOf } from '../../../administration/screen/kit/times.ts';
import { When } from '../../../administration/screen/kit/when.tsx';
import { decideReport, showReport } from '../../admin-calls.ts';
import { decisionSentence, reportAnswers, reportOutcomes } from '../texts.ts';
import { reportTexts as texts } from './texts.ts';
import { placeWords, reasonWords } from './words.ts';

type Report = ReplyOf<typeof showReport>;

interface ReportPanelProps {
  readonly id: string;
  /** Name of the list. */
  readonly list: string;
  readonly onClose: (() => void) | undefined;
}

/** All reports about one player or lobby, and the decision about them. */
export function ReportPanel({ id, list, onClose }: ReportPanelProps) {
  const report = useAsk(showReport, { params: { id } });
  return (
    <Panel
      onClose={onClose}
      list={list}
      title={report.data && <Title of={report.data} />}
      aside={
        report.data?.about.player && (
          <Link className="soft" to={playerPath(report.data.about.player.id)}>
            Open the player
          </Link>
        )
      }
    >
      <Read from={report}>{(found) => <Found report={found} />}</Read>
    </Panel>
  );
}

/** The decision stands above the reports. */
const DECISION_FIRST = '(min-width: 768px) and (max-height: 560px)';

/** What was reported, and below it why, if the reports are out of view, and where it was seen. */
const Title = ({ of: { about, places, reports } }: { readonly of: Report }) => (
  <About of={about} size={40}>
    <br />
    <span className="muted">
      {useMediaQuery(DECISION_FIRST) && `${reasonWords([...new Set(reports.map(({ reason }) => reason))])}. `}
      {texts.wasReported(about.kind, placeWords(places))}{' '}
      {about.player !== null && about.player.name !== about.name && texts.nowNamed(about.player.name)}
    </span>
  </About>
);

interface AboutProps {
  readonly of: Report['about'];
  /** px of the picture. */
  readonly size?: number;
  /** After the name. */
  readonly children?: ReactNode;
}

/** The reported player or lobby, with the name that was reported. */
export const About = ({ of: { player, name }, size, children }: AboutProps) =>
  player === null ? (
    <Pictured
      picture={
        <Avatar id={null} size={size} color="var(--line-strong)">
          <Icon of={DoorOpen} size="small" />
        </Avatar>
      }
    >
      <bdi>{name}</bdi>
      {children}
    </Pictured>
  ) : (
    <PlayerName of={{ id: player.id, name }} size={size}>
      {children}
    </PlayerName>
  );

/** Why a player reported it, with the words of the report. */
const whyOf = ({ reason, words }: Pick<Report['reports'][number], 'reason' | 'words'>): string =>
  [reasonWords([reason]), ...(words === null ? [] : [isolated(words)])].join(' · ');

function Found({ report }: { readonly report: Report }) {
  const { reports, player, decision } = report;
  const isBeside = useIsBeside();
  return (
    <>
      <Table
        label="Reports"
        empty="Those who reported it have left this hub."
        rows={reports}
        keyOf={({ from, at }) => `${from.id} ${at}`}
        columns={[
          {
            title: texts.from,
            render: ({ from, ...why }) => (
              <PlayerName of={from} size={22}>
                {!isBeside && <span className="muted">{` · ${whyOf(why)}`}</span>}
              </PlayerName>
            ),
          },
          ...(isBeside ? [{ title: texts.reason, render: whyOf }] : []),
          { title: texts.since, render: ({ at }) => <When at={at} />, isNumber: true, isState: true },
        ]}
      />
      {player && (
        <Figures
          of={[
            ...(isBeside ? [[dayOf(player.since), 'Since'] as const] : []),
            [player.games, texts.games],
            [player.decidedReports, 'Earlier reports'],
            [player.renamings, 'Renamed'],
            ...(isBeside || player.suspensions > 0 ? [[player.suspensions, 'Suspended'] as const] : []),
          ]}
        />
      )}
      <Padded isFirst={decision === null}>
        {decision === null ? (
          <Decide report={report} />
        ) : (
          <p className="soft">
            {texts.decided(t(reportOutcomes[decision.outcome]), decision.by, timeOf(decision.at))}{' '}
            {decision.rule !== null && texts.byRule(ruleName(decision.rule))} {decision.reason}
          </p>
        )}
      </Padded>
    </>
  );
}

const nothing = { rule: null, reason: '' };

function Decide({ report: { id, about, joined, player, isOpen } }: { readonly report: Report }) {
  const { act } = useAdminSession();
  const outcomes: readonly ReportOutcome[] =
    about.kind === 'player'
      ? ['no breach', 'renamed', 'suspended']
      : isOpen
        ? ['no breach', 'lobby closed']
        : ['lobby gone', 'no breach'];
  const [outcome, setOutcome] = useState<ReportOutcome>(outcomes[0] ?? 'no breach');
  const [preview, setPreview] = useState('');
  const decide = (more: Partial<BodyOf<typeof decideReport>>) =>
    act(decideReport, { params: { id }, body: { outcome, ...nothing, ...more } });
  const told = (
    <>
      {preview !== '' && (
        <>
          <b>The player will read:</b> {preview}
          <br />
        </>
      )}
      <b>{texts.reportersRead(joined)}</b> {t(reportAnswers[outcome])}
    </>
  );
  const label = texts.decideDo[outcome](joined);
  return (
    <>
      <Segmented
        label="Decide"
        hideLabel
        options={outcomes.map((value) => ({ value, label: texts.choices[value] }))}
        value={outcome}
        onChange={(chosen) => {
          setOutcome(chosen);
          setPreview('');
        }}
      />
      {outcome === 'renamed' && (
        <ActionForm
          key={outcome}
          fields={{
            name: {
              label: texts.newName,
              initial: player?.suggestedName ?? '',
              limit: USERNAME_MAX,
              isShort: true,
            },
            rule: ruleField('names'),
            reason: reasonRead,
          }}
          effect={told}
          label={label}
          onChange={({ rule, reason }) =>
            setPreview(decisionSentence({ act: 'renamed', rule: ruleOf(rule), reason }))
          }
          onSend={({ name, rule, reason }) => decide({ name, rule: ruleOf(rule), reason })}
        />
      )}
      {outcome === 'suspended' && (
        <ActionForm
          key={outcome}
          fields={{
            until: { label: texts.until, needed: 'the end', kind: 'time' },
            rule: ruleField('people'),
            reason: reasonRead,
          }}
          effect={told}
          label={label}
          variant="danger"
          onChange={({ rule, reason }) =>
            setPreview(decisionSentence({ act: 'suspended', rule: ruleOf(rule), reason }))
          }
          onSend={({ until, rule, reason }) =>
            decide({ until: timeFrom(until) ?? 0, rule: ruleOf(rule), reason })
          }
        />
      )}
      {outcome !== 'renamed' && outcome !== 'suspended' && (
        <ActionForm
          key={outcome}
          fields={{ reason: outcome === 'lobby closed' ? reasonNeeded : optionalReason }}
          effect={told}
          label={label}
          onSend={({ reason }) => decide({ rule: null, reason })}
        />
      )}
    </>
  );
}
