import { Button } from '@hub/ui/controls/button.tsx';
import { Modal } from '@hub/ui/surfaces/modal.tsx';
import { t } from '@lingui/core/macro';
import { Users } from 'lucide-react';
import { useState } from 'react';
import type { Offer } from '../../places/known-players.ts';
import { usePeople } from './people-calls.ts';
import { PeopleStrip } from './people-strip.tsx';
import styles from './places/known-players.module.css';

/** One button among those of a finished game, which shows the players whom one knows; none where there are none. */
export function PeopleMenu({ offer }: { readonly offer?: Offer | undefined }) {
  const { data } = usePeople();
  const [isOpen, setIsOpen] = useState(false);
  if (data === undefined || data.people.every(({ player }) => player === null)) return null;
  return (
    <>
      <Button
        variant="neutral"
        size="large"
        icon={Users}
        aria-label={t`Players you know`}
        className={styles['open']}
        onClick={() => setIsOpen(true)}
      >
        <span>{t`Players you know`}</span>
        <span className={styles['short']}>
          {t({ message: 'Players', comment: 'The same where there is less room.' })}
        </span>
      </Button>
      <Modal open={isOpen} onClose={() => setIsOpen(false)} title={t`Players you know`}>
        <PeopleStrip isUntitled offer={offer} />
      </Modal>
    </>
  );
}
