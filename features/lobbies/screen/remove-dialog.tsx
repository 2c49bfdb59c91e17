import { Button } from '@hub/ui/controls/button.tsx';
import dialog from '@hub/ui/surfaces/dialog-form.module.css';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { isolated } from '@hub/ui/text/isolated.ts';
import { t } from '@lingui/core/macro';
import { useRef } from 'react';

interface Props {
  readonly name: string;
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}

/** Asks the owner to confirm removing a player, who cannot return. The safe button has the initial focus. */
export function RemoveDialog({ name, onRemove, onKeep }: Props) {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Modal open onClose={onKeep} title={t`Remove ${{ name: isolated(name) }}?`} initialFocus={keep}>
      <div className={dialog['form']}>
        <p className={dialog['text']}>{t`A removed player cannot come back to this lobby.`}</p>
        <div className={dialog['actions']}>
          <Button ref={keep} variant="ghost" size="large" onClick={onKeep}>
            {t`Cancel`}
          </Button>
          <Button variant="danger" size="large" onClick={onRemove}>
            {t`Remove`}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
