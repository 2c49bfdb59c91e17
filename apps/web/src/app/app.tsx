import { ReturnAddressContext } from '@hub/features/accounts/screen/sign-in/return-address-context.ts';
import { SignInContext } from '@hub/features/accounts/screen/sign-in/sign-in-context.ts';
import { NetContext } from '@hub/ui/net/net.ts';
import { OfflineBar } from '@hub/web/connection/offline-bar.tsx';
import { OtherAddressBar } from '@hub/web/connection/other-address-bar.tsx';
import { NotificationLayer } from '@hub/web/notifications/notification-layer.tsx';
import { NotificationContext } from '@hub/web/notifications/use-notify.ts';
import { DEFAULT_SETTINGS } from '@hub/web/page-settings/page-settings.ts';
import { SessionContext } from '@hub/web/session/use-session.ts';
import { SoundProvider } from '@hub/web/sound/sound-context.ts';
import { useDeferredValue } from 'react';
import { useStore } from 'zustand/react';
import type { Dependencies } from './dependencies.ts';
import { routerCode } from './first-loads.ts';
import { FirstWelcome } from './first-welcome.tsx';
import { PageVisitsContext } from './page-visits.ts';
import { lazyPage } from './pages.ts';
import { PermittedSettings } from './permitted-settings.tsx';
import { SessionWatch } from './session-watch.tsx';

const Router = lazyPage(routerCode);

interface Props extends Dependencies {
  /** Given if a visitor opens the welcome page first; called when it takes presses. */
  readonly onWelcome: (() => void) | undefined;
}

/** Root component; provides all dependencies to the component tree. */
export function App({
  settings: hostSettings,
  session,
  notifications,
  sound,
  net,
  returnAddress,
  pageVisits,
  onWelcome,
}: Props) {
  const isSignedIn = useStore(session, ({ token }) => token !== undefined);
  // The static markup is built without the settings of a host. Deferred, or React would hydrate all of it in one step.
  const settings = useDeferredValue(hostSettings, onWelcome ? DEFAULT_SETTINGS : hostSettings);
  return (
    <NetContext value={net}>
      <SessionContext value={session}>
        <NotificationContext value={notifications}>
          <SoundProvider value={sound}>
            <PermittedSettings settings={settings}>
              <OtherAddressBar addresses={settings.addresses} isSignedIn={isSignedIn} />
              <SignInContext value={settings}>
                <ReturnAddressContext value={returnAddress}>
                  <PageVisitsContext value={pageVisits}>
                    <SessionWatch />
                    {onWelcome ? (
                      <FirstWelcome onReady={onWelcome}>
                        <Router />
                      </FirstWelcome>
                    ) : (
                      <Router />
                    )}
                  </PageVisitsContext>
                </ReturnAddressContext>
              </SignInContext>
              <OfflineBar />
              <NotificationLayer shouldPreload={isSignedIn} />
            </PermittedSettings>
          </SoundProvider>
        </NotificationContext>
      </SessionContext>
    </NetContext>
  );
}
