import type { ReplyOf } from '@hub/protocol/http/endpoint';
import { SelectableText } from '@hub/ui/share/selectable-text.tsx';
import { typedNumber } from '@hub/ui/text/typed-number.ts';
import { Link } from 'lucide-react';
import { useState } from 'react';
import {
  endInvitations,
  maintenance,
  makeInvitation,
  REGISTRATIONS,
  registration,
  setMaintenance,
  setRegistration,
  settingsInForce,
} from '../calls/hub.ts';
import { ActionForm, reason } from './kit/action-form.tsx';
import { More, Padded, Pair, Panel, Read, Stack } from './kit/panel.tsx';
import { Banner, Row, Rows } from './kit/rows.tsx';
import { useAdminSession, useAsk } from './kit/session.ts';
import { Table } from './kit/table.tsx';
import { timeOf } from './kit/times.ts';
import { Log } from './log.tsx';
import { adminTexts } from './texts.ts';

const texts = adminTexts.hub;

/** Whether the hub is open, who may register, and the settings in force. */
export const HubPart = () => (
  <Stack>
    <Panel label={adminTexts.parts.hub}>
      <OpenOrClosed />
      <Read from={useRegistration()}>{({ mode }) => <WhoMayRegister key={mode} mode={mode} />}</Read>
    </Panel>
    <Pair>
      <Panel title={texts.invitePlayers}>
        <Invite />
        <Read from={useRegistration()}>{({ invitations }) => <Invitations of={invitations} />}</Read>
      </Panel>
      <Log
        title="What was done to the hub"
        kinds={/^(?:registration|invite|end invitations|maintenance|rotate secret)$/}
      />
    </Pair>
    <Settings />
  </Stack>
);

function useRegistration() {
  return useAsk(registration);
}

type Registration = ReplyOf<typeof registration>;

function WhoMayRegister({ mode }: Pick<Registration, 'mode'>) {
  const { act } = useAdminSession();
  return (
    <Padded>
      <section>
        <h3>{texts.who}</h3>
        <p className="soft">For new accounts, at once. Players who have one keep it.</p>
        <ActionForm
          isChange
          fields={{
            mode: {
              label: texts.who,
              kind: 'segments',
              initial: mode,
              options: REGISTRATIONS.map((value) => ({ value, label: texts.modes[value] })),
            },
            reason,
          }}
          label="Save who may register"
          variant="ghost"
          onSend={({ mode: chosen, reason: why }) =>
            act(setRegistration, {
              body: { mode: REGISTRATIONS.find((known) => known === chosen) ?? mode, reason: why },
            })
          }
        />
      </section>
    </Padded>
  );
}

function Invite() {
  const { act } = useAdminSession();
  const [link, setLink] = useState<string>();
  // A closed hub is opened first.
  const isClosed = typeof useAsk(maintenance).data?.text === 'string';
  return (
    <Padded>
      <p className="soft">The link is shown once. It lets players register.</p>
      <ActionForm
        isRow
        fields={{
          uses: { label: 'How many players', initial: '1' },
          days: { label: texts.days, initial: '7' },
          reason,
        }}
        label={texts.invite}
        variant={isClosed ? 'ghost' : 'gold'}
        isRepeated
        onSend={async ({ uses, days, reason: why }) => {
          const body = {
            uses: Number(typedNumber(uses, 0)),
            days: Number(typedNumber(days, 0)),
            reason: why,
          };
          setLink((await act(makeInvitation, { body })).link);
        }}
      />
      {link !== undefined && <SelectableText label={texts.linkOnce} text={link} rows={2} />}
    </Padded>
  );
}

/** The invitations that can still be used, and their end. */
function Invitations({ of: invitations }: { readonly of: Registration['invitations'] }) {
  const { act } = useAdminSession();
  const title = texts.openInvitations(invitations.length);
  if (invitations.length === 0) return null;
  return (
    <Rows label={title}>
      <Row
        icon={Link}
        title={title}
        act={
          <More title="End all" variant="ghost">
            <ActionForm
              fields={{ reason }}
              effect={texts.endText}
              label="End them now"
              variant="danger"
              onSend={(body) => act(endInvitations, { body })}
            />
          </More>
        }
      >
        {invitations.map(({ usesLeft, expiresAt }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: invitations have no name, and two may be alike.
          <p key={at}>{texts.usesLeft(usesLeft, timeOf(expiresAt))}</p>
        ))}
      </Row>
    </Rows>
  );
}

function OpenOrClosed() {
  const { act } = useAdminSession();
  const state = useAsk(maintenance);
  const mode = useRegistration().data?.mode;
  return (
    <Read from={state}>
      {({ text }) =>
        text === null ? (
          <Banner
            title="The hub is open"
            act={
              <More title={texts.close} variant="ghost">
                <ActionForm
                  fields={{
                    text: { label: texts.closedText, kind: 'text', limit: 500, rows: 3, isOptional: true },
                    reason,
                  }}
                  effect={texts.closeEffect}
                  label="Close it now"
                  variant="danger"
                  onSend={(body) => act(setMaintenance, { body })}
                />
              </More>
            }
          >
            {mode && texts.openFor[mode]}
          </Banner>
        ) : (
          <Banner
            isAlarm
            title="The hub is closed"
            act={
              <ActionForm
                fields={{ reason }}
                label={texts.open}
                onSend={({ reason: why }) => act(setMaintenance, { body: { text: null, reason: why } })}
              />
            }
          >
            {text}
          </Banner>
        )
      }
    </Read>
  );
}

type Setting = ReplyOf<typeof settingsInForce>['rows'][number];

function Settings() {
  const settings = useAsk(settingsInForce);
  return (
    <Panel title={texts.settings} aside={<span className="muted">{texts.settingsText}</span>}>
      <Read from={settings}>
        {({ rows }) => {
          const byDefault = rows.filter(({ isDefault }) => isDefault);
          return (
            <>
              <SettingsTable label={texts.settings} rows={rows.filter(({ isDefault }) => !isDefault)} />
              {byDefault.length > 0 && (
                <More title={texts.defaults(byDefault.length)}>
                  <SettingsTable label={texts.defaults(byDefault.length)} rows={byDefault} />
                </More>
              )}
            </>
          );
        }}
      </Read>
    </Panel>
  );
}

interface SettingsProps {
  readonly label: string;
  readonly rows: readonly Setting[];
}

const SettingsTable = ({ label, rows }: SettingsProps) => (
  <Table
    label={label}
    empty={texts.noSettings}
    rows={rows}
    keyOf={({ name }) => name}
    columns={[
      { title: 'Setting', render: ({ name }) => name },
      {
        title: 'Value',
        render: ({ value, isSecret }) => (value === '' ? 'not set' : isSecret ? texts.secret : value),
        isState: true,
      },
    ]}
  />
);
