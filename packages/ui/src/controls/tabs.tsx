import * as RadixTabs from '@radix-ui/react-tabs';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './tabs.module.css';

export interface Tab<Id extends string> {
  readonly id: Id;
  readonly label: string;
  /** A small number after the label. */
  readonly badge?: ReactNode;
  /** Shown above the label in the `tier` look. */
  readonly picture?: ReactNode;
  /** Colour of the line under the selected tab; the page's hue by default. */
  readonly color?: string | undefined;
}

interface Props<Id extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<Id>[];
  readonly value: Id;
  readonly onChange: (id: Id) => void;
  readonly look?: 'segmented' | 'tier' | undefined;
  /** `automatic` (the default) selects a tab when it gets the focus; `manual` on Enter or the space bar. */
  readonly activation?: 'automatic' | 'manual' | undefined;
  readonly className?: string | undefined;
  /** The panels. */
  readonly children?: ReactNode;
}

/** Tabs above their panels; the arrow keys, Home and End move between them. */
export function Tabs<Id extends string>({
  label,
  tabs,
  value,
  onChange,
  look = 'segmented',
  activation = 'automatic',
  className,
  children,
}: Props<Id>) {
  const choose = (id: string) => {
    const tab = tabs.find((candidate) => candidate.id === id);
    if (tab) onChange(tab.id);
  };
  return (
    <RadixTabs.Root
      value={value}
      activationMode={activation}
      onValueChange={choose}
      className={classNames(styles['root'], className)}
    >
      <RadixTabs.List aria-label={label} className={classNames('cut', styles[look])}>
        {tabs.map((tab) => (
          <RadixTabs.Trigger
            key={tab.id}
            value={tab.id}
            className={classNames('cut', styles['tab'])}
            style={{ '--tab': tab.color } as CSSProperties}
          >
            {tab.picture}
            <span>{tab.label}</span>
            {tab.badge !== undefined && (
              <span className={classNames('num', styles['badge'])}>{tab.badge}</span>
            )}
          </RadixTabs.Trigger>
        ))}
      </RadixTabs.List>
      {children}
    </RadixTabs.Root>
  );
}

interface PanelProps {
  readonly id: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** The panel of a tab; only the selected tab's panel is rendered. */
export function TabPanel({ id, children, className }: PanelProps) {
  return (
    <RadixTabs.Content value={id} className={className}>
      {children}
    </RadixTabs.Content>
  );
}
