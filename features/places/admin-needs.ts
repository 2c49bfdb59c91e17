import type { IconType } from '@hub/ui/art/icon.tsx';
import { firstOf } from './filled.ts';

/** Something that a host or moderator has to do, with the page on which to do it. */
export interface AdminNeed {
  readonly variant: 'bad' | 'look';
  readonly icon: IconType;
  readonly title: string;
  readonly text: string;
  readonly act: { readonly label: string; readonly to: string };
}

/** What waits, by the numbers of the overview. */
type UseAdminNeeds = (waiting: { readonly reportsWaiting: number; readonly answersWaiting: number }) => {
  readonly needs: readonly AdminNeed[];
  readonly isLoading: boolean;
};

const nothing = { needs: [], isLoading: false };

/** What players ask hosts and moderators to decide. */
export const useAdminNeeds: UseAdminNeeds =
  firstOf(
    import.meta.glob<UseAdminNeeds>('../*/screen/places/admin-needs.ts', {
      eager: true,
      import: 'useAdminNeeds',
    }),
  ) ?? (() => nothing);
