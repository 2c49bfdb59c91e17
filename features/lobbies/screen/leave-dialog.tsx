import { Button } from '@hub/ui/controls/button.tsx';
import dialog from '@hub/ui/surfaces/dialog-form.module.css';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';

interface Props {
  /** What would be left. */
  readonly what: 'lobby' | 'game';
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Asks before a player leaves a lobby or its running game. Staying has the initial focus. */
export function LeaveDialog({ what, onStay, onLeave }: Props) {
  const stay = useRef<HTMLButtonElement>(null);
  const ofLobby = what === 'lobby';
  return (
    <Modal
      open
      onClose={onStay}
      title={ofLobby ? t`Leave the lobby?` : t`Leave the game?`}
      initialFocus={stay}
    >
      <div className={dialog['form']}>
        <p className={dialog['text']}>
          {ofLobby
            ? t`Your seat becomes free for others.`
            : t`Your seat is kept for a minute. Then you have left, and lost.`}
        </p>
        <div className={dialog['actions']}>
          <Button variant="danger" size="large" onClick={onLeave}>
            {t`Leave`}
          </Button>
          <Button ref={stay} variant="gold" size="large" onClick={onStay}>
            {t`Stay`}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
