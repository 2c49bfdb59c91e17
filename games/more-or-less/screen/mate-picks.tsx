import { isolated } from '@hub/ui/text/isolated.ts';
import { t } from '@lingui/core/macro';
import type { MoreOrLessState as Game } from '../game.ts';
import { matesOf, pickOf } from './view-model.ts';

interface Props {
  readonly game: Game;
  readonly ownId: string;
}

/** Announces the mate's pick and absence to screen readers; sighted users see the chips. */
export function MatePicks({ game, ownId }: Props) {
  const sentences = matesOf(game, ownId).flatMap(({ name, guess, timeToReturn }) => [
    ...(guess === null ? [] : [t`${{ name: isolated(name) }} picks ${{ pick: pickOf(guess) }}.`]),
    ...(timeToReturn === null ? [] : [t`${{ name: isolated(name) }} has lost the connection.`]),
  ]);
  return <output className="sr">{game.phase === 'guessing' && sentences.join(' ')}</output>;
}
