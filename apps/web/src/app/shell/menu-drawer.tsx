import { PRODUCT_NAME } from '@hub/protocol/product';
import { Logo } from '@hub/ui/art/logo.tsx';
import { Drawer } from '@hub/ui/surfaces/drawer.tsx';
import { Link } from '@hub/web/links/link.tsx';
import { paths } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import { MenuContent } from './menu-content.tsx';
import styles from './menu-drawer.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onLogout: () => void;
}

/** Menu on phones: a drawer over the page that closes when an entry is chosen. */
export function MenuDrawer({ open, onClose, onLogout }: Props) {
  return (
    <Drawer open={open} onClose={onClose} label={t`Menu`}>
      <div data-cue="click3" className={styles['menu']}>
        <Link
          to={paths.home()}
          aria-label={t`${{ product: PRODUCT_NAME }}, home`}
          className={styles['logo']}
          onClick={onClose}
        >
          <Logo name={PRODUCT_NAME} />
        </Link>
        <MenuContent variant="full" onChoose={onClose} onLogout={onLogout} />
      </div>
    </Drawer>
  );
}
