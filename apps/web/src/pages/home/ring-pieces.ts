import type { DailyRing } from '@hub/protocol/http/dailies';
import { hueColor } from '@hub/ui/art/game-hue.ts';
import type { IconType } from '@hub/ui/art/icon.tsx';
import { type GameScreen, isVersus, nameOf } from '@hub/ui/screens/screen.ts';
import { dailyScreens, scoreScreens, screenOfFeed, screens } from '@hub/web/games.ts';
import { iconsOf } from '@hub/web/icons.ts';
import { firstPath, paths, playPath } from '@hub/web/links/paths.ts';
import { msg, t } from '@lingui/core/macro';

const MISSING = { table: msg`A game at a table`, score: msg`A game for a score` };

/** One piece of the ring of a day. */
export interface RingPiece {
  readonly id: string;
  readonly title: string;
  /** What the player did; undefined while the piece is missing. */
  readonly done: string | undefined;
  /** The player has given up the rift: it stays missing. */
  readonly isGivenUp?: boolean;
  readonly icon: IconType;
  readonly color: string;
  /** Where the piece is played. */
  readonly path: string;
}

/** The pieces of a ring in their order: all daily games, a game at a table, a game for a score. */
export function piecesOf({ dailies, givenUp = [], score, table, duel }: DailyRing): readonly RingPiece[] {
  const rifts = dailyScreens.map((screen): RingPiece => {
    const run = dailies.find(({ mode }) => mode === screen.game.id);
    return {
      ...lookOf(screen),
      id: screen.game.id,
      title: screen.game.names.title,
      done: run && t`in ${{ attempts: run.attempts }}`,
      isGivenUp: givenUp.includes(screen.game.id),
      path: playPath(screen),
    };
  });
  const atTable = (table === null ? undefined : screenOfFeed(table)) ?? screens.find(isVersus);
  const scored = (score === null ? undefined : screenOfFeed(score.game)) ?? scoreScreens[0];
  return [
    ...rifts,
    ...pieceOf(
      'table',
      atTable,
      table === null ? undefined : t({ message: 'played', comment: 'A piece of the ring that is done.' }),
    ).map((piece) =>
      duel === undefined || (table !== null && !duel.isPlayed) ? piece : { ...piece, ...duelPiece(duel) },
    ),
    ...pieceOf('score', scored, score === null ? undefined : String(score.score)),
  ];
}

const lookOf = (screen: GameScreen) => ({ icon: iconsOf(screen).glyph, color: hueColor(screen.game.hue) });

/** The duel of a league takes the place of a game at a table. */
const duelPiece = ({ league, isPlayed }: NonNullable<DailyRing['duel']>) => ({
  title: t`Duel of the day`,
  path: isPlayed ? paths.league({ id: league }) : paths.leagueDuel({ id: league }),
});

/** A piece that several games fill; none on a hub without such a game. */
const pieceOf = (
  id: 'table' | 'score',
  screen: GameScreen | undefined,
  done: string | undefined,
): readonly RingPiece[] =>
  screen === undefined
    ? []
    : [
        {
          ...lookOf(screen),
          id,
          title: done === undefined ? t(MISSING[id]) : nameOf(screen),
          done,
          path: firstPath(screen),
        },
      ];
