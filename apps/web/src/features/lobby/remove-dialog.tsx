import { Button } from '@hub/ui/controls/button.tsx';
import dialog from '@hub/ui/surfaces/dialog-form.module.css';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { useRef } from 'react';
import { lobbyTexts } from '../../messages/lobby.ts';

const texts = lobbyTexts.remove;

interface Props {
  readonly name: string;
  readonly onRemove: () => void;
  readonly onKeep: () => void;
}

/** Asks the owner to confirm removing a player, who cannot return. The safe button has the initial focus. */
export function RemoveDialog({ name, onRemove, onKeep }: Props) {
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Modal open onClose={onKeep} title={texts.title(name)} initialFocus={keep}>
      <div className={dialog['form']}>
        <p className={dialog['text']}>{texts.text}</p>
        <div className={dialog['actions']}>
          <Button ref={keep} look="ghost" size="large" onClick={onKeep}>
            {texts.keep}
          </Button>
          <Button look="danger" size="large" onClick={onRemove}>
            {texts.remove}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
