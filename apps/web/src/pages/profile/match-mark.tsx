import { StreakChip } from '@hub/features/activity/screen/streak-chip.tsx';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { Chip } from '@hub/ui/text/chip.tsx';
import { msg, t } from '@lingui/core/macro';
import { Trophy } from 'lucide-react';
import type { MatchResult } from './match-card.ts';

const MATCH = { won: msg`Won`, lost: msg`Lost` };

const colors = { won: 'var(--leaf-400)', lost: 'var(--rose-400)' };

/** Result of a match, at the end of its row. */
export function MatchMark({ result }: { readonly result: MatchResult }) {
  if (!('figure' in result)) return <Chip color={colors[result.kind]}>{t(MATCH[result.kind])}</Chip>;
  if (result.kind === 'streak') return <StreakChip days={result.figure} />;
  const figure = <b className="num">{formatFigure(result.figure)}</b>;
  return result.kind === 'score' ? (
    figure
  ) : (
    <Chip color="var(--gold-400)" icon={Trophy}>
      <span className="sr">
        {t({ message: 'Best', comment: 'Before a score: it is the new highscore.' })}{' '}
      </span>
      {figure}
    </Chip>
  );
}
