import type { Role } from '@hub/protocol/http/admin/parts';
import type { ComponentType } from 'react';
import { allOf } from './filled.ts';

/** A tab of the administration's page with what players write to hosts and moderators. */
export interface AdminTab {
  /** Its name in the address. */
  readonly id: string;
  readonly title: string;
  /** The least role that sees it. */
  readonly from: Role;
  /** Where it stands among the tabs. */
  readonly order: number;
  readonly load: () => Promise<ComponentType>;
}

/** The tabs in their order. */
export const adminTabs = allOf(
  import.meta.glob<readonly AdminTab[]>('../*/screen/places/admin-tabs.ts', {
    eager: true,
    import: 'adminTabs',
  }),
)
  .flat()
  .toSorted((one, other) => one.order - other.order);
