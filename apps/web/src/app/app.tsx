import { BrowserRouter } from 'react-router';
import { NotificationLayer } from '../features/notifications/notification-layer.tsx';
import { NotificationContext } from '../features/notifications/use-notify.ts';
import { PageSettingsContext } from '../features/page-settings/page-settings.ts';
import { SessionContext } from '../features/session/use-session.ts';
import { NetContext } from '../net/net.ts';
import { AppRoutes } from './app-routes.tsx';
import type { Dependencies } from './dependencies.ts';
import { ReturnAddressContext } from './gate.tsx';
import { ArrivalsContext } from './page-arrival.tsx';
import { SessionWatch } from './session-watch.tsx';

/** The whole page, from what it is built of. */
export function App({ settings, session, notifications, net, returnAddress, arrivals }: Dependencies) {
  return (
    <PageSettingsContext value={settings}>
      <NetContext value={net}>
        <SessionContext value={session}>
          <NotificationContext value={notifications}>
            <ReturnAddressContext value={returnAddress}>
              <ArrivalsContext value={arrivals}>
                <SessionWatch />
                <BrowserRouter>
                  <AppRoutes />
                </BrowserRouter>
                <NotificationLayer />
              </ArrivalsContext>
            </ReturnAddressContext>
          </NotificationContext>
        </SessionContext>
      </NetContext>
    </PageSettingsContext>
  );
}
