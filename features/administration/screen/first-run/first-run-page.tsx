import { USERNAME_MAX } from '@hub/engine/wire/limits';
import { addressOf } from '@hub/protocol/http/call';
import { errorReplySchema, type ReplyOf } from '@hub/protocol/http/endpoint';
import { PRODUCT_NAME } from '@hub/protocol/product';
import { Icon } from '@hub/ui/art/icon.tsx';
import { Logo } from '@hub/ui/art/logo.tsx';
import { Button } from '@hub/ui/controls/button.tsx';
import { Form } from '@hub/ui/controls/form.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { ErrorCard } from '@hub/ui/feedback/error-card.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { CallError } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { useAct } from '@hub/ui/net/use-act.ts';
import { useCall } from '@hub/ui/net/use-call.ts';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { PageLight } from '@hub/ui/surfaces/page-light.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { Link } from '@hub/web/links/link.tsx';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { useSessionStore } from '@hub/web/session/use-session.ts';
import { t } from '@lingui/core/macro';
import { Check } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import {
  BACKUP_FILES,
  type BackupFileName,
  becomeFirstHost,
  discardFirstRun,
  FIRST_RUN_HEADER,
  firstRunFilePath,
  firstRunState,
  restoreFirstRun,
  UPLOAD_PART_BYTES,
} from '../../calls/backups.ts';
import styles from './first-run-page.module.css';

const KEY = /^#key=([\w-]+)$/;

/** The backup file that a chosen file is, whatever was put before its name when it was downloaded. */
const backupFileOf = (name: string): BackupFileName | undefined =>
  BACKUP_FILES.toSorted((one, other) => other.length - one.length).find((file) => name.endsWith(file));

/** On an empty hub: makes its first host or restores a backup, with the key that the server prints on its console. In English. */
export function FirstRunPage() {
  const { call } = useNet();
  const state = useCall(useCallback((signal) => call(firstRunState, { signal }), [call]));
  return (
    <div lang="en" dir="ltr">
      <PageLight color="var(--gold-400)" className={styles['page']}>
        <Link to={paths.welcome()}>
          <Logo name={PRODUCT_NAME} />
        </Link>
        <main>
          <Card className={styles['card']}>
            <div className={styles['shelf']} />
            <div className={styles['body']}>
              <h1 tabIndex={-1}>{isNew(state.reply) ? t`A new hub` : t`Restore a backup`}</h1>
              {state.failure && <ErrorCard title={state.failure.failure} onRetry={state.again} />}
              {!state.reply && !state.failure && <Loading text={t`Loading`} />}
              {state.reply?.isEmpty === false && (
                <div className={styles['form']}>
                  <p className="soft">{t`This hub has players. A backup is restored in the administration, or by the command line.`}</p>
                  <ToHub />
                </div>
              )}
              {state.reply?.isEmpty && <Begin of={state.reply} again={state.again} />}
            </div>
          </Card>
        </main>
      </PageLight>
    </div>
  );
}

const ToHub = () => (
  <div>
    <PageButton variant="neutral" to={paths.welcome()}>
      {t`To the hub`}
    </PageButton>
  </div>
);

type State = ReplyOf<typeof firstRunState>;
/** Nothing is uploaded yet: the host may begin anew. */
const isNew = (state: State | undefined): boolean => state?.isEmpty === true && state.uploaded.length === 0;

function Begin({ of, again }: { readonly of: State; readonly again: () => void }) {
  const [key, setKey] = useState(() => KEY.exec(location.hash)?.[1] ?? '');
  const keyField = (
    <TextField
      label={t({ message: 'Key', comment: 'Password from the console of the server.' })}
      hint={t`The console of the server shows it at the start.`}
      value={key}
      onChange={setKey}
      autoComplete="off"
    />
  );
  return (
    <>
      {isNew(of) && <FirstHost givenKey={key} keyField={keyField} />}
      {isNew(of) && of.canRestore && <h2>{t`Or restore a backup`}</h2>}
      {of.canRestore && (
        <Restore
          givenKey={key}
          keyField={!isNew(of) && keyField}
          uploaded={of.uploaded}
          again={again}
          onRestored={() => {
            setKey('');
            history.replaceState(history.state, '', location.pathname);
          }}
        />
      )}
    </>
  );
}

interface KeyProps {
  readonly givenKey: string;
  readonly keyField: ReactNode;
}

/** Makes the account of the host, signs it in here, and goes on to sign in to the administration. */
function FirstHost({ givenKey: key, keyField }: KeyProps) {
  const { call } = useNet();
  const session = useSessionStore();
  const [name, setName] = useState('');
  const { act, error, isBusy } = useAct(t`That did not work. Nothing was changed.`);
  const become = async () => {
    const { token, link } = await call(becomeFirstHost, { body: { key, name } });
    session.signIn(token);
    location.assign(link);
  };
  return (
    <Form className={styles['form']} onSend={() => act(become)}>
      <p className="soft">{t`This hub is empty. Choose a name, and you are its first player and its host.`}</p>
      {keyField}
      <TextField
        label={t`Your name`}
        value={name}
        onChange={setName}
        limit={USERNAME_MAX}
        autoComplete="off"
      />
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
      <div className={styles['buttons']}>
        <Button
          type="submit"
          variant="gold"
          size="large"
          block
          busy={isBusy}
          disabled={key.trim() === '' || name.trim() === ''}
        >
          {t`Become the host`}
        </Button>
      </div>
    </Form>
  );
}

