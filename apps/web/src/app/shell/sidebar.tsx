import { PRODUCT_NAME } from '@hub/protocol/product';
import { Logo } from '@hub/ui/art/logo.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { CircleQuestionMark, PanelLeft } from 'lucide-react';
import type { SidebarState } from '../../features/sidebar/sidebar-state.ts';
import { Link } from '../../links/link.tsx';
import { paths } from '../../links/paths.ts';
import { navigationTexts } from '../../messages/navigation.ts';
import { ActionRow, type MenuLook } from './entry.tsx';
import { MenuContent } from './menu-content.tsx';
import styles from './sidebar.module.css';
import { useGoldDay } from './use-gold-day.ts';

interface Props {
  readonly sidebar: SidebarState;
  readonly onLogout: () => void;
  /** Undefined on pages without rules. */
  readonly onOpenRules?: (() => void) | undefined;
}

const stay = () => undefined;

function menuLook({ isCollapsed, hasLabels }: SidebarState): MenuLook {
  if (isCollapsed) return 'icons';
  return hasLabels ? 'full' : 'opening';
}

/** Menu at the left edge, from 768 px width. */
export function Sidebar({ sidebar, onLogout, onOpenRules }: Props) {
  const look = menuLook(sidebar);
  const isGoldDay = useGoldDay();
  return (
    <aside
      aria-label={navigationTexts.main}
      data-cue="click3"
      className={classNames(styles['sidebar'], styles[look], isGoldDay && styles['gold'])}
    >
      <Link to={paths.home()} aria-label={navigationTexts.home(PRODUCT_NAME)} className={styles['logo']}>
        <Logo name={look === 'full' ? PRODUCT_NAME : undefined} />
      </Link>
      {onOpenRules && (
        <ActionRow name={navigationTexts.rules} icon={CircleQuestionMark} look={look} onPress={onOpenRules} />
      )}
      <MenuContent look={look} onChoose={stay} onLogout={onLogout}>
        <ActionRow
          name={sidebar.isCollapsed ? navigationTexts.expand : navigationTexts.collapse}
          icon={PanelLeft}
          look={look}
          isExpanded={!sidebar.isCollapsed}
          onPress={sidebar.toggle}
        />
      </MenuContent>
    </aside>
  );
}
