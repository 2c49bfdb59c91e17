import type { WaitingEntry } from '@hub/protocol/waiting';
import { type GameScreen, isVersus, nameOf } from '@hub/ui/screens/screen.ts';
import { screens } from '../../games.ts';
import { coopPath, firstPath, paths, playPath, startPath } from '../../links/paths.ts';
import { waitingTexts as texts } from '../../messages/waiting.ts';

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
    const text = texts.duel(entry.name);
    return { key: `duel/${entry.league}`, text, action: texts.play, href, isFromOthers: false };
  }
  if (entry.kind === 'invite' && entry.to === 'league') {
    const { from, target } = entry;
    const text = texts.invite.league(from.name);
    const href = paths.leagues({ code: target });
    const key = `invite/${from.id}/${target}`;
    return { key, text, action: texts.join, href, leagueCode: target, isFromOthers: true };
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
      text: isRematch ? texts.rematch(game) : runningText(entry, game),
      action: isRematch ? texts.join : texts.goOn,
      href,
      isFromOthers: isRematch,
    };
  }
  if (entry.kind === 'challenge') {
    const { id, answered, taken, newest, timeLeft } = entry;
    return {
      key: `challenge/${id}/${answered}`,
      text: newest ? texts.answered(newest.name, game, answered - 1) : texts.open(game, taken, timeLeft),
      action: texts.look,
      href: paths.challenge({ id }),
      isFromOthers: answered > 0,
    };
  }
  const { from, target, to } = entry;
  const isLobby = to === 'lobby';
  if (isLobby && !isVersus(screen)) return undefined;
  return {
    key: `invite/${from.id}/${target}`,
    text: texts.invite[isLobby ? 'lobby' : 'challenge'](from.name, game),
    action: isLobby ? texts.join : texts.play,
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
  if (isTurn) return texts.yourMove(game);
  switch (as) {
    case 'table':
      return texts.table(game, isPlaying);
    case 'coop':
      return texts.coop(game, isPlaying);
    case 'solo':
      return texts.solo(game, progress);
    case 'rift':
      return texts.rift(game, progress);
    case 'challenge':
      return texts.run(game);
    case 'duel':
    default:
      return texts.duelRun(game);
  }
}

/** Whether a page is the one that an entry is about. */
export const isAbout = (entry: WaitingEntry, href: string, pathname: string): boolean =>
  href.split('?')[0] === pathname ||
  (entry.kind !== 'invite' && 'room' in entry && pathname.includes(entry.room));
