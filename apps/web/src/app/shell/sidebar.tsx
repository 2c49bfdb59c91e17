import { PRODUCT_NAME } from '@hub/protocol/product';
import { Logo } from '@hub/ui/art/logo.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Link } from '@hub/web/links/link.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import { CircleQuestionMark, PanelLeft } from 'lucide-react';
import { ActionRow, type MenuVariant } from './entry.tsx';
import { MenuContent } from './menu-content.tsx';
import styles from './sidebar.module.css';
import type { SidebarState } from './sidebar-state.ts';
import { useGoldDay } from './use-gold-day.ts';

interface Props {
  readonly sidebar: SidebarState;
  readonly onLogout: () => void;
  /** Undefined on pages without rules. */
  readonly onOpenRules?: (() => void) | undefined;
}

const stay = () => undefined;

function menuVariant({ isCollapsed, hasLabels }: SidebarState): MenuVariant {
  if (isCollapsed) return 'icons';
  return hasLabels ? 'full' : 'opening';
}

/** Menu at the left edge, from 768 px width. */
export function Sidebar({ sidebar, onLogout, onOpenRules }: Props) {
  const variant = menuVariant(sidebar);
  const isGoldDay = useGoldDay();
  return (
    <aside
      aria-label={t({ message: 'Main', comment: 'Name of the menu, for screen readers.' })}
      data-cue="click3"
      className={classNames(styles['sidebar'], styles[variant], isGoldDay && styles['gold'])}
    >
      <Link to={paths.home()} aria-label={t`${{ product: PRODUCT_NAME }}, home`} className={styles['logo']}>
        <Logo name={variant === 'full' ? PRODUCT_NAME : undefined} />
      </Link>
      {onOpenRules && (
        <ActionRow name={t`How to play`} icon={CircleQuestionMark} variant={variant} onPress={onOpenRules} />
      )}
      <MenuContent variant={variant} onChoose={stay} onLogout={onLogout}>
        <ActionRow
          name={sidebar.isCollapsed ? t`Expand sidebar` : t`Collapse`}
          icon={PanelLeft}
          variant={variant}
          isExpanded={!sidebar.isCollapsed}
          onPress={sidebar.toggle}
        />
      </MenuContent>
    </aside>
  );
}
