import { type GameScreen, isVersus, nameOf } from '@hub/ui/screens/screen.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { screens } from '@hub/web/games.ts';
import { coopPath, firstPath, paths, playPath, startPath } from '@hub/web/links/paths.ts';
import { daysLeft } from '@hub/web/messages/days-left.ts';
import { plural, t } from '@lingui/core/macro';
import type { WaitingEntry } from '../calls.ts';

/** How an entry is shown: its sentence, the word of its button, and where that leads. */
export interface EntryWords {
  /** The same entry has the same key; one that has something new to say has another. */
  readonly key: string;
  readonly text: string;
  readonly action: string;
  readonly href: string;
  /** Code of the league that the button joins where it stands. */
  readonly leagueCode?: string;
  /** Another person has just done it, so that it is told at once. */
  readonly isFromOthers: boolean;
}

/** Undefined for an entry about a game that this build does not have. */
export function wordsOf(entry: WaitingEntry): EntryWords | undefined {
  if (entry.kind === 'duel') {
    const href = paths.leagueDuel({ id: entry.league });
    const text = t`The duel of ${{ league: isolated(entry.name) }} closes today.`;
    return { key: `duel/${entry.league}`, text, action: t`Play`, href, isFromOthers: false };
  }
  if (entry.kind === 'invite' && entry.to === 'league') {
    const { from, target } = entry;
    const text = t`${{ name: isolated(from.name) }} invites you to a league.`;
    const href = paths.leagues({ code: target });
    const key = `invite/${from.id}/${target}`;
    return { key, text, action: t`Join`, href, leagueCode: target, isFromOthers: true };
  }
  const screen = screens.find(({ game }) => game.id === entry.game);
  return screen && inGame(entry, screen);
}

type InGame = Exclude<WaitingEntry, { kind: 'duel' }>;

function inGame(entry: InGame, screen: GameScreen): EntryWords | undefined {
  const game = nameOf(screen);
  if (entry.kind === 'game' || entry.kind === 'rematch') {
    const href = returnPath(entry, screen);
    if (href === undefined) return undefined;
    const isRematch = entry.kind === 'rematch';
    return {
      key: `${entry.kind}/${entry.room}`,
      text: isRematch ? t`The others play ${game} again.` : runningText(entry, game),
      action: isRematch ? t`Join` : t`Return`,
      href,
      isFromOthers: isRematch,
    };
  }
  if (entry.kind === 'challenge') {
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
  }
  const { from, target, to } = entry;
  const isLobby = to === 'lobby';
  if (isLobby && !isVersus(screen)) return undefined;
  return {
    key: `invite/${from.id}/${target}`,
    text: isLobby
      ? t`${{ name: isolated(from.name) }} invites you to a lobby of ${game}.`
      : t`${{ name: isolated(from.name) }} challenges you in ${game}.`,
    action: isLobby ? t`Join` : t`Play`,
    href: isLobby ? joinPath(screen, target) : paths.challenge({ id: target }),
    isFromOthers: true,
  };
}

type Running = Extract<WaitingEntry, { kind: 'game' | 'rematch' }>;

/** A seat is kept by account: joining the room by its id returns to it. */
const joinPath = (screen: GameScreen, room: string): string =>
  `${firstPath(screen)}?join=${encodeURIComponent(room)}`;

function returnPath(entry: Running, screen: GameScreen): string | undefined {
  switch (entry.as) {
    case 'table':
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
  href.split('?')[0] === pathname ||
  (entry.kind !== 'invite' && 'room' in entry && pathname.includes(entry.room));
