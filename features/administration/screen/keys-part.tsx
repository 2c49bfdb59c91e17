import type { ReplyOf } from '@hub/protocol/http/endpoint';
import { Icon, type IconType } from '@hub/ui/art/icon.tsx';
import { Optional } from '@hub/ui/feedback/optional.tsx';
import { SelectableText } from '@hub/ui/share/selectable-text.tsx';
import { ConfirmButton } from '@hub/web/controls/confirm-button.tsx';
import { Fingerprint, Link, LogOut, MonitorX, Smartphone, Terminal, Trash2 } from 'lucide-react';
import { lazy, useState } from 'react';
import { listAudit } from '../calls/records.ts';
import {
  addCode,
  addPasskey,
  beginCode,
  beginPasskey,
  removeKey,
  signInKeys,
  signOutEverywhere,
} from '../calls/session.ts';
import { ActionForm } from './kit/action-form.tsx';
import { Pair, Panel, Read, Stack } from './kit/panel.tsx';
import { Pictured, PlayerName } from './kit/player-name.tsx';
import { Banner, Row, Rows } from './kit/rows.tsx';
import { useAdminSession, useAsk } from './kit/session.ts';
import { Table } from './kit/table.tsx';
import { When } from './kit/when.tsx';
import { adminTexts } from './texts.ts';

