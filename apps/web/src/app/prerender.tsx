import { NetContext } from '@hub/ui/net/net.ts';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createNotifications } from '../features/notifications/notification-store.ts';
import { DEFAULT_SETTINGS } from '../features/page-settings/page-settings.ts';
import { createSession } from '../features/session/session-store.ts';
import { createReturnAddress } from '../features/sign-in/return-address.ts';
import { SILENCE } from '../features/sound/playing-cue.ts';
import { SoundProvider } from '../features/sound/sound-context.ts';
import { createSoundSettings } from '../features/sound/sound-settings.ts';
import { App } from './app.tsx';
import type { Dependencies } from './dependencies.ts';
import { pageCodes } from './page-loads.ts';
import { createPageVisits } from './page-visits.ts';
import homeCss from './static-home.css?inline';
import { StaticHome } from './static-home.tsx';

const nothing = { read: () => undefined, write: () => undefined, remove: () => undefined };
const inBrowser = (): never => {
  throw new Error('Available only in a browser');
};

/** No effect runs at build time, so nothing here is called. */
const dependencies: Dependencies = {
  settings: DEFAULT_SETTINGS,
  session: createSession({ kept: nothing }),
  notifications: createNotifications(),
  sound: { settings: createSoundSettings(nothing), playCue: () => SILENCE, stopAll: () => undefined },
  net: {
    call: inBrowser,
    socketUrl: '',
    token: () => undefined,
    onUnauthorized: inBrowser,
    onOtherVersion: inBrowser,
    onStrangeFrame: inBrowser,
  },
  returnAddress: createReturnAddress(nothing),
  pageVisits: createPageVisits({ recall: () => 0, follow: () => () => undefined }),
};

/** Returns the markup of the welcome page as a visitor first sees it: without settings, figures and matches. */
export async function welcomeMarkup(): Promise<string> {
  await pageCodes.welcome.load();
  return markupOf(
    <StrictMode>
      <App {...dependencies} onWelcome={() => undefined} />
    </StrictMode>,
  );
}

/** Returns the markup of home before any data has come, and the style sheet that only this markup needs. */
export const homeMarkup = async (): Promise<string> =>
  markupOf(
    <NetContext value={dependencies.net}>
      <SoundProvider value={dependencies.sound}>
        <StaticHome />
      </SoundProvider>
    </NetContext>,
  );

/** In one piece: parts that come late would be moved to their place by inline scripts. */
async function markupOf(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(page, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  return new Response(prelude).text();
}

export { pagePreviews } from './page-previews.ts';
export { homeCss };
