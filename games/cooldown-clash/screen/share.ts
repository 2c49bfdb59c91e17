import { placeOrdinal } from '@hub/ui/share/place-ordinal.ts';
import type { SharedResult } from '@hub/ui/share/share-content.ts';
import { plural, t } from '@lingui/core/macro';
import type { ClashState } from '../game.ts';
import { placeOf, storyOf } from './clash-view.ts';

interface FinishedGame {
  readonly state: Pick<ClashState, 'players' | 'isPractice'>;
  /** Public id of the player. */
  readonly me: string;
}

/** What players share of a game: their place, points, and how many guesses were closest or exact. */
export function share({ state: { players, isPractice }, me }: FinishedGame): SharedResult {
  const own = players.find(({ id }) => id === me);
  if (own === undefined) return { facts: [] };
  const story = storyOf(own);
  return {
    figure: {
      value: placeOrdinal(placeOf(own, players)),
      label: t({
        message: `${plural({ players: players.length }, { other: 'of # players' })}`,
        comment: 'Under or after a place: 2nd of 8 players.',
      }),
    },
    facts: [
      plural({ points: own.totalPoints }, { one: '# point', other: '# points' }),
      ...(story === '' ? [] : [story]),
      ...(isPractice ? [t`Against bots`] : []),
    ],
  };
}
