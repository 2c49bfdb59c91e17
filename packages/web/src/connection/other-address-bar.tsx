import { Optional } from '@hub/ui/feedback/optional.tsx';
import { lazy } from 'react';

const OtherAddress = lazy(() =>
  import('./other-address.tsx').then((code) => ({ default: code.OtherAddress })),
);

interface Props {
  readonly addresses: readonly string[];
  /** Pages of a signed-in player have a top bar on phones. */
  readonly isSignedIn: boolean;
}

/**
 * Names the hub's address on a page that was opened at another one, because the server refuses the sockets of such a
 * page. Without `addresses` the server takes any.
 */
export function OtherAddressBar({ addresses, isSignedIn }: Props) {
  const [main] = addresses;
  if (main === undefined || addresses.includes(location.origin)) return null;
  return (
    <Optional>
      <OtherAddress main={main} isSignedIn={isSignedIn} />
    </Optional>
  );
}
