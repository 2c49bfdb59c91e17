import { Optional } from '@hub/ui/feedback/optional.tsx';
import { useNet } from '@hub/ui/net/net.ts';
import { whenIdle } from '@hub/ui/when-idle.ts';
import { useQuery } from '@tanstack/react-query';
import { lazy, useEffect, useState } from 'react';

const DecisionDialog = lazy(async () => ({
  default: (await import('../../features/report/decision-dialog.tsx')).DecisionDialog,
}));

/** The first page has other things to do. */
const DELAY_MS = 1_500;

/** Shows once a visit what moderators decided about this player or about the player's reports. */
export function DecisionLayer() {
  const { call } = useNet();
  const [isDue, setIsDue] = useState(false);
  useEffect(() => whenIdle(() => setIsDue(true), DELAY_MS), []);
  const { data, refetch } = useQuery({
    queryKey: ['decisions'],
    queryFn: async ({ signal }) => {
      const { ownDecisions } = await import('@hub/protocol/http/reports');
      return call(ownDecisions, { signal });
    },
    enabled: isDue,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === undefined || data.received.length + data.answered.length === 0) return null;
  return (
    <Optional>
      <DecisionDialog decisions={data} onChange={() => void refetch()} />
    </Optional>
  );
}
