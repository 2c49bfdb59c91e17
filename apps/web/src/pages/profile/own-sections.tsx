import { AccountCare } from '@hub/features/accounts/screen/account-care.tsx';
import { RecoveryCodes } from '@hub/features/accounts/screen/recovery-codes.tsx';
import { ConnectAccount } from '@hub/features/accounts/screen/sign-in/connect-account.tsx';
import { useIsSignInConfigured } from '@hub/features/accounts/screen/sign-in/sign-in-context.ts';
import { LedgerView } from '@hub/features/ledger/screen/ledger-view.tsx';
import { OwnSettings } from '@hub/features/places/own-settings.ts';
import { Icon } from '@hub/ui/art/icon.tsx';
import { Card } from '@hub/ui/surfaces/card.tsx';
import { PHONE, useMediaQuery } from '@hub/ui/use-media-query.ts';
import { t } from '@lingui/core/macro';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import styles from './own-sections.module.css';

interface Props {
  /** Whether the account is linked to a Google account. */
  readonly isLinked: boolean;
}

/** Sections of a profile that only its owner sees: ledger, recovery codes and account actions. Closed on phones. */
export function OwnSections({ isLinked }: Props) {
  const isConfigured = useIsSignInConfigured();
  const isPhone = useMediaQuery(PHONE);
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles['own']}>
      <details open={!isPhone}>
        <summary>
          <div>
            <h2 id={titleId}>{t`Only for you`}</h2>
            <p className="soft">{t`Other players do not see this part of your profile.`}</p>
          </div>
          <Icon of={ChevronDown} />
        </summary>
        <div className={styles['columns']}>
          <div className={styles['column']}>
            <LedgerView />
            <Card as="div" padded>
              <RecoveryCodes />
            </Card>
          </div>
          <div className={styles['column']}>
            {/* The header has the button on hubs where it works. */}
            {!isConfigured && !isLinked && (
              <Card as="div" padded>
                <ConnectAccount />
              </Card>
            )}
            {OwnSettings && (
              <Card as="div" padded>
                <OwnSettings />
              </Card>
            )}
            <Card as="div" padded>
              <AccountCare />
            </Card>
          </div>
        </div>
      </details>
    </section>
  );
}
