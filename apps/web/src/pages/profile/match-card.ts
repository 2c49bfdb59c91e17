import type { Match } from '@hub/protocol/http/activity';
import { type GameScreen, isDaily, isVersus } from '@hub/ui/screens/screen.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { screenOfFeed } from '@hub/web/games.ts';
import { plural, t } from '@lingui/core/macro';

/** Result of a match for the player whose profile shows it. */
export type MatchResult =
  | { readonly kind: 'won' | 'lost' }
  | { readonly kind: 'streak' | 'score' | 'best'; readonly figure: number };

/** A match as its player's profile shows it. */
export interface MatchCard {
  readonly id: string;
  readonly screen: GameScreen;
  /** Undefined where the players' names are shown instead. */
  readonly title: string | undefined;
  /** All players of the match, for versus games. */
  readonly opponents: readonly Match['players'][number][];
  readonly line: string;
  readonly result: MatchResult;
  readonly timestamp: number;
}

type Shown = Pick<MatchCard, 'line' | 'result'>;

/** A match from the perspective of one of its players; undefined for a removed game. */
export function matchCard(match: Match, playerId: string): MatchCard | undefined {
  const screen = screenOfFeed(match.game);
  if (screen === undefined) return undefined;
  const { title } = screen.game.names;
  const describe = isDaily(screen) ? daily : isVersus(screen) ? versus : score;
  return {
    id: match.id,
    screen,
    opponents: isVersus(screen) ? match.players : [],
    timestamp: match.timestamp,
    title: isVersus(screen) ? undefined : title,
    ...describe(match, playerId),
  };
}

const own = ({ players }: Match, playerId: string) => players.find(({ id }) => id === playerId);

function daily(match: Match, playerId: string): Shown {
  const { attempts, currentStreak } = own(match, playerId) ?? {};
  return {
    line: t`Solved in ${plural({ guesses: attempts ?? 0 }, { one: '# guess', other: '# guesses' })}`,
    result: { kind: 'streak', figure: currentStreak ?? 0 },
  };
}

function score(match: Match, playerId: string): Shown {
  const figure = own(match, playerId)?.score ?? 0;
  const line = match.mode === 'multi' ? coopLine(match, playerId) : t`Solo`;
  return {
    line: match.newHighScore ? t`${line}, new highscore` : line,
    result: { kind: match.newHighScore ? 'best' : 'score', figure },
  };
}

function coopLine({ players }: Match, playerId: string): string {
  const mate = players.find(({ id }) => id !== playerId);
  return mate ? t`Coop with ${{ mate: isolated(mate.name) }}` : t`Coop`;
}

function versus(match: Match, playerId: string): Shown {
  const { players, winner } = match;
  const points = own(match, playerId)?.totalPoints;
  const others = players.filter(({ id }) => id !== playerId).map(({ totalPoints }) => totalPoints ?? 0);
  return {
    line:
      typeof points === 'number' && others.length > 0
        ? t`${{ own: points }} to ${{ best: Math.max(...others) }} points`
        : t`${plural({ players: players.length }, { one: '# player', other: '# players' })}`,
    result: { kind: winner === playerId ? 'won' : 'lost' },
  };
}
