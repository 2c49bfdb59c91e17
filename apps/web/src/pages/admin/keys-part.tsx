import {
  addCode,
  addPasskey,
  beginCode,
  beginPasskey,
  doorKeys,
  removeKey,
} from '@hub/protocol/http/admin/door';
import type { ReplyOf } from '@hub/protocol/http/endpoint';
import { Button } from '@hub/ui/controls/button.tsx';
import { SelectableText } from '@hub/ui/share/selectable-text.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { SureButton } from '../../features/sure-button/sure-button.tsx';
import { adminTexts } from '../../messages/admin.ts';
import styles from './keys-part.module.css';
import { ActForm, reasonOf } from './kit/act-form.tsx';
import { Panel, Read, Split } from './kit/panel.tsx';
import { Table } from './kit/table.tsx';
import { timeOf } from './kit/times.ts';
import { useOpenDoor } from './open-door.ts';

const { keys: texts, door } = adminTexts;
/** Browsers make passkeys for names only. */
const IP_ADDRESS = /^[\d.]+$|^\[/;

/** Its library is larger than any part of the page. */
const Qr = lazy(async () => ({ default: (await import('./qr.tsx')).Qr }));

/** What opens the door for the administrator who looks at it. */
export function KeysPart() {
  const { call } = useOpenDoor();
  const keys = useQuery({ queryKey: ['keys'], queryFn: ({ signal }) => call(doorKeys, { signal }) });
  return (
    <Read from={keys}>
      {({ passkeys, codeSince }) => (
        <Split
          list={<Passkeys passkeys={passkeys} />}
          opened={
            <>
              <NewPasskey />
              <Codes since={codeSince} />
              <Lost />
            </>
          }
        />
      )}
    </Read>
  );
}

function Passkeys({ passkeys }: Pick<ReplyOf<typeof doorKeys>, 'passkeys'>) {
  const remove = useRemove();
  return (
    <Panel title={texts.passkeys}>
      <Table
        label={texts.passkeys}
        empty={texts.noPasskeys}
        rows={passkeys}
        keyOf={({ id }) => id}
        columns={[
          { title: texts.name, render: ({ name }) => name },
          { title: texts.address, render: ({ address }) => address, isExtra: true },
          { title: texts.used, render: ({ usedAt }) => (usedAt === null ? '–' : timeOf(usedAt)) },
          {
            title: texts.act,
            render: ({ id }) => <SureButton label={adminTexts.news.remove} onSure={() => remove(id)} />,
            isNumber: true,
          },
        ]}
      />
    </Panel>
  );
}

function NewPasskey() {
  const { call, act } = useOpenDoor();
  const add = async (name: string) => {
    const [{ options }, { startRegistration }] = await Promise.all([
      call(beginPasskey),
      import('@simplewebauthn/browser'),
    ]);
    const response = await startRegistration({ optionsJSON: options as never });
    await act(addPasskey, { body: { name, response: { ...response } } });
  };
  return (
    <Panel title={texts.newPasskey} padded>
      {window.isSecureContext && !IP_ADDRESS.test(location.hostname) ? (
        <ActForm
          fields={{ name: { label: texts.newName, initial: texts.thisDevice, limit: 40 } }}
          effect={texts.passkeyEffect}
          label={texts.addPasskey}
          failure={door.noPasskey}
          onSend={({ name }) => add(name)}
        />
      ) : (
        <p className="muted">{texts.needsHttps}</p>
      )}
    </Panel>
  );
}

function Codes({ since }: { readonly since: number | null }) {
  const remove = useRemove();
  const { call, act } = useOpenDoor();
  const [begun, setBegun] = useState<ReplyOf<typeof beginCode>>();
  const [error, setError] = useState<string>();
  const begin = () => call(beginCode).then(setBegun, (fault: unknown) => setError(reasonOf(fault)));
  return (
    <Panel title={texts.codes} padded>
      <p className="soft">{texts.codesText}</p>
      <p>{since === null ? texts.noCode : texts.codeSince(timeOf(since))}</p>
      {begun === undefined ? (
        <>
          <div className={styles['buttons']}>
            <Button size="small" look={since === null ? 'gold' : 'neutral'} onClick={() => void begin()}>
              {since === null ? texts.setUp : texts.replace}
            </Button>
            {since !== null && <SureButton label={adminTexts.news.remove} onSure={() => remove('code')} />}
          </div>
          {error !== undefined && <ErrorBox>{error}</ErrorBox>}
        </>
      ) : (
        <>
          <p>{texts.scan}</p>
          <Suspense>
            <Qr text={begun.address} />
          </Suspense>
          <SelectableText label={texts.secret} text={begun.secret} rows={2} />
          <ActForm
            fields={{ code: { label: texts.code } }}
            label={texts.confirm}
            onSend={async ({ code }) => {
              await act(addCode, { body: { code: code.replaceAll(/\s/g, '') } });
              setBegun(undefined);
            }}
          />
        </>
      )}
    </Panel>
  );
}

/** The way back without any key. */
const Lost = () => (
  <Panel title={door.lost} padded>
    <p>
      <code>{door.lostCommand('<name>')}</code> {door.lostEnd}
    </p>
  </Panel>
);

function useRemove() {
  const { act } = useOpenDoor();
  return (id: string) => act(removeKey, { params: { id } });
}
