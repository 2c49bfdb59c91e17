import { type GameScreen, isVersus, nameOf } from '@hub/ui/screens/screen.ts';
import { screens } from '@hub/web/games.ts';
import { coopPath, joinPath, paths, playPath, startPath } from '@hub/web/links/paths.ts';
import { plural, t } from '@lingui/core/macro';
import { type EntryWords, wordsOfFeature } from '../../places/entry-words.ts';
import type { WaitingEntry } from '../calls.ts';

type Running = Extract<WaitingEntry, { kind: 'game' | 'rematch' }>;

/** Undefined for an entry about a game that this build does not have. */
export function wordsOf(entry: WaitingEntry): EntryWords | undefined {
  if (entry.kind !== 'game' && entry.kind !== 'rematch') return wordsOfFeature(entry);
  const screen = screens.find((one) => one.game.id === entry.game);
  const href = screen && returnPath(entry, screen);
  if (screen === undefined || href === undefined) return undefined;
  const game = nameOf(screen);
  const isRematch = entry.kind === 'rematch';
  return {
    key: `${entry.kind}/${entry.room}`,
    text: isRematch ? t`The others play ${game} again.` : runningText(entry, game),
    action: isRematch ? t`Join` : t`Return`,
    href,
    isFromOthers: isRematch,
  };
}

function returnPath(entry: Running, screen: GameScreen): string | undefined {
  switch (entry.as) {
    case 'table':
      // A seat is kept by account: joining the room by its id returns to it.
      return isVersus(screen) ? joinPath(screen, entry.room) : undefined;
    case 'coop':
      return coopPath(screen, entry.room);
    case 'solo':
      return startPath(screen);
    case 'rift':
      return playPath(screen);
    case 'challenge':
      return paths.challengeRun({ id: entry.link ?? '' });
    case 'duel':
    default:
      return paths.leagueDuel({ id: entry.link ?? '' });
  }
}

function runningText(
  { as, isPlaying, isTurn, progress = 0 }: Extract<Running, { kind: 'game' }>,
  game: string,
) {
  if (isTurn) return t`It is your turn in ${game}.`;
  switch (as) {
    case 'table':
      return isPlaying ? t`Your game of ${game} goes on.` : t`Your lobby of ${game} is open.`;
    case 'coop':
      return isPlaying
        ? t`Your game for two of ${game} goes on.`
        : t`You wait for a second player in ${game}.`;
    case 'solo':
      return t`Your run in ${game} goes on: ${{ right: progress }} right so far.`;
    case 'rift':
      return t`${game} is open: ${plural({ guesses: progress }, { one: '1 guess', other: '# guesses' })} so far.`;
    case 'challenge':
      return t`Your run of a challenge in ${game} goes on.`;
    case 'duel':
    default:
      return t`Your duel in ${game} goes on.`;
  }
}

/** Whether a page is the one that an entry is about. */
export const isAbout = (entry: WaitingEntry, href: string, pathname: string): boolean =>
  href.split('?')[0] === pathname || ('room' in entry && pathname.includes(entry.room));
