import {
  endInvitations,
  maintenance,
  makeInvitation,
  REGISTRATIONS,
  registration,
  setMaintenance,
  setRegistration,
  settingsInForce,
} from '@hub/protocol/http/admin/hub';
import { Button } from '@hub/ui/controls/button.tsx';
import { SelectableText } from '@hub/ui/share/selectable-text.tsx';
import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useState } from 'react';
import { SureButton } from '../../features/sure-button/sure-button.tsx';
import { adminTexts } from '../../messages/admin.ts';
import { ActForm } from './kit/act-form.tsx';
import { Danger, Padded, Pair, Panel, Read, Stack, State } from './kit/panel.tsx';
import { Table } from './kit/table.tsx';
import { timeOf } from './kit/times.ts';
import { Watch, WatchPlate } from './kit/watch.tsx';
import { useOpenDoor } from './open-door.ts';

const texts = adminTexts.hub;
const reason = { label: adminTexts.reason, isOptional: true, isWide: true };

/** Whether the hub is open, who may register, and the settings in force. */
export const HubPart = () => (
  <Stack>
    <OpenOrClosed />
    <Pair>
      <Registration />
      <Invitations />
    </Pair>
    <Settings />
  </Stack>
);

function useRegistration() {
  const { call } = useOpenDoor();
  return useQuery({ queryKey: ['registration'], queryFn: ({ signal }) => call(registration, { signal }) });
}

function Registration() {
  const { act } = useOpenDoor();
  const state = useRegistration();
  return (
    <Panel
      title={texts.registration}
      padded
      aside={
        state.data && (
          <State look={state.data.mode === 'open' ? 'good' : 'look'}>{texts.modes[state.data.mode]}</State>
        )
      }
    >
      <Read from={state}>
        {({ mode }) => (
          <ActForm
            key={mode}
            fields={{
              mode: {
                label: texts.who,
                kind: 'segments',
                initial: mode,
                options: REGISTRATIONS.map((value) => ({ value, label: texts.modes[value] })),
              },
              reason,
            }}
            effect={texts.registrationEffect}
            label={texts.set}
            look="neutral"
            onSend={({ mode: chosen, reason: why }) =>
              act(setRegistration, {
                body: { mode: REGISTRATIONS.find((known) => known === chosen) ?? mode, reason: why },
              })
            }
          />
        )}
      </Read>
    </Panel>
  );
}

function Invitations() {
  const { act } = useOpenDoor();
  const [link, setLink] = useState<string>();
  const state = useRegistration();
  return (
    <Panel title={texts.invitations} padded>
      <Read from={state}>
        {({ invitations }) => (
          <>
            {invitations.length === 0 && <p className="soft">{texts.noInvitations}</p>}
            {invitations.map(({ usesLeft, expiresAt }, at) => (
              // Invitations have no names: their codes are not stored.
              // biome-ignore lint/suspicious/noArrayIndexKey: the list has no other key
              <p key={at}>
                <State look="good">{texts.usesLeft(usesLeft)}</State> {texts.expires(timeOf(expiresAt))}
              </p>
            ))}
            {link !== undefined && <SelectableText label={texts.linkOnce} text={link} rows={2} />}
            <ActForm
              fields={{
                uses: { label: texts.uses, initial: '1' },
                days: { label: texts.days, initial: '7' },
                reason,
              }}
              effect={texts.inviteEffect}
              label={texts.invite}
              isRepeated
              onSend={async ({ uses, days, reason: why }) => {
                const body = { uses: Number(uses), days: Number(days), reason: why };
                setLink((await act(makeInvitation, { body })).link);
              }}
            />
            {invitations.length > 0 && (
              <Danger title={texts.endAll}>
                <p className="soft">{texts.endText}</p>
                <div>
                  <SureButton
                    label={texts.endNow}
                    onSure={() => act(endInvitations, { body: { reason: '' } })}
                  />
                </div>
              </Danger>
            )}
          </>
        )}
      </Read>
    </Panel>
  );
}

function OpenOrClosed() {
  const { call, act } = useOpenDoor();
  const [isClosing, setIsClosing] = useState(false);
  const state = useQuery({
    queryKey: ['maintenance'],
    queryFn: ({ signal }) => call(maintenance, { signal }),
  });
  const mode = useRegistration().data?.mode;
  return (
    <WatchPlate>
      <Read from={state}>
        {({ text }) =>
          text === null ? (
            <>
              <Watch
                title={texts.isOpen}
                act={
                  <Button
                    size="small"
                    look="risky"
                    icon={Ban}
                    aria-expanded={isClosing}
                    onClick={() => setIsClosing(!isClosing)}
                  >
                    {texts.close}
                  </Button>
                }
              >
                {mode && texts.openFor[mode]}
              </Watch>
              {isClosing && (
                <Padded>
                  <ActForm
                    fields={{
                      text: { label: texts.closedText, kind: 'text', limit: 500, rows: 3, isOptional: true },
                      reason,
                    }}
                    effect={texts.closeEffect}
                    label={texts.closeNow}
                    look="danger"
                    onSend={async (body) => {
                      await act(setMaintenance, { body });
                      setIsClosing(false);
                    }}
                  />
                </Padded>
              )}
            </>
          ) : (
            <>
              <Watch isAlarm title={texts.isClosed}>
                {text}
              </Watch>
              <Padded>
                <ActForm
                  fields={{ reason }}
                  label={texts.open}
                  onSend={({ reason: why }) => act(setMaintenance, { body: { text: null, reason: why } })}
                />
              </Padded>
            </>
          )
        }
      </Read>
    </WatchPlate>
  );
}

function Settings() {
  const { call } = useOpenDoor();
  const settings = useQuery({
    queryKey: ['settings'],
    queryFn: ({ signal }) => call(settingsInForce, { signal }),
  });
  return (
    <Panel title={texts.settings} aside={<span className="muted">{texts.settingsText}</span>}>
      <Read from={settings}>
        {({ rows }) => (
          <Table
            label={texts.settings}
            empty={texts.noSettings}
            rows={rows}
            keyOf={({ name }) => name}
            columns={[
              { title: texts.setting, render: ({ name }) => name },
              { title: texts.value, render: ({ value }) => value || '–' },
              {
                title: texts.origin,
                render: ({ isDefault, isSecret }) =>
                  isSecret ? texts.secret : isDefault ? texts.byDefault : texts.given,
                isNumber: true,
                isExtra: true,
              },
            ]}
          />
        )}
      </Read>
    </Panel>
  );
}
