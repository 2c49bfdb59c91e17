import { Button } from '@hub/ui/controls/button.tsx';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { Users } from 'lucide-react';
import { useState } from 'react';
import { peopleTexts as texts } from '../../messages/people.ts';
import type { Offer } from './offer-button.tsx';
import styles from './people.module.css';
import { usePeople } from './people-calls.ts';
import { PeopleStrip } from './people-strip.tsx';

/** One button among those of a finished game, which shows the players whom one knows; none where there are none. */
export function PeopleMenu({ offer }: { readonly offer?: Offer | undefined }) {
  const { data } = usePeople();
  const [isOpen, setIsOpen] = useState(false);
  if (data === undefined || data.people.every(({ player }) => player === null)) return null;
  return (
    <>
      <Button
        look="neutral"
        size="large"
        icon={Users}
        aria-label={texts.strip}
        className={styles['open']}
        onClick={() => setIsOpen(true)}
      >
        <span>{texts.strip}</span>
        <span className={styles['short']}>{texts.players}</span>
      </Button>
      <Modal open={isOpen} onClose={() => setIsOpen(false)} title={texts.strip}>
        <PeopleStrip isUntitled offer={offer} />
      </Modal>
    </>
  );
}
