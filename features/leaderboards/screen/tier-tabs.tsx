import { RankTier } from '@hub/ui/art/rank-tier.tsx';
import { type Tab, TabPanel, Tabs } from '@hub/ui/controls/tabs.tsx';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { SCOPES, type Scope } from '../calls.ts';
import { scopeNames } from './scope-names.ts';
import styles from './tier-tabs.module.css';

const tabOf = (scope: Scope): Tab<Scope> => ({
  id: scope,
  label: t(scopeNames[scope]),
  color: `var(--tier-${scope})`,
  picture: <RankTier tier={scope} size={44} />,
});

interface Props {
  /** The chosen tab; undefined during a search. */
  readonly value: Scope | undefined;
  readonly onChange: (scope: Scope) => void;
  /** Content of the chosen tab. */
  readonly children: ReactNode;
}

/** Tabs for all players and for each tier, above the list. */
export function TierTabs({ value, onChange, children }: Props) {
  const tabs = {
    label: t`Rank tiers`,
    tabs: SCOPES.map(tabOf),
    variant: 'tier',
    className: styles['tabs'],
  } as const;
  if (value === undefined) {
    // Manual activation: moving the focus through the tabs must not end the search.
    return (
      <Tabs<Scope | ''>
        {...tabs}
        activation="manual"
        value=""
        onChange={(scope) => scope !== '' && onChange(scope)}
      >
        <hr className={styles['divider']} />
        <div className={styles['list']}>{children}</div>
      </Tabs>
    );
  }
  return (
    <Tabs {...tabs} value={value} onChange={onChange}>
      <hr className={styles['divider']} />
      <TabPanel id={value} className={styles['list']}>
        {children}
      </TabPanel>
    </Tabs>
  );
}
