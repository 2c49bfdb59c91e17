import { classNames } from '@hub/ui/class-names.ts';
import { t } from '@lingui/core/macro';
import styles from './divider.module.css';

/** The joint between the two items; breaks when a guess was wrong. */
export function Divider({ isBroken }: { readonly isBroken: boolean }) {
  return (
    <div className={classNames(styles['divider'], isBroken && styles['broken'])} aria-hidden>
      {isBroken && (
        <svg viewBox="0 0 60 400" preserveAspectRatio="none" className={styles['break']}>
          <path d="M30 0l-9 46 16 32-20 44 14 30-9 48 20 40-17 42 15 36-12 42 4 40" />
          <path d="M17 122l-15 22M37 78l17 14M22 200l-18 8M42 240l14 22M25 282l-16 14M40 318l12 10" />
        </svg>
      )}
      <div className={styles['versus']}>
        <span>{t`VS`}</span>
      </div>
    </div>
  );
}
