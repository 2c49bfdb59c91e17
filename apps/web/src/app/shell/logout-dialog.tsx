import { Button } from '@hub/ui/controls/button.tsx';
import dialog from '@hub/ui/surfaces/dialog-form.module.css';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { t } from '@lingui/core/macro';
import styles from './logout-dialog.module.css';

interface Props {
  readonly open: boolean;
  readonly onLogout: () => void;
  readonly onStay: () => void;
}

/** Warns the player of a temporary account before it is lost. */
export function LogoutDialog({ open, onLogout, onStay }: Props) {
  return (
    <Modal open={open} onClose={onStay} title={t`You sure?`}>
      <div className={styles['text']}>
        <p>{t`Your account is temporary. If you log out, you lose access to it; the account itself is not deleted.`}</p>
        <p>{t`Connect your Google account on your profile, and your progress stays yours on every device. A recovery code from your profile brings you back too.`}</p>
      </div>
      <div className={dialog['answers']}>
        <Button variant="danger" block onClick={onLogout}>
          {t`Logout`}
        </Button>
        <Button variant="gold" block onClick={onStay}>
          {t`Stay`}
        </Button>
      </div>
    </Modal>
  );
}
