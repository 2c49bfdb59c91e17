import { Optional } from '@hub/ui/feedback/optional.tsx';
import { useAccount } from '@hub/web/session/account.ts';
import { lazy } from 'react';

const NoticeDialog = lazy(() =>
  import('./notice-dialog.tsx').then((code) => ({ default: code.NoticeDialog })),
);

/** Shows what the host tells this player, the newest first, until it is dismissed. */
export function NoticeLayer() {
  const notice = useAccount().data?.notices?.[0];
  if (notice === undefined) return null;
  return (
    <Optional>
      <NoticeDialog key={notice.kind + notice.at} notice={notice} />
    </Optional>
  );
}
