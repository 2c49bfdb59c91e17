import { dismissNotice, type PlayerNotice } from '@hub/protocol/http/accounts';
import { Button } from '@hub/ui/controls/button.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { serverNow } from '@hub/ui/net/server-clock.ts';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { localMoment } from '@hub/ui/text/day-format.ts';
import { ErrorBox } from '@hub/ui/text/error-box.tsx';
import { useState } from 'react';
import { usePageSettings } from '../../features/page-settings/page-settings.ts';
import { useRefreshAccount } from '../../features/session/account.ts';
import { usePlayer } from '../../features/session/use-session.ts';
import { noticeTexts } from '../../messages/notices.ts';
import styles from './notice-dialog.module.css';

interface Props {
  readonly notice: PlayerNotice;
}

/** A notice that covers the page; that of a suspension can be dismissed only after its end. */
export function NoticeDialog({ notice }: Props) {
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
        <p className={styles['text']}>{noticeTexts.code.text(localMoment(notice.at))}</p>
      )}
      {hasFailed && <ErrorBox>{noticeTexts.failed}</ErrorBox>}
      <div className={styles['answer']}>
        {isLasting ? (
          // A reload, because open games and calls of this page have been refused.
          <Button look="gold" onClick={() => location.reload()}>
            {noticeTexts.suspended.again}
          </Button>
        ) : (
          <Button look="gold" onClick={() => void dismiss()}>
            {noticeTexts.dismiss}
          </Button>
        )}
      </div>
    </Modal>
  );
}

function titleOf({ kind }: PlayerNotice, isLasting: boolean): string {
  if (kind !== 'suspended') return noticeTexts.code.title;
  return isLasting ? noticeTexts.suspended.title : noticeTexts.suspended.over;
}

function Suspension({ notice, isLasting }: { readonly notice: PlayerNotice; readonly isLasting: boolean }) {
  const { contactEmail } = usePageSettings();
  const { suspended } = noticeTexts;
  const end = localMoment(notice.until ?? notice.at);
  return (
    <>
      <p className={styles['text']}>{isLasting ? suspended.until(end) : suspended.since(end)}</p>
      <dl className={styles['reason']}>
        <dt>{suspended.reason}</dt>
        <dd>{notice.text}</dd>
      </dl>
      <p className={styles['text']}>
        {contactEmail === null ? (
          suspended.noContact
        ) : (
          <>
            {suspended.contact} <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
          </>
        )}
      </p>
    </>
  );
}
