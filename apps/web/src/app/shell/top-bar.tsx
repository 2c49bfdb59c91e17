import { Balance } from '@hub/features/ledger/screen/balance.tsx';
import { PRODUCT_NAME } from '@hub/protocol/product';
import { Logo } from '@hub/ui/art/logo.tsx';
import { IconButton } from '@hub/ui/controls/icon-button.tsx';
import { Link } from '@hub/web/links/link.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import { CircleQuestionMark, Menu } from 'lucide-react';
import styles from './top-bar.module.css';

interface Props {
  readonly isMenuOpen: boolean;
  readonly onOpenMenu: () => void;
  /** Undefined on pages without rules. */
  readonly onOpenRules?: (() => void) | undefined;
}

/** Top bar on phones: menu, link to home, balance. */
export function TopBar({ isMenuOpen, onOpenMenu, onOpenRules }: Props) {
  return (
    <header className={styles['bar']} data-top-bar>
      <IconButton
        label={t`Open menu`}
        icon={Menu}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        onClick={onOpenMenu}
      />
      <Link to={paths.home()} aria-label={t`${{ product: PRODUCT_NAME }}, home`} className={styles['logo']}>
        <Logo name={PRODUCT_NAME} size="small" />
      </Link>
      {onOpenRules && (
        <IconButton
          label={t`How to play`}
          icon={CircleQuestionMark}
          aria-haspopup="dialog"
          onClick={onOpenRules}
        />
      )}
      <Balance compact />
    </header>
  );
}
