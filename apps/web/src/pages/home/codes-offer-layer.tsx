import { Optional } from '@hub/ui/feedback/optional.tsx';
import { safeStorage } from '@hub/ui/net/safe-storage.ts';
import { useAccount } from '@hub/web/session/account.ts';
import { usePlayer } from '@hub/web/session/use-session.ts';
import { lazy, useState } from 'react';

/** Lazy: few visits of home offer codes. */
const CodesOffer = lazy(() =>
  import('@hub/features/accounts/screen/codes-offer.tsx').then((code) => ({ default: code.CodesOffer })),
);

const kept = safeStorage(() => localStorage);

/**
 * Offers recovery codes to a guest who needs one, until there are some or the guest declines for good. The browser remembers
 * that, and not the account: it is about the key in this browser, and an account without codes is in no other one.
 */
export function CodesOfferLayer() {
  const key = `hub.noCodes.${usePlayer().player_id}`;
  const isNeeded = useAccount().data?.needsRecoveryCode;
  const [isOpen, setIsOpen] = useState<boolean>();
  // Once open it stays until it is answered: codes are shown once, also while the account is fetched again.
  if (isOpen === undefined && isNeeded && kept.read(key) === undefined) setIsOpen(true);
  if (!isOpen) return null;
  const decline = () => {
    kept.write(key, '1');
    setIsOpen(false);
  };
  return (
    <Optional>
      <CodesOffer onKept={() => setIsOpen(false)} onDecline={decline} />
    </Optional>
  );
}
