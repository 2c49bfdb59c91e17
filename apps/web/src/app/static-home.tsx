import type { PlayerId } from '@hub/engine/wire/ids';
import { BalanceProvider } from '@hub/features/ledger/screen/balance-state.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { PageLight } from '@hub/ui/surfaces/page-light.tsx';
import { entryOf, FIRST_ENTRY } from '@hub/web/links/history-entry.ts';
import { NavigationContext } from '@hub/web/links/navigation.ts';
import { routes } from '@hub/web/links/route-table.ts';
import { DEFAULT_SETTINGS, PageSettingsContext } from '@hub/web/page-settings/page-settings.ts';
import { PlayerContext } from '@hub/web/session/use-session.ts';
import { t } from '@lingui/core/macro';
import { QueryClientProvider } from '@tanstack/react-query';
import { HomePage } from '../pages/home/home-page.tsx';
import { createQueries } from './queries.ts';
import shell from './shell/shell.module.css';
import { Sidebar } from './shell/sidebar.tsx';
import { TopBar } from './shell/top-bar.tsx';

const nothing = () => undefined;

const NAVIGATION = {
  entry: entryOf(routes.home.path, FIRST_ENTRY, true),
  go: nothing,
  goBack: nothing,
  guard: () => nothing,
};

/** The entry writes the name into the markup. */
const UNKNOWN_PLAYER = { id: '', player_id: '' as PlayerId, name: '', ver: 0, iat: 0, exp: 0 };
/** A hub has this link unless its host removes it. */
const SETTINGS = { ...DEFAULT_SETTINGS, legalUrl: '' };

/**
 * Home of a signed-in player before any data has come, for static markup. The width of the window is unknown, so it has
 * every form of the menu; style sheets hide all but one. The entry shows it (`showStaticHome`), and the app replaces it.
 */
export const StaticHome = () => (
  <div hidden inert aria-hidden data-returning={t`Welcome back, `}>
    <NavigationContext value={NAVIGATION}>
      <PageSettingsContext value={SETTINGS}>
        <PlayerContext value={UNKNOWN_PLAYER}>
          <QueryClientProvider client={createQueries()}>
            <BalanceProvider accountId="">
              <PageLight hue={routes.home.hue} contours={false}>
                <div className="static-phone">
                  <TopBar isMenuOpen={false} onOpenMenu={nothing} />
                </div>
                <div className={classNames(shell['shell'], 'static-shell')}>
                  <div className="static-icons">
                    <Menu isCollapsed />
                  </div>
                  <div className="static-labels">
                    <Menu isCollapsed={false} />
                  </div>
                  <main className={shell['main']}>
                    <HomePage />
                  </main>
                </div>
              </PageLight>
            </BalanceProvider>
          </QueryClientProvider>
        </PlayerContext>
      </PageSettingsContext>
    </NavigationContext>
  </div>
);

const Menu = ({ isCollapsed }: { readonly isCollapsed: boolean }) => (
  <Sidebar sidebar={{ isCollapsed, hasLabels: !isCollapsed, toggle: nothing }} onLogout={nothing} />
);