const { keys: texts, records, signIn } = adminTexts;
/** Lines of the audit log that are shown. */
const SIGN_INS = 8;
/** Browsers make passkeys for names only. */
const IP_ADDRESS = /^[\d.]+$|^\[/;

/** Icon of the key with which someone signed in, as the audit log notes it. */
function methodIcon(noted: string): IconType {
  if (noted === 'code') return Smartphone;
  return noted === 'link' ? Link : Fingerprint;
}

/** Returns the proposed name of a new passkey, with a number if there is one of that name. */
function freeName(taken: readonly string[]): string {
  let name = texts.thisDevice;
  for (let at = 2; taken.includes(name); at += 1) name = `${texts.thisDevice} ${at}`;
  return name;
}

/** Its library is larger than any part of the page. */
const Qr = lazy(() => import('./qr.tsx').then((code) => ({ default: code.Qr })));

/** The keys with which this administrator signs in, and how to add one. */
export function KeysPart() {
  const { call, role } = useAdminSession();
  const [begun, setBegun] = useState<ReplyOf<typeof beginCode>>();
  const keys = useAsk(signInKeys);
  const begin = () => call(beginCode).then(setBegun);
  return (
    <Read from={keys}>
      {({ passkeys, codeSince, linkCommand }) => (
        <Stack>
          <Pair>
            <Ways passkeys={passkeys} since={codeSince} onBegin={begin} />
            <Stack>
              <Panel title={texts.add}>
                <Rows label={texts.add}>
                  <NewPasskey key={passkeys.length} names={passkeys.map(({ name }) => name)} />
                  {codeSince === null && (
                    <Row
                      icon={Smartphone}
                      title={texts.newCodes}
                      act={<ActionForm fields={{}} label="Set up an app" variant="ghost" onSend={begin} />}
                    >
                      Six digits that change every 30 seconds. They work at every address, also on plain http.
                    </Row>
                  )}
                  <Row icon={Terminal} title={signIn.lost}>
                    {texts.lostText}
                    <p>
                      <code>{signIn.lostCommand(linkCommand, '<name>')}</code>
                    </p>
                  </Row>
                </Rows>
              </Panel>
              {begun && (
                <NewCode begun={begun} isOther={codeSince !== null} onDone={() => setBegun(undefined)} />
              )}
            </Stack>
          </Pair>
          {role === 'host' && <SignIns />}
        </Stack>
      )}
    </Read>
  );
}

interface WaysProps extends Pick<ReplyOf<typeof signInKeys>, 'passkeys'> {
  readonly since: number | null;
  /** Begins to set up another app. */
  readonly onBegin: () => Promise<void>;
}

/** The keys that there are, and how to end all sessions that were opened with them. */
function Ways({ passkeys, since, onBegin }: WaysProps) {
  const { act } = useAdminSession();
  const remove = (id: string) => (
    <ConfirmButton
      icon={Trash2}
      label={texts.remove}
      variant="quiet"
      onSure={() => act(removeKey, { params: { id } })}
    />
  );
  const ways = passkeys.length + (since === null ? 0 : 1);
  return (
    <Panel label={texts.keys}>
      <Banner isAlarm={ways < 2} title={texts.ways(ways)}>
        {texts.advice(ways)}
      </Banner>
      <Rows label={texts.keys}>
        {passkeys.map(({ id, name, address, usedAt }) => (
          <Row key={id} icon={Fingerprint} variant="good" title={name} act={remove(id)}>
            {texts.passkeyAt(address)} {usedAt === null ? 'Never used.' : <Used at={usedAt} />}
          </Row>
        ))}
        {since !== null && (
          <Row
            icon={Smartphone}
            variant="good"
            title={texts.codes}
            act={
              <>
                <ActionForm fields={{}} label="Replace" variant="quiet" onSend={onBegin} />
                {remove('code')}
              </>
            }
          >
            Six digits, at every address. {texts.setUpAt} <When at={since} />
          </Row>
        )}
        <Row
          icon={MonitorX}
          title={texts.browsers}
          act={
            <ConfirmButton
              icon={LogOut}
              label={texts.signOutAll}
              variant="ghost"
              onSure={() => act(signOutEverywhere)}
            />
          }
        >
          {texts.browsersText}
        </Row>
      </Rows>
    </Panel>
  );
}

/** The latest sign-ins from the audit log, so that a host notices a key that is not known. */
function SignIns() {
  const signIns = useAsk(listAudit, { query: { kind: 'open door', limit: SIGN_INS } });
  return (
    <Panel title={texts.signIns}>
      <Read from={signIns}>
        {({ rows }) => (
          <Table
            label={texts.signIns}
            empty={texts.noSignIns}
            rows={rows}
            keyOf={({ id }) => id}
            columns={[
              {
                title: records.by,
                render: ({ by, role, player }) => (
                  <>
                    {player ? <PlayerName of={player} /> : by}
                    {role && <span className="muted">, {adminTexts.roles[role]}</span>}
                  </>
                ),
              },
              {
                title: 'Key',
                render: ({ reason }) => (
                  <Pictured picture={<Icon of={methodIcon(reason)} size="small" />}>
                    {texts.signInKey(reason)}
                  </Pictured>
                ),
              },
              {
                title: records.at,
                render: ({ at }) => <When at={at} isExact />,
                isState: true,
              },
            ]}
          />
        )}
      </Read>
    </Panel>
  );
}

const Used = ({ at }: { readonly at: number }) => (
  <>
    Last used <When at={at} />
  </>
);

interface NewPasskeyProps {
  /** Of the passkeys that there are. */
  readonly names: readonly string[];
}

function NewPasskey({ names }: NewPasskeyProps) {
  const { call, act } = useAdminSession();
  const add = async (name: string) => {
    const [{ options }, { startRegistration }] = await Promise.all([
      call(beginPasskey),
      import('@simplewebauthn/browser'),
    ]);
    const response = await startRegistration({ optionsJSON: options as never });
    await act(addPasskey, { body: { name, response: { ...response } } });
  };
  const canAdd = window.isSecureContext && !IP_ADDRESS.test(location.hostname);
  return (
    <Row
      icon={Fingerprint}
      title="Another passkey"
      act={
        canAdd && (
          <ActionForm
            isRow
            fields={{ name: { label: texts.newName, initial: freeName(names), limit: 40 } }}
            label="Make a passkey"
            failure={signIn.noPasskey}
            onSend={({ name }) => add(name)}
          />
        )
      }
    >
      {canAdd ? 'The browser or a security key keeps it. It works at this address only.' : texts.needsHttps}
    </Row>
  );
}

interface NewCodeProps {
  readonly begun: ReplyOf<typeof beginCode>;
  /** There is an app already. */
  readonly isOther: boolean;
  readonly onDone: () => void;
}

function NewCode({ begun, isOther, onDone }: NewCodeProps) {
  const { act } = useAdminSession();
  return (
    <Panel title={texts.newCodes} list={texts.keys} padded onClose={onDone}>
      <p>
        {texts.scan} {isOther && 'The codes of the app before stop working.'}
      </p>
      <Optional>
        <Qr text={begun.address} />
      </Optional>
      <SelectableText label={texts.secret} text={begun.secret} rows={2} />
      <ActionForm
        fields={{ code: { label: texts.code } }}
        label="Confirm"
        onSend={async ({ code }) => {
          await act(addCode, { body: { code: code.replaceAll(/\s/g, '') } });
          onDone();
        }}
      />
    </Panel>
  );
}
