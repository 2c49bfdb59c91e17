import { sessionTexts } from '../../messages/session.ts';
import { Button } from '../../ui/controls/button.tsx';
import { Modal } from '../../ui/surfaces/modal.tsx';
import styles from './logout-dialog.module.css';

interface Props {
  readonly open: boolean;
  readonly onLogout: () => void;
  readonly onStay: () => void;
}

/** Warns the player of a temporary account before it is lost (platform 4). */
export function LogoutDialog({ open, onLogout, onStay }: Props) {
  return (
    <Modal open={open} onClose={onStay} title={sessionTexts.sureTitle}>
      <div className={styles['text']}>
        <p>{sessionTexts.sureText}</p>
        <p>{sessionTexts.sureHint}</p>
      </div>
      <div className={styles['answers']}>
        <Button look="danger" block onClick={onLogout}>
          {sessionTexts.logout}
        </Button>
        <Button look="gold" block onClick={onStay}>
          {sessionTexts.stay}
        </Button>
      </div>
    </Modal>
  );
}
