import { Button } from '@hub/ui/controls/button.tsx';
import dialog from '@hub/ui/surfaces/dialog-form.module.css';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { logoutTexts } from '../../messages/logout.ts';
import styles from './logout-dialog.module.css';

interface Props {
  readonly open: boolean;
  readonly onLogout: () => void;
  readonly onStay: () => void;
}

/** Warns the player of a temporary account before it is lost. */
export function LogoutDialog({ open, onLogout, onStay }: Props) {
  return (
    <Modal open={open} onClose={onStay} title={logoutTexts.sureTitle}>
      <div className={styles['text']}>
        <p>{logoutTexts.sureText}</p>
        <p>{logoutTexts.sureHint}</p>
      </div>
      <div className={dialog['answers']}>
        <Button look="danger" block onClick={onLogout}>
          {logoutTexts.logout}
        </Button>
        <Button look="gold" block onClick={onStay}>
          {logoutTexts.stay}
        </Button>
      </div>
    </Modal>
  );
}
