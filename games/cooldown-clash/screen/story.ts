import { listOf } from '@hub/ui/language/formatters.ts';
import { plural } from '@lingui/core/macro';
import type { ClashPlayer } from '../game.ts';

/** How many guesses of a player were the closest or exact: `2 closest, 1 exact`. */
export const storyOf = ({ closestRounds, exactRounds }: ClashPlayer): string =>
  listOf(
    [
      ...(closestRounds ? [plural({ closest: closestRounds }, { other: '# closest' })] : []),
      ...(exactRounds ? [plural({ exact: exactRounds }, { other: '# exact' })] : []),
    ],
    'narrow',
  );
