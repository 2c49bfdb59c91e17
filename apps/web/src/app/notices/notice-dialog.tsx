import { dismissNotice } from '@hub/features/accounts/calls.ts';
import { type PlayerNotice } from '@hub/protocol/http/accounts';
import { Button } from '@hub/ui/controls/button.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { serverNow } from '@hub/ui/net/server-clock.ts';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { localMoment } from '@hub/ui/text/day-format.ts';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { usePageSettings } from '@hub/web/page-settings/page-settings.ts';
import { useRefreshAccount } from '@hub/web/session/account.ts';
import { usePlayer } from '@hub/web/session/use-session.ts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import styles from './notice-dialog.module.css';

/** A notice that covers the page; that of a suspension can be dismissed only after its end. */
export function NoticeDialog({ notice }: { readonly notice: PlayerNotice }) {
  const { call } = useNet();
  const { id } = usePlayer();
  const refresh = useRefreshAccount();
  const [hasFailed, setHasFailed] = useState(false);
  const [openedAt] = useState(serverNow);
  const isLasting = notice.until !== null && notice.until > openedAt;
  const dismiss = async () => {
    try {
      await call(dismissNotice, { params: { id, kind: notice.kind } });
      refresh();
    } catch {
      setHasFailed(true);
    }
  };
  return (
    <Modal open onClose={refresh} closable={false} title={titleOf(notice, isLasting)}>
      {notice.kind === 'suspended' ? (
        <Suspension notice={notice} isLasting={isLasting} />
      ) : (
        <p
          className={styles['text']}
        >{t`The host of this hub made a recovery code for your account on ${{ date: localMoment(notice.at) }}. A person who has it can sign in as you once. If you did not ask for it, make new codes on your profile: that ends all earlier ones.`}</p>
      )}
      {hasFailed && <ErrorBox>{t`This could not be stored. Please try again.`}</ErrorBox>}
      <div className={styles['answer']}>
        {isLasting ? (
          // A reload, because open games and calls of this page have been refused.
          <Button variant="gold" onClick={() => location.reload()}>
            {t`Check again`}
          </Button>
        ) : (
          <Button variant="gold" onClick={() => void dismiss()}>
            {t`I have read this`}
          </Button>
        )}
      </div>
    </Modal>
  );
}

function titleOf({ kind }: PlayerNotice, isLasting: boolean): string {
  if (kind !== 'suspended') return t`A recovery code was made for you`;
  return isLasting ? t`Your account is suspended` : t`Your account was suspended`;
}

function Suspension({ notice, isLasting }: { readonly notice: PlayerNotice; readonly isLasting: boolean }) {
  const { contactEmail } = usePageSettings();
  const end = localMoment(notice.until ?? notice.at);
  return (
    <>
      <p className={styles['text']}>
        {isLasting
          ? t`The host of this hub has closed it for you until ${{ date: end }}. Nothing is deleted.`
          : t`The host of this hub had closed it for you until ${{ date: end }}. You can play again.`}
      </p>
      <dl className={styles['reason']}>
        <dt>{t`Reason`}</dt>
        <dd>{notice.text}</dd>
      </dl>
      <p className={styles['text']}>
        {contactEmail === null ? (
          t`Do you think that this is a mistake? Ask the host of this hub.`
        ) : (
          <Trans>
            Do you think that this is a mistake? Write to{' '}
            <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </Trans>
        )}
      </p>
    </>
  );
}
