import { Icon, type IconType } from '@hub/ui/art/icon.tsx';
import { classNames } from '@hub/ui/class-names.ts';
import { CircleX, ShieldCheck } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import styles from './rows.module.css';

interface RowsProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Things below each other, each with its state, what it means, and what can be done about it. */
export const Rows = ({ label, children }: RowsProps) => <ul aria-label={label}>{children}</ul>;

interface RowProps {
  readonly icon: IconType;
  readonly variant?: 'good' | 'look' | 'bad' | undefined;
  /** In place of the icon: a face. */
  readonly picture?: ReactNode;
  readonly title: ReactNode;
  /** Below the title. */
  readonly children?: ReactNode;
  /** Buttons at the right. */
  readonly act?: ReactNode;
}

interface TileProps extends Pick<RowProps, 'icon' | 'variant'> {
  /** CSS colour, used instead of that of a state. */
  readonly color?: string | undefined;
}

/** An icon on a field of the colour of what it stands for. */
export const Tile = ({ icon, variant, color }: TileProps) => (
  <span
    className={classNames('cut', styles['tile'], variant && styles[variant])}
    style={color === undefined ? undefined : ({ '--c': color } as CSSProperties)}
  >
    <Icon of={icon} />
  </span>
);

const Content = ({ icon, variant, picture, title, children, act }: RowProps) => (
  <>
    {picture || <Tile icon={icon} variant={variant} />}
    <div className={styles['words']}>
      {title}
      {children && <div>{children}</div>}
    </div>
    {act && <div className={styles['act']}>{act}</div>}
  </>
);

export const Row = ({ title, ...rest }: RowProps) => (
  <li className={styles['row']}>
    <Content {...rest} title={<b>{title}</b>} />
  </li>
);

interface BannerProps extends Pick<RowProps, 'title' | 'children' | 'act'> {
  readonly isAlarm?: boolean;
}

/** What a page or a list says first: whether all is well, and one action. */
export const Banner = ({ isAlarm, title, ...rest }: BannerProps) => (
  <div className={classNames(styles['row'], styles['banner'])}>
    <Content
      {...rest}
      icon={isAlarm ? CircleX : ShieldCheck}
      variant={isAlarm ? 'bad' : 'good'}
      title={<h2>{title}</h2>}
    />
  </div>
);
