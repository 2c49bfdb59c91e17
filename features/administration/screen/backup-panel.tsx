import { ADMIN_KEY_HEADER } from '@hub/protocol/http/admin/parts';
import { addressOf } from '@hub/protocol/http/call';
import { Button } from '@hub/ui/controls/button.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { Disclosure } from '@hub/ui/surfaces/disclosure.tsx';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { type Backup, backupFilePath, restoreBackup, verifyBackup } from '../calls/backups.ts';
import { ActionForm, reason } from './kit/action-form.tsx';
import { Figures, Padded, Panel, State } from './kit/panel.tsx';
import { storedKey, useAdminSession } from './kit/session.ts';
import { shortTimeOf, sizeOf } from './kit/times.ts';
import styles from './records-part.module.css';
import { adminTexts } from './texts.ts';

const texts = adminTexts.records;
const RESTORE = 'restore';
const typed = { label: 'Type restore', needed: 'the word restore', mustBe: RESTORE };
const identity = { label: 'Secret key (age identity)', hint: 'Used once, and kept nowhere.' };

interface Props {
  readonly backup: Backup;
  readonly onClose: (() => void) | undefined;
}

/** One backup: read it whole, download it, restore it. */
export function BackupPanel({ backup, onClose }: Props) {
  const { act, call } = useAdminSession();
  const [outcome, setOutcome] = useState<{ readonly isGood: boolean; readonly found: string }>();
  const [restored, setRestored] = useState<string>();
  const params = { name: backup.name };
  return (
    <Panel
      onClose={onClose}
      list={texts.backups}
      title={
        <>
          {texts.from(shortTimeOf(backup.madeAt))}
          <br />
          <span className="muted">{texts.named(backup.name)}</span>
        </>
      }
    >
      <Figures
        of={[
          [backup.accounts === null ? '–' : formatFigure(backup.accounts), 'accounts'],
          [sizeOf(backup.bytes), 'size'],
          [backup.isEncrypted ? 'yes' : 'no', 'encrypted'],
        ]}
      />
      <Padded>
        <section>
          <h3>Is it good?</h3>
          <p className="soft">{texts.checkText}</p>
          <ActionForm
            fields={{}}
            label="Verify it"
            variant="ghost"
            onSend={async () => setOutcome(await act(verifyBackup, { params }))}
          />
          {outcome && (
            <output>
              <State variant={outcome.isGood ? 'good' : 'bad'}>{outcome.isGood ? 'Good' : 'Damaged'}</State>{' '}
              {outcome.found}
            </output>
          )}
        </section>
      </Padded>
      <Padded>
        <section>
          <h3>Keep a copy elsewhere</h3>
          <Files backup={backup} />
        </section>
      </Padded>
      <Padded>
        <Disclosure className={styles['restore']} title={<b className="display">{texts.restore}</b>}>
          <ActionForm
            fields={backup.isEncrypted ? { typed, identity, reason } : { typed, reason }}
            effect={texts.restoreEffect}
            label="Restore this backup"
            variant="danger"
            onSend={async (given: Readonly<Record<string, string>>) => {
              const body = {
                typed: RESTORE,
                identity: given['identity'],
                reason: given['reason'] ?? '',
              } as const;
              // Nothing is read again: the restored hub does not know this admin session, and its end would hide the outcome.
              const { found } = await call(restoreBackup, { params, body });
              setRestored(found);
            }}
            // Neither the armed button nor the identity stays on the screen.
            isRepeated
          />
          {restored !== undefined && (
            <output>
              <State variant="good">{texts.restored}</State> <span>{restored}</span>
            </output>
          )}
        </Disclosure>
      </Padded>
    </Panel>
  );
}

/** Downloads through a call with the key, because a plain link cannot carry it. */
async function download(name: string, file: string): Promise<void> {
  const address = `/api${addressOf({ path: backupFilePath }, { params: { name, file } })}`;
  const reply = await fetch(address, { headers: { [ADMIN_KEY_HEADER]: storedKey.read() ?? '' } });
  if (!reply.ok) throw new Error(`${address}: ${reply.status}`);
  const url = URL.createObjectURL(await reply.blob());
  Object.assign(document.createElement('a'), { href: url, download: `${name}-${file}` }).click();
  URL.revokeObjectURL(url);
}

function Files({ backup: { name, files, isEncrypted } }: { readonly backup: Backup }) {
  const [hasFailed, setHasFailed] = useState(false);
  if (!isEncrypted) return <p className="soft">{texts.onlyEncrypted}</p>;
  return (
    <>
      <p className="soft">{texts.copyText}</p>
      <ul className={styles['files']}>
        {files.map((file) => (
          <li key={file}>
            <p>
              <b>{file}</b> <span className="muted">{texts.holds[file]}</span>
            </p>
            <Button
              size="small"
              variant="ghost"
              icon={Download}
              aria-label={`Download ${file}`}
              onClick={() => void download(name, file).catch(() => setHasFailed(true))}
            >
              Download
            </Button>
          </li>
        ))}
      </ul>
      {hasFailed && <ErrorBox>The file could not be downloaded.</ErrorBox>}
    </>
  );
}
