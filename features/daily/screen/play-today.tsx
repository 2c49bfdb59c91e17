import type { DailyScreen } from '@hub/ui/screens/screen.ts';
import { PageButton } from '@hub/web/links/page-button.tsx';
import { playPath } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import { Play } from 'lucide-react';

/** Leads to the rift of today. */
export const PlayToday = ({ screen }: { readonly screen: DailyScreen }) => (
  <PageButton variant="gold" size="large" icon={Play} to={playPath(screen)}>
    {t`Play today's rift`}
  </PageButton>
);
