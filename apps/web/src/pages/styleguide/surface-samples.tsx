import { Button } from '@hub/ui/controls/button.tsx';
import { TextField } from '@hub/ui/controls/text-field.tsx';
import { Drawer } from '@hub/ui/surfaces/drawer.tsx';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { Overlay } from '@hub/ui/surfaces/overlay.tsx';
import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { PlateHeader } from '@hub/ui/surfaces/plate-header.tsx';
import { Popover } from '@hub/ui/surfaces/popover.tsx';
import { RewardLine } from '@hub/ui/text/reward-line.tsx';
import { Username } from '@hub/ui/text/username.tsx';
import { useEffect, useRef, useState } from 'react';
import { Row, Sample } from './sample.tsx';
import styles from './styleguide-page.module.css';

const PLACEMENTS = ['top', 'bottom', 'left', 'right'] as const;
type Opened = 'question' | 'form' | 'wide' | 'drawer' | 'overlay';

/** Overlays: everything shown on top of the page. */
export function SurfaceSamples() {
  const [opened, setOpened] = useState<Opened>();
  const close = () => setOpened(undefined);
  useEffect(() => {
    if (opened !== 'overlay') return undefined;
    const timer = window.setTimeout(() => setOpened(undefined), 2000);
    return () => window.clearTimeout(timer);
  }, [opened]);
  return (
    <Sample title="Dialogs, popovers and layers">
      <Row>
        <Button onClick={() => setOpened('question')}>A question</Button>
        <Button onClick={() => setOpened('form')}>A form</Button>
        <Button onClick={() => setOpened('wide')}>A wide dialog</Button>
        <Button onClick={() => setOpened('drawer')}>The drawer</Button>
        <Button onClick={() => setOpened('overlay')}>An overlay</Button>
      </Row>
      <Row>
        {PLACEMENTS.map((placement) => (
          <Popover key={placement} placement={placement} content={<PreviewNote />}>
            <Button look="ghost">Note at the {placement}</Button>
          </Popover>
        ))}
      </Row>
      <Plate look="sunk" padded>
        <p className="soft">A well inside a plate</p>
      </Plate>
      <Question open={opened === 'question'} onClose={close} />
      <Form open={opened === 'form'} onClose={close} />
      <Modal open={opened === 'wide'} onClose={close} title="Wide" size="wide">
        <p className="soft">A wide dialog holds a map or a preview.</p>
      </Modal>
      <Drawer open={opened === 'drawer'} onClose={close} label="Menu">
        <PlateHeader title="Menu" />
      </Drawer>
      {opened === 'overlay' && (
        <Overlay label="The game starts in 3" look="seam">
          <b className={styles['digit']}>3</b>
        </Overlay>
      )}
    </Sample>
  );
}

function PreviewNote() {
  return (
    <>
      <span className="label">Preview</span>
      <div>
        <Username name="Kestrel" effect="rainbow" />
      </div>
    </>
  );
}

interface DialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

function Question({ open, onClose }: DialogProps) {
  return (
    <Modal open={open} onClose={onClose} title="You sure?">
      <p className={styles['lead']}>
        This is a temporary account. Logging out loses access to it, although it is not deleted. Connect
        Google on your profile to keep it.
      </p>
      <RewardLine gained={100} balance={2580} />
      <div className={styles['actions']}>
        <Button look="danger" onClick={onClose}>
          Logout
        </Button>
        <Button look="gold" onClick={onClose}>
          Stay
        </Button>
      </div>
    </Modal>
  );
}

function Form({ open, onClose }: DialogProps) {
  const [name, setName] = useState('');
  const field = useRef<HTMLInputElement>(null);
  return (
    <Modal open={open} onClose={onClose} title="Choose Your Username" initialFocus={field}>
      <TextField ref={field} label="Username" limit={12} value={name} onChange={setName} />
      <div className={styles['actions']}>
        <Button look="ghost" onClick={onClose}>
          Cancel
        </Button>
        <Button look="gold" onClick={onClose}>
          Sign Up
        </Button>
      </div>
    </Modal>
  );
}
