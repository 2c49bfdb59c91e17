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
export type MenuVariant = 'icons' | 'opening' | 'full';

interface Row {
  readonly name: string;
  readonly icon: IconType;
  readonly variant: MenuVariant;
  readonly badge?: ReactNode;
}

function RowContent({ name, icon, variant, badge }: Row) {
  return (
    <>
      <span className={styles['icon']}>
        <Icon of={icon} />
      </span>
      <span className={variant === 'full' ? styles['name'] : 'sr'}>{name}</span>
      {badge !== undefined && <span className={variant === 'full' ? styles['badge'] : 'sr'}>{badge}</span>}
    </>
  );
}

/** Shows the name of an icon without a label. */
function Tooltip({
  variant,
  name,
  children,
}: Pick<Row, 'variant' | 'name'> & Pick<ComponentProps<typeof Popover>, 'children'>) {
  return (
    <Popover content={name} placement="end" disabled={variant !== 'icons'} className={styles['tooltip']}>
      {children}
    </Popover>
  );
}

const rowClass = (variant: MenuVariant) =>
  classNames('cut', styles['row'], variant === 'icons' && styles['alone']);

interface EntryProps {
  readonly entry: MenuEntry;
  readonly variant: MenuVariant;
  readonly isCurrent: boolean;
  readonly onChoose: () => void;
}

/** One entry of the menu. */
export function Entry({ entry, variant, isCurrent, onChoose }: EntryProps) {
  const { name, icon, href, color, isNew, badge: Badge } = entry;
  const style = (color && { '--g': color }) as CSSProperties | undefined;
  const badge = isNew ? <Chip color="var(--gold-400)">{t`New`}</Chip> : Badge && <Badge />;
  return (
    <Tooltip variant={variant} name={name}>
      <Link
        to={href}
        className={rowClass(variant)}
        style={style}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={onChoose}
      >
        <RowContent name={name} icon={icon} variant={variant} badge={badge} />
      </Link>
    </Tooltip>
  );
}

interface ActionProps extends Pick<Row, 'name' | 'icon' | 'variant'> {
  readonly onPress: () => void;
  readonly isExpanded?: boolean | undefined;
}

/** A menu row that runs an action instead of navigating. */
export function ActionRow({ name, icon, variant, onPress, isExpanded }: ActionProps) {
  return (
    <Tooltip variant={variant} name={name}>
      <button type="button" className={rowClass(variant)} aria-expanded={isExpanded} onClick={onPress}>
        <RowContent name={name} icon={icon} variant={variant} />
      </button>
    </Tooltip>
  );
}

/** A menu row that links to another site. */
export function OutsideRow({
  name,
  icon,
  variant,
  href,
}: Pick<Row, 'name' | 'icon' | 'variant'> & { readonly href: string }) {
  return (
    <Tooltip variant={variant} name={name}>
      <a href={href} target="_blank" rel="noreferrer" className={rowClass(variant)}>
        <RowContent name={name} icon={icon} variant={variant} />
      </a>
    </Tooltip>
  );
}