interface RestoreProps extends KeyProps {
  readonly uploaded: readonly BackupFileName[];
  readonly again: () => void;
  readonly onRestored: () => void;
}

function Restore({ givenKey: key, keyField, uploaded, again, onRestored }: RestoreProps) {
  const { call } = useNet();
  const [identity, setIdentity] = useState('');
  const [busy, setBusy] = useState<string>();
  const [error, setError] = useState<string>();
  const [found, setFound] = useState<string>();
  const attempt = async (what: string, work: () => Promise<unknown>) => {
    setBusy(what);
    setError(undefined);
    try {
      await work();
    } catch (fault) {
      setError(
        fault instanceof CallError || fault instanceof UploadError
          ? fault.message
          : t`That did not work. Nothing was changed.`,
      );
    }
    setBusy(undefined);
  };
  const upload = (files: readonly File[]) =>
    attempt(t`Uploading`, async () => {
      for (const file of files) {
        const name = backupFileOf(file.name);
        if (name === undefined) throw new UploadError(t`${{ file: file.name }} is no file of a backup.`);
        setBusy(t`Uploading ${{ file: name }}`);
        await send(file, name, key);
      }
    }).then(again);
  const restore = () =>
    attempt(t`Reading the backup`, async () => {
      const given = identity.trim();
      const reply = await call(restoreFirstRun, { body: { key, ...(given !== '' && { identity: given }) } });
      setFound(reply.found);
      setIdentity('');
      onRestored();
    });
  if (found !== undefined) {
    return (
      <output className={styles['form']}>
        <b>{t`The backup is restored.`}</b>
        <span>{found}</span>
        <span className="soft">{t`The server starts again within a minute.`}</span>
        <ToHub />
      </output>
    );
  }
  const isEncrypted = uploaded.some((file) => file.endsWith('.age'));
  const needsIdentity = isEncrypted && identity.trim() === '';
  return (
    <Form className={styles['form']} onSend={restore}>
      <p className="soft">{t`Choose the files of a backup: manifest.json, the database and the secret, and the file “erased” beside the backups if there is one. They are verified before anything is changed.`}</p>
      {keyField}
      <div className={styles['files']}>
        <label htmlFor="backup-files">{t`Files of the backup`}</label>
        <input
          id="backup-files"
          type="file"
          multiple
          disabled={key.trim() === '' || busy !== undefined}
          onChange={({ target }) => {
            void upload([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        {uploaded.length === 0 && <p>{t`Nothing is uploaded yet.`}</p>}
        {uploaded.length > 0 && (
          <div className={styles['uploaded']}>
            <ul aria-label={t`Uploaded`}>
              {uploaded.map((file) => (
                <li key={file}>
                  <Icon of={Check} size="small" /> {file}
                </li>
              ))}
            </ul>
            <Button
              variant="ghost"
              size="small"
              disabled={busy !== undefined}
              onClick={() =>
                void attempt(t`Deleting`, () => call(discardFirstRun, { body: { key } })).then(again)
              }
            >
              {t`Delete the upload`}
            </Button>
          </div>
        )}
      </div>
      {isEncrypted && (
        <TextField
          label={t`Secret key (age identity)`}
          hint={
            needsIdentity
              ? t`The identity is missing: the line AGE-SECRET-KEY-1… of the key file that belongs to BACKUP_KEY.`
              : t`The line AGE-SECRET-KEY-1… of the key file that belongs to BACKUP_KEY. It is used once and kept nowhere.`
          }
          value={identity}
          onChange={setIdentity}
          variant={needsIdentity ? 'gold' : 'plain'}
          autoComplete="off"
        />
      )}
      <output className="soft">{busy}</output>
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
      <div className={styles['buttons']}>
        <Button
          type="submit"
          variant="gold"
          size="large"
          block
          busy={busy !== undefined}
          disabled={uploaded.length === 0 || needsIdentity}
        >
          {t`Verify and restore`}
        </Button>
      </div>
    </Form>
  );
}

class UploadError extends Error {
  override readonly name = 'UploadError';
}

/** Uploads one file; rejects with the reason of the server. */
async function send(file: File, name: BackupFileName, key: string): Promise<void> {
  const headers = { [FIRST_RUN_HEADER]: key, 'content-type': 'application/octet-stream' };
  // In parts, which the server's timeouts against slow clients allow for.
  for (let offset = 0; offset < file.size; offset += UPLOAD_PART_BYTES) {
    const query = { offset };
    const address = `/api${addressOf({ path: firstRunFilePath }, { params: { file: name }, query })}`;
    const body = file.slice(offset, offset + UPLOAD_PART_BYTES);
    const reply = await fetch(address, { method: 'POST', headers, body });
    if (reply.ok) continue;
    const refusal = errorReplySchema.safeParse(await reply.json().catch(() => undefined));
    throw new UploadError(
      refusal.data?.message ??
        (reply.status === 413
          ? t`A proxy in front of the hub refuses this part of 512 KiB. Let it take bodies of 1 MiB or more (nginx: client_max_body_size), and choose the file again.`
          : t`That did not work. Nothing was changed.`),
    );
  }
}
