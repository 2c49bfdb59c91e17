import { Optional } from '@hub/ui/feedback/optional.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { whenIdle } from '@hub/ui/when-idle.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';
import type { BeforeNoticesProps } from '../../../places/before-notices.ts';

const DecisionDialog = lazy(() =>
  import('../decision-dialog.tsx').then((code) => ({ default: code.DecisionDialog })),
);

/** The first page has other things to do. */
const DELAY_MS = 1_500;

/**
 * Shows once a visit what moderators decided about this player or about the player's reports, and otherwise the notices
 * that are its children: of two dialogs, one would cover the buttons of the other.
 */
export function BeforeNotices({ children }: BeforeNoticesProps) {
  const { call } = useNet();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(true), DELAY_MS), []);
  const { data, refetch } = useQuery({
    queryKey: ['decisions'],
    queryFn: async ({ signal }) => {
      const calls = await import('../../calls.ts');
      return call(calls.ownDecisions, { signal });
    },
    enabled: isDue,
    staleTime: Number.POSITIVE_INFINITY,
  });
  // The server returns a suspension until its end. A player who has read it must reach the dialog of the notice.
  const [read, setRead] = useState<readonly string[]>([]);
  const isNew = ({ id }: { readonly id: string }): boolean => !read.includes(id);
  const received = data?.received.filter(isNew) ?? [];
  const answered = data?.answered.filter(isNew) ?? [];
  if (received.length + answered.length === 0) return children;
  return (
    <Optional>
      <DecisionDialog
        decisions={{ received, answered }}
        onRead={(id) => setRead([...read, id])}
        onChange={() => void refetch()}
      />
    </Optional>
  );
}
