import { formatFigure } from '@hub/ui/language/figure.ts';
import { Chip } from '@hub/ui/text/chip.tsx';
import { t } from '@lingui/core/macro';
import { Flame } from 'lucide-react';

/** Streaks are shown from the second day on. */
const STREAK_FROM = 2;

/** Number of consecutive days with a completed rift; renders nothing for a single day. */
export function StreakChip({ days }: { readonly days: number }) {
  if (days < STREAK_FROM) return null;
  return (
    <Chip color="var(--gold-400)" icon={Flame}>
      <span className="sr">{t`Streak of ${days} days`}</span>
      <span aria-hidden>{formatFigure(days)}</span>
    </Chip>
  );
}
