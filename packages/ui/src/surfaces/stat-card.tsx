import type { LucideIcon } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { Icon } from '../art/icon.tsx';
import { classNames } from '../class-names.ts';
import styles from './stat-card.module.css';

interface Props extends ComponentPropsWithRef<'div'> {
  readonly icon: LucideIcon;
  readonly figure: string;
  /** What the number means. */
  readonly label: string;
}

/** A number with its icon on a small card; fits beside a reward line. */
export const StatCard = ({ icon, figure, label, className, ...rest }: Props) => (
  <div {...rest} className={classNames('cut', styles['fact'], className)}>
    <Icon of={icon} size="large" />
    <div>
      <b className="num">{figure}</b>
      <small>{label}</small>
    </div>
  </div>
);
