import { nameOf } from '@hub/ui/screens/screen.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { screens } from '@hub/web/games.ts';
import { paths } from '@hub/web/links/paths.ts';
import { daysLeft } from '@hub/web/messages/days-left.ts';
import { plural, t } from '@lingui/core/macro';
import type { WordsOf } from '../../../places/entry-words.ts';

export const wordsOf: WordsOf = (entry) => {
  if (entry.kind !== 'challenge') return undefined;
  const screen = screens.find((one) => one.game.id === entry.game);
  if (screen === undefined) return undefined;
  const game = nameOf(screen);
  const { id, answered, taken, newest, timeLeft } = entry;
  return {
    key: `challenge/${id}/${answered}`,
    text: newest
      ? plural(
          { others: answered - 1 },
          {
            0: `${{ name: isolated(newest.name) }} has played your challenge in ${game}.`,
            other: `${{ name: isolated(newest.name) }} and # more have played your challenge in ${game}.`,
          },
        )
      : plural(taken, {
          0: `Your challenge in ${game} is open, ${{ timeLeft: daysLeft(timeLeft) }} left. Nobody has taken it yet.`,
          other: `Your challenge in ${game} is being played by ${plural(taken, { one: 'one player', other: '# players' })}.`,
        }),
    action: t({ message: 'Look', comment: 'Button: shows what waits.' }),
    href: paths.challenge({ id }),
    isFromOthers: answered > 0,
  };
};
