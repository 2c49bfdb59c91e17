import { NetContext } from '@hub/ui/net/net.ts';
import { BrowserRouter } from 'react-router';
import { useStore } from 'zustand/react';
import { NotificationLayer } from '../features/notifications/notification-layer.tsx';
import { NotificationContext } from '../features/notifications/use-notify.ts';
import { SessionContext } from '../features/session/use-session.ts';
import { SignInConfiguredContext } from '../features/sign-in/sign-in-context.ts';
import { SoundProvider } from '../features/sound/sound-context.ts';
import { AppRoutes } from './app-routes.tsx';
import type { Dependencies } from './dependencies.ts';
import { ReturnAddressContext } from './gate.tsx';
import { ArrivalsContext } from './page-arrival.tsx';
import { PermittedSettings } from './permitted-settings.tsx';
import { SessionWatch } from './session-watch.tsx';

/** Root component; provides all dependencies to the component tree. */
export function App({ settings, session, notifications, sound, net, returnAddress, arrivals }: Dependencies) {
  const isSignedIn = useStore(session, ({ token }) => token !== undefined);
  return (
    <NetContext value={net}>
      <SessionContext value={session}>
        <NotificationContext value={notifications}>
          <SoundProvider value={sound}>
            <PermittedSettings settings={settings}>
              <SignInConfiguredContext value={settings.signInConfigured}>
                <ReturnAddressContext value={returnAddress}>
                  <ArrivalsContext value={arrivals}>
                    <SessionWatch />
                    <BrowserRouter>
                      <AppRoutes />
                    </BrowserRouter>
                  </ArrivalsContext>
                </ReturnAddressContext>
              </SignInConfiguredContext>
              <NotificationLayer isAhead={isSignedIn} />
            </PermittedSettings>
          </SoundProvider>
        </NotificationContext>
      </SessionContext>
    </NetContext>
  );
}
