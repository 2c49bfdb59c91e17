import { createReturnAddress } from '@hub/features/accounts/screen/sign-in/return-address.ts';
import { DEFAULT_LANGUAGE, type Language } from '@hub/protocol/languages';
import type { PagePreview } from '@hub/protocol/page-previews';
import { PRODUCT_NAME } from '@hub/protocol/product';
import { type Catalogue, words } from '@hub/ui/language/words.ts';
import { NetContext } from '@hub/ui/net/net.ts';
import { createNotifications } from '@hub/web/notifications/notification-store.ts';
import { DEFAULT_SETTINGS } from '@hub/web/page-settings/page-settings.ts';
import { createSession } from '@hub/web/session/session-store.ts';
import { SILENCE } from '@hub/web/sound/playing-cue.ts';
import { SoundProvider } from '@hub/web/sound/sound-context.ts';
import { createSoundSettings } from '@hub/web/sound/sound-settings.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { App } from './app.tsx';
import type { Dependencies } from './dependencies.ts';
import { pageCodes } from './page-loads.ts';
import { pagePreviews } from './page-previews.ts';
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

export interface Drawn {
  readonly welcome: string;
  readonly home: string;
  readonly previews: readonly PagePreview[];
  /** Texts of `index.html`, by the English ones. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Draws the pages in a language, each with no more of its messages than the browser has when it shows the page. */
export async function draw(language: Language, ofWelcome: Catalogue, ofHome: Catalogue): Promise<Drawn> {
  words.activate(DEFAULT_LANGUAGE);
  await pageCodes.welcome.load();
  words.load(language, ofWelcome);
  words.activate(language);
  const welcome = await welcomeMarkup();
  words.load(language, ofHome);
  return { welcome, home: await homeMarkup(), previews: pagePreviews(), texts: pageTexts() };
}

const pageTexts = () => ({
  'Five champion-themed mini-games. Free in your browser, no download.': t`Champion-themed mini-games. Free in your browser, no download.`,
  [`This browser is too old for ${PRODUCT_NAME}, which needs Chrome, Edge, Firefox or Safari of the last three years. If yours is newer, reload the page.`]: t`This browser is too old for ${PRODUCT_NAME}, which needs Chrome, Edge, Firefox or Safari of the last three years. If yours is newer, reload the page.`,
  [`${PRODUCT_NAME} needs JavaScript to run.`]: t`${PRODUCT_NAME} needs JavaScript to run.`,
});

/** The welcome page as a visitor first sees it: without settings, figures and matches. */
const welcomeMarkup = (): Promise<string> =>
  markupOf(
    <StrictMode>
      <App {...dependencies} onWelcome={() => undefined} />
    </StrictMode>,
  );

/** Home before any data has come. */
const homeMarkup = (): Promise<string> =>
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

/** The style sheet that only the markup of home needs. */
export { homeCss };
