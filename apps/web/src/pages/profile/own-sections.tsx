import { Plate } from '@hub/ui/surfaces/plate.tsx';
import { useId } from 'react';
import { AccountCare } from '../../features/account-care/account-care.tsx';
import { LedgerView } from '../../features/ledger/ledger-view.tsx';
import { RecoveryCodes } from '../../features/recovery/recovery-codes.tsx';
import { profileTexts } from '../../messages/profile.ts';
import styles from './own-sections.module.css';

/** Sections of a profile that only its owner sees: ledger, recovery codes and account actions. */
export function OwnSections() {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles['own']}>
      <div className={styles['head']}>
        <h2 id={titleId}>{profileTexts.ownTitle}</h2>
        <p>{profileTexts.ownText}</p>
      </div>
      <div className={styles['columns']}>
        <LedgerView />
        <div className={styles['care']}>
          <Plate as="div" padded>
            <RecoveryCodes />
          </Plate>
          <Plate as="div" padded>
            <AccountCare />
          </Plate>
        </div>
      </div>
    </section>
  );
}
