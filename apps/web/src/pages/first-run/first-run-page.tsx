import {
  BACKUP_FILES,
  type BackupFileName,
  discardFirstRun,
  FIRST_RUN_HEADER,
  firstRunFilePath,
  firstRunState,
  restoreFirstRun,
  UPLOAD_PART_BYTES,
} from '@hub/protocol/http/admin/backups';
import { addressOf } from '@hub/protocol/http/call';
import { errorReplySchema } from '@hub/protocol/http/endpoint';
import { PRODUCT_NAME } from '@hub/protocol/product';
import { Icon } from '@hub/ui/art/icon.tsx';
import { Logo } from '@hub/ui/art/logo.tsx';
import { Button } from '@hub/ui/controls/button.tsx';
import { Form } from '@hub/ui/controls/form.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { ErrorPlate } from '@hub/ui/feedback/error-plate.tsx';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { CallError } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { useCall } from '@hub/ui/net/use-call.ts';
import { PageLight } from '@hub/ui/surfaces/page-light.tsx';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { Check } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link } from '../../links/link.tsx';
import { PageButton } from '../../links/page-button.tsx';
import { paths } from '../../links/paths.ts';
import { firstRunTexts as texts } from '../../messages/first-run.ts';
import styles from './first-run-page.module.css';

const KEY = /^#key=([\w-]+)$/;

/** The backup file that a chosen file is, whatever was put before its name when it was downloaded. */
const backupFileOf = (name: string): BackupFileName | undefined =>
  BACKUP_FILES.toSorted((one, other) => other.length - one.length).find((file) => name.endsWith(file));

/** On an empty hub: restores a backup with the key that the server prints on its console. */
export function FirstRunPage() {
  const { call } = useNet();
  const state = useCall(useCallback((signal) => call(firstRunState, { signal }), [call]));
  return (
    <PageLight color="var(--gold-400)" className={styles['page']}>
      <Link to={paths.welcome()}>
        <Logo name={PRODUCT_NAME} />
      </Link>
      <main>
        <Plate className={styles['plate']}>
          <div className={styles['shelf']} />
          <div className={styles['body']}>
            <h1 tabIndex={-1}>{texts.title}</h1>
            {state.failure && <ErrorPlate title={state.failure.failure} onRetry={state.again} />}
            {!state.reply && !state.failure && <Loading text={texts.loading} />}
            {state.reply?.canRestore === false && (
              <div className={styles['form']}>
                <p className="soft">{texts.notEmpty}</p>
                <ToHub />
              </div>
            )}
            {state.reply?.canRestore && <Restore uploaded={state.reply.uploaded} again={state.again} />}
          </div>
        </Plate>
      </main>
    </PageLight>
  );
}

const ToHub = () => (
  <div>
    <PageButton look="neutral" to={paths.welcome()}>
      {texts.toHub}
    </PageButton>
  </div>
);

interface RestoreProps {
  readonly uploaded: readonly BackupFileName[];
  readonly again: () => void;
}

function Restore({ uploaded, again }: RestoreProps) {
  const { call } = useNet();
  const [key, setKey] = useState(() => KEY.exec(location.hash)?.[1] ?? '');
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
      setError(fault instanceof CallError || fault instanceof UploadError ? fault.message : texts.failed);
    }
    setBusy(undefined);
  };
  const upload = (files: readonly File[]) =>
    attempt(texts.uploading, async () => {
      for (const file of files) {
        const name = backupFileOf(file.name);
        if (name === undefined) throw new UploadError(texts.unknownFile(file.name));
        setBusy(texts.uploadingFile(name));
        await send(file, name, key);
      }
    }).then(again);
  const restore = () =>
    attempt(texts.restoring, async () => {
      const given = identity.trim();
      const reply = await call(restoreFirstRun, { body: { key, ...(given !== '' && { identity: given }) } });
      setFound(reply.found);
    });
  if (found !== undefined) {
    return (
      <output className={styles['form']}>
        <b>{texts.restored}</b>
        <span>{found}</span>
        <span className="soft">{texts.restarts}</span>
        <ToHub />
      </output>
    );
  }
  const isEncrypted = uploaded.some((file) => file.endsWith('.age'));
  const needsIdentity = isEncrypted && identity.trim() === '';
  return (
    <Form className={styles['form']} onSend={restore}>
      <p className="soft">{texts.intro}</p>
      <TextField label={texts.key} hint={texts.keyHint} value={key} onChange={setKey} autoComplete="off" />
      <div className={styles['files']}>
        <label htmlFor="backup-files">{texts.files}</label>
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
        {uploaded.length === 0 && <p>{texts.noFiles}</p>}
        {uploaded.length > 0 && (
          <div className={styles['uploaded']}>
            <ul aria-label={texts.uploaded}>
              {uploaded.map((file) => (
                <li key={file}>
                  <Icon of={Check} size="small" /> {file}
                </li>
              ))}
            </ul>
            <Button
              look="quiet"
              size="small"
              disabled={busy !== undefined}
              onClick={() =>
                void attempt(texts.discarding, () => call(discardFirstRun, { body: { key } })).then(again)
              }
            >
              {texts.discard}
            </Button>
          </div>
        )}
      </div>
      {isEncrypted && (
        <TextField
          label={texts.identity}
          hint={needsIdentity ? texts.noIdentity : texts.identityHint}
          value={identity}
          onChange={setIdentity}
          autoComplete="off"
        />
      )}
      <output className="soft">{busy}</output>
      {error !== undefined && <ErrorBox>{error}</ErrorBox>}
      <div className={styles['buttons']}>
        <Button
          type="submit"
          look="gold"
          size="large"
          block
          busy={busy !== undefined}
          disabled={uploaded.length === 0 || needsIdentity}
        >
          {texts.restore}
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
    throw new UploadError(refusal.data?.message ?? texts.failed);
  }
}
