import { Button } from '@hub/ui/controls/button.tsx';
import { OnDemand } from '@hub/ui/feedback/on-demand.tsx';
import { CallError } from '@hub/ui/net/call-error.ts';
import { useNet } from '@hub/ui/net/net.ts';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { useEndDeletedSession, usePlayer } from '@hub/web/session/player.ts';
import { useSessionStore } from '@hub/web/session/use-session.ts';
import { t } from '@lingui/core/macro';
import { useMutation } from '@tanstack/react-query';
import { FileDown, MonitorX, Trash2 } from 'lucide-react';
import { lazy, useState } from 'react';
import { exportAccount } from '../care-calls.ts';
import { signOutEverywhere } from '../recovery-calls.ts';
import styles from './account-care.module.css';
import { saveJson } from './save-json.ts';
import { onRevoked, signOutAttempt } from './sign-out-attempt.ts';

const DeleteDialog = lazy(() =>
  import('./delete-dialog.tsx').then((code) => ({ default: code.DeleteDialog })),
);

/** Account actions of players: exporting their data, signing out other devices, deleting the account. */
export function AccountCare() {
  const [isDeleting, setIsDeleting] = useState(false);
  const endSession = useEndDeletedSession();
  return (
    <section className={styles['care']} aria-labelledby="account-care">
      <h3 id="account-care">{t`Your account`}</h3>
      <Export />
      <Elsewhere />
      <Button icon={Trash2} variant="danger" onClick={() => setIsDeleting(true)}>
        {t`Delete my account`}
      </Button>
      {isDeleting && (
        <OnDemand>
          <DeleteDialog onDeleted={endSession} onClose={() => setIsDeleting(false)} />
        </OnDemand>
      )}
    </section>
  );
}

function Export() {
  const { call } = useNet();
  const { id, name } = usePlayer();
  const { mutate, isPending, isError } = useMutation({
    networkMode: 'always',
    mutationFn: () => call(exportAccount, { params: { id } }),
    onSuccess: (everything) => saveJson(everything, t`account-${name}.json`),
  });
  return (
    <>
      <p>{t`One file with everything that this hub keeps about you.`}</p>
      <Button icon={FileDown} busy={isPending} onClick={() => mutate()}>
        {t`Export my data`}
      </Button>
      {isError && <ErrorBox>{t`Your data could not be exported. Please try again.`}</ErrorBox>}
    </>
  );
}

function Elsewhere() {
  const { call } = useNet();
  const { id } = usePlayer();
  const session = useSessionStore();
  const { mutate, isPending, isError, isSuccess } = useMutation({
    networkMode: 'always',
    async mutationFn() {
      const former = session.getState().token;
      try {
        const body = { attempt: signOutAttempt.id() };
        const { token } = await call(signOutEverywhere, { params: { id }, body });
        session.renew(token);
        signOutAttempt.end();
      } catch (fault) {
        // An earlier try may have done it, whose answer was lost.
        if (former !== undefined && fault instanceof CallError && fault.code === 'token_revoked')
          await onRevoked(session, call, former);
        if (session.getState().token === former) throw fault;
      }
    },
  });
  return (
    <>
      <Button icon={MonitorX} busy={isPending} onClick={() => mutate()}>
        {t`Sign out my other devices`}
      </Button>
      <output className={styles['done']}>{isSuccess && t`Every other device is signed out.`}</output>
      {isError && <ErrorBox>{t`Your other devices could not be signed out. Please try again.`}</ErrorBox>}
    </>
  );
}
