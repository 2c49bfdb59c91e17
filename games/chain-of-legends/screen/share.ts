import { placeOrdinal } from '@hub/ui/share/place-ordinal.ts';
import type { SharedResult } from '@hub/ui/share/share-content.ts';
import { plural, t } from '@lingui/core/macro';
import type { ChainState } from '../game.ts';
import { placeOf } from './chain-view.ts';

interface FinishedGame {
  readonly state: Pick<ChainState, 'players' | 'winner' | 'championsUsed' | 'isPractice'>;
  /** Public id of the player. */
  readonly me: string;
}

/** What players share of a game: their place and the length of the chain. */
export function share({ state, me }: FinishedGame): SharedResult {
  const { players, winner, championsUsed, isPractice } = state;
  const own = players.find(({ id }) => id === me);
  return {
    ...(own && {
      figure: {
        value: placeOrdinal(placeOf(own, winner)),
        label: t({
          message: `${plural({ players: players.length }, { other: 'of # players' })}`,
          comment: 'Under or after a place: 2nd of 8 players.',
        }),
      },
    }),
    facts: [
      t`${plural({ count: championsUsed }, { one: '# champion', other: '# champions' })} named`,
      ...(isPractice ? [t`Against bots`] : []),
    ],
  };
}
