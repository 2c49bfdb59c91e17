import { type ComponentType, Fragment, type ReactNode } from 'react';
import { firstOf } from './filled.ts';

export interface BeforeNoticesProps {
  /** The notices of the hub, which wait. */
  readonly children: ReactNode;
}

/** What a player reads before the notices of the hub: of two dialogs, one would cover the buttons of the other. */
export const BeforeNotices: ComponentType<BeforeNoticesProps> =
  firstOf(
    import.meta.glob<ComponentType<BeforeNoticesProps>>('../*/screen/places/before-notices.tsx', {
      eager: true,
      import: 'BeforeNotices',
    }),
  ) ?? Fragment;
