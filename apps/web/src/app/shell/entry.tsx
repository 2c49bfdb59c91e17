import { Icon, type IconType } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { Popover } from '@hub/ui/surfaces/popover.tsx';
import { Chip } from '@hub/ui/text/chip.tsx';
import { Link } from '@hub/web/links/link.tsx';
import { t } from '@lingui/core/macro';
import type { ComponentProps, CSSProperties, ReactNode } from 'react';
import styles from './entry.module.css';
import type { MenuEntry } from './menu.ts';

/** Layout of the menu: `icons` while the sidebar is collapsed, `opening` until the labels fit. */
export type MenuLook = 'icons' | 'opening' | 'full';

interface Row {
  readonly name: string;
  readonly icon: IconType;
  readonly look: MenuLook;
  readonly badge?: ReactNode;
}

function RowContent({ name, icon, look, badge }: Row) {
  return (
    <>
      <span className={styles['icon']}>
        <Icon of={icon} />
      </span>
      <span className={look === 'full' ? styles['name'] : 'sr'}>{name}</span>
      {badge !== undefined && <span className={look === 'full' ? styles['badge'] : 'sr'}>{badge}</span>}
    </>
  );
}

/** Shows the name of an icon without a label. */
function Tooltip({
  look,
  name,
  children,
}: Pick<Row, 'look' | 'name'> & Pick<ComponentProps<typeof Popover>, 'children'>) {
  return (
    <Popover content={name} placement="end" disabled={look !== 'icons'} className={styles['tooltip']}>
      {children}
    </Popover>
  );
}

const rowClass = (look: MenuLook) => classNames('cut', styles['row'], look === 'icons' && styles['alone']);

interface EntryProps {
  readonly entry: MenuEntry;
  readonly look: MenuLook;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

/** One entry of the menu. */
export function Entry({ entry, look, isCurrent, onChoose }: EntryProps) {
  const { name, icon, href, color, isNew, badge: Badge } = entry;
  const style = (color && { '--g': color }) as CSSProperties | undefined;
  const badge = isNew ? <Chip color="var(--gold-400)">{t`New`}</Chip> : Badge && <Badge />;
  return (
    <Tooltip look={look} name={name}>
      <Link
        to={href}
        className={rowClass(look)}
        style={style}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChoose}
      >
        <RowContent name={name} icon={icon} look={look} badge={badge} />
      </Link>
    </Tooltip>
  );
}

interface ActionProps extends Pick<Row, 'name' | 'icon' | 'look'> {
  readonly onPress: () => void;
  readonly isExpanded?: boolean | undefined;
}

/** A menu row that runs an action instead of navigating. */
export function ActionRow({ name, icon, look, onPress, isExpanded }: ActionProps) {
  return (
    <Tooltip look={look} name={name}>
      <button type="button" className={rowClass(look)} aria-expanded={isExpanded} onClick={onPress}>
        <RowContent name={name} icon={icon} look={look} />
      </button>
    </Tooltip>
  );
}

/** A menu row that links to another site. */
export function OutsideRow({
  name,
  icon,
  look,
  href,
}: Pick<Row, 'name' | 'icon' | 'look'> & { readonly href: string }) {
  return (
    <Tooltip look={look} name={name}>
      <a href={href} target="_blank" rel="noreferrer" className={rowClass(look)}>
        <RowContent name={name} icon={icon} look={look} />
      </a>
    </Tooltip>
  );
}
