import type { MoreOrLessState as Game } from '../game.ts';
import { moreOrLessTexts as texts } from './texts.ts';
import { matesOf, pickOf } from './view-model.ts';

interface Props {
  readonly game: Game;
  readonly ownId: string;
}

/** Announces the mate's pick and absence to screen readers; sighted users see the chips. */
export function MatePicks({ game, ownId }: Props) {
  const sentences = matesOf(game, ownId).flatMap(({ name, guess, timeToReturn }) => [
    ...(guess === null ? [] : [texts.matePicks(name, pickOf(guess))]),
    ...(timeToReturn === null ? [] : [texts.mateAway(name)]),
  ]);
  return <output className="sr">{game.phase === 'guessing' && sentences.join(' ')}</output>;
}
