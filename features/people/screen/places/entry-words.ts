import { isVersus, nameOf } from '@hub/ui/screens/screen.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { screens } from '@hub/web/games.ts';
import { joinPath, paths } from '@hub/web/links/paths.ts';
import { t } from '@lingui/core/macro';
import type { WordsOf } from '../../../places/entry-words.ts';

export const wordsOf: WordsOf = (entry) => {
  if (entry.kind !== 'invite') return undefined;
  const { from, target, to, at } = entry;
  // Another invitation to the same is new; servers of older builds do not send the time.
  const common = { key: ['invite', from.id, target, at].join('/'), isFromOthers: true };
  if (to === 'league') {
    const text = t`${{ name: isolated(from.name) }} invites you to a league.`;
    return { ...common, text, action: t`Join`, href: paths.leagues({ code: target }), leagueCode: target };
  }
  const screen = screens.find((one) => one.game.id === entry.game);
  if (screen === undefined) return undefined;
  const game = nameOf(screen);
  if (to === 'challenge') {
    const text = t`${{ name: isolated(from.name) }} challenges you in ${game}.`;
    return { ...common, text, action: t`Play`, href: paths.challenge({ id: target }) };
  }
  if (!isVersus(screen)) return undefined;
  const text = t`${{ name: isolated(from.name) }} invites you to a lobby of ${game}.`;
  return { ...common, text, action: t`Join`, href: joinPath(screen, target) };
};
