import { ReturnAddressContext } from '@hub/features/accounts/screen/sign-in/return-address-context.ts';
import { Redirect, useNavigation } from '@hub/web/links/navigation.ts';
import { paths } from '@hub/web/links/paths.ts';
import type { Access } from '@hub/web/links/route-table.ts';
import { PlayerContext, useSession } from '@hub/web/session/use-session.ts';
import { type ReactNode, useContext, useEffect } from 'react';
import { checkAccess } from './admission.ts';

/** Renders its children for visitors who may see them, and redirects all others. */
export function Gate({ access, children }: { readonly access: Access; readonly children: ReactNode }) {
  const { claims, isSigningIn } = useSession((session) => session);
  const returnAddress = useContext(ReturnAddressContext);
  const admission = checkAccess({ access, hasToken: claims !== undefined, isSigningIn });
  if (admission === 'toWelcome') return <ToWelcome />;
  if (admission === 'toHome') return <Redirect to={returnAddress.read()} />;
  return access === 'player' ? <PlayerContext value={claims}>{children}</PlayerContext> : children;
}

/** Stores the requested address, unless the player has just logged out. */
function ToWelcome() {
  const { pathname, search, hash } = useNavigation().entry;
  const ended = useSession((session) => session.ended);
  const returnAddress = useContext(ReturnAddressContext);
  useEffect(() => {
    if (ended === 'logout' || ended === 'elsewhere') returnAddress.forget();
    else returnAddress.remember(pathname + search + hash);
  }, [ended, returnAddress, pathname, search, hash]);
  return <Redirect to={paths.welcome()} />;
}
