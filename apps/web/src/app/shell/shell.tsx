import { classNames } from '@hub/ui/class-names.ts';
import { Loading } from '@hub/ui/feedback/loading.tsx';
import { PageLight } from '@hub/ui/surfaces/page-light.tsx';
import { PHONE, useMediaQuery, WIDE } from '@hub/ui/use-media-query.ts';
import { useCurrentRoute } from '@hub/web/links/current-route.ts';
import { t } from '@lingui/core/macro';
import { type ReactNode, Suspense, useState } from 'react';
import { useRules } from '../rules/use-rules.tsx';
import { LogoutDialog } from './logout-dialog.tsx';
import { MenuDrawer } from './menu-drawer.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { useSidebar } from './sidebar-state.ts';
import { TopBar } from './top-bar.tsx';
import { useLogout } from './use-logout.ts';

/** Layout around every page of a player: menu (sidebar, or top bar and drawer) and background light. */
export function Shell({ below, children }: { readonly below?: ReactNode; readonly children: ReactNode }) {
  const { hue, page } = useCurrentRoute() ?? {};
  const isPhone = useMediaQuery(PHONE);
  const sidebar = useSidebar({ isWide: useMediaQuery(WIDE), isGameScreen: page === 'play' });
  const [isMenuOpen, setIsMenuOpen] = useState(false);
  const logout = useLogout();
  const rules = useRules();
  const askToLeave = () => {
    setIsMenuOpen(false);
    logout.start();
  };
  return (
    <PageLight hue={hue}>
      <a href="#content" className={classNames('cut', styles['skip'])}>
        {t`Skip to content`}
      </a>
      {isPhone && (
        <TopBar isMenuOpen={isMenuOpen} onOpenMenu={() => setIsMenuOpen(true)} onOpenRules={rules.open} />
      )}
      <div className={classNames(styles['shell'], sidebar.isCollapsed && styles['collapsed'])}>
        {!isPhone && <Sidebar sidebar={sidebar} onLogout={askToLeave} onOpenRules={rules.open} />}
        <main id="content" tabIndex={-1} className={styles['main']}>
          <Suspense fallback={<Loading text={t`Loading...`} className={styles['waiting']} />}>
            {children}
          </Suspense>
          {below}
        </main>
      </div>
      {rules.dialog}
      <MenuDrawer open={isPhone && isMenuOpen} onClose={() => setIsMenuOpen(false)} onLogout={askToLeave} />
      <LogoutDialog open={logout.isAsking} onLogout={logout.confirm} onStay={logout.stay} />
    </PageLight>
  );
}
