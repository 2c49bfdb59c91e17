import { type ReactNode, useContext, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { PlayerContext, useSession } from '../features/session/use-session.ts';
import { ReturnAddressContext } from '../features/sign-in/return-address-context.ts';
import { paths } from '../links/paths.ts';
import type { Access } from '../links/route-table.ts';
import { checkAccess } from './admission.ts';

interface Props {
  readonly access: Access;
  readonly children: ReactNode;
}

/** Renders its children for visitors who may see them, and redirects all others. */
export function Gate({ access, children }: Props) {
  const { claims, isSigningIn } = useSession((session) => session);
  const returnAddress = useContext(ReturnAddressContext);
  const admission = checkAccess({ access, hasToken: claims !== undefined, isSigningIn });
  if (admission === 'toWelcome') return <ToWelcome />;
  if (admission === 'toHome') return <Navigate to={returnAddress.read()} replace />;
  return access === 'player' ? <PlayerContext value={claims}>{children}</PlayerContext> : children;
}

/** Stores the requested address, unless the player has just logged out. */
function ToWelcome() {
  const { pathname, search, hash } = useLocation();
  const ended = useSession((session) => session.ended);
  const returnAddress = useContext(ReturnAddressContext);
  useEffect(() => {
    if (ended === 'logout' || ended === 'elsewhere') returnAddress.forget();
    else returnAddress.remember(pathname + search + hash);
  }, [ended, returnAddress, pathname, search, hash]);
  return <Navigate to={paths.welcome()} replace />;
}
