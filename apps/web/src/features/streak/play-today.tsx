import type { DailyScreen } from '@hub/ui/screens/screen.ts';
import { t } from '@lingui/core/macro';
import { Play } from 'lucide-react';
import { PageButton } from '../../links/page-button.tsx';
import { playPath } from '../../links/paths.ts';

/** Leads to the rift of today. */
export const PlayToday = ({ screen }: { readonly screen: DailyScreen }) => (
  <PageButton look="gold" size="large" icon={Play} to={playPath(screen)}>
    {t`Play today's rift`}
  </PageButton>
);
