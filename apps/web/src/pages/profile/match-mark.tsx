import { Chip } from '@hub/ui/text/chip.tsx';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { Trophy } from 'lucide-react';
import { StreakChip } from '../../features/activity/streak-chip.tsx';
import { profileTexts } from '../../messages/profile.ts';
import type { MatchResult } from './match-card.ts';

const { won, lost, best } = profileTexts.match;
const looks = {
  won: { color: 'var(--leaf-400)', text: won },
  lost: { color: 'var(--rose-400)', text: lost },
  best: { color: 'var(--gold-400)', text: best, icon: Trophy },
};

/** Result of a match, at the end of its row. */
export function MatchMark({ result }: { readonly result: MatchResult }) {
  if (result.kind === 'score') return <b className="num">{formatFigure(result.figure)}</b>;
  if (result.kind === 'streak') return <StreakChip days={result.figure} />;
  const { text, ...look } = looks[result.kind];
  return <Chip {...look}>{text}</Chip>;
}
