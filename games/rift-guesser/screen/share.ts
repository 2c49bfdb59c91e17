import { tierOf } from '@hub/engine/wire/tiers';
import { tierNames } from '@hub/ui/art/tier-names.ts';
import { formatFigure } from '@hub/ui/language/figure.ts';
import { inRows, type ShareCell, type SharedResult } from '@hub/ui/share/share-content.ts';
import { plural, t } from '@lingui/core/macro';
import { descriptor } from '../descriptor.ts';
import { distanceOf, type Grade, gradeOf, type RoundPins } from './grade.ts';

const CELLS: Readonly<Record<Grade, ShareCell>> = {
  bullseye: 'correct',
  close: 'correct',
  warm: 'medium',
  far: 'wrong',
  none: 'wrong',
};
/** Rounds in a row of the grid, and the newest rounds that it shows. */
const PER_ROW = 8;
const SHOWN_ROUNDS = 16;

interface FinishedGame {
  readonly score: number;
  /** Oldest first. */
  readonly rounds: readonly RoundPins[];
}

/** What players share of a game: rounds survived, tier, and how near each marker was. */
export function share({ score, rounds }: FinishedGame): SharedResult {
  const grades = rounds.slice(-SHOWN_ROUNDS).map((pins) => gradeOf(distanceOf(pins)));
  const bullseyes = rounds.filter((pins) => gradeOf(distanceOf(pins)) === 'bullseye').length;
  return {
    figure: {
      value: formatFigure(score),
      label: t`${plural({ rounds: score }, { one: 'round', other: 'rounds' })} survived`,
    },
    grid: inRows(
      grades.map((grade) => CELLS[grade]),
      PER_ROW,
    ),
    facts: [
      t`${{ tier: t(tierNames[tierOf(descriptor.boards[0].tiers, score).name]) }} tier`,
      ...(bullseyes > 0 ? [plural({ count: bullseyes }, { one: '# bullseye', other: '# bullseyes' })] : []),
    ],
  };
}
