import type { Match } from '@hub/protocol/http/activity';
import { type GameScreen, isDaily, isVersus, type MatchFacts } from '@hub/ui/screens/screen.ts';
import { isolated } from '@hub/ui/text/isolated.ts';
import { screenOfFeed } from '@hub/web/games.ts';
import { plural, t } from '@lingui/core/macro';

/** A match for a feed: player, game and what happened, as a list line and as part of a sentence. */
export interface MatchSummary {
  readonly id: string;
  readonly screen: GameScreen;
  readonly playerId: string;
  readonly name: string;
  readonly effect: string | null;
  /** Shown under the name. */
  readonly line: string;
  /** A sentence about the player: what stands before the name, and after it. */
  readonly feedText: readonly [before: string, after: string];
  readonly score: number | undefined;
  readonly streak: number | undefined;
  readonly timestamp: number;
}

/**
 * Summarises a match from the view of the winner, or of the first player if there is no winner: a bot or a latecomer has won.
 * Undefined for a match without players or of a removed game.
 */
export function summarise(match: Match): MatchSummary | undefined {
  const player = match.players.find(({ id }) => id === match.winner) ?? match.players[0];
  const screen = screenOfFeed(match.game);
  if (player === undefined || screen === undefined) return undefined;
  const others = match.players.filter(({ id }) => id !== player.id);
  const facts = {
    attempts: player.attempts ?? 0,
    score: player.score ?? 0,
    points: player.totalPoints ?? 0,
    others: others.map(({ name }) => name),
    isNewHighScore: match.newHighScore,
    isCoop: match.mode === 'multi',
  };
  return {
    id: match.id,
    screen,
    playerId: player.id,
    name: player.name,
    effect: player.usernameEffect,
    ...(isVersus(screen) && match.winner === null
      ? {
          line: playedLine(facts),
          feedText: around(t`${{ name: isolated(NAME) }} played ${{ game: screen.game.names.title }}`),
        }
      : { line: lineOf(screen, facts), feedText: around(feedTextOf(screen, facts)) }),
    score: player.score ?? undefined,
    streak: player.currentStreak ?? undefined,
    timestamp: match.timestamp,
  };
}

/** Of a table that no player from its first round has won. */
const playedLine = ({ others }: MatchFacts): string =>
  t`Played with ${plural({ players: others.length }, { one: '# player', other: '# players' })}`;

const mateOf = ({ others: [mate] }: MatchFacts): string =>
  mate === undefined ? t({ message: 'a friend', comment: 'Of whom nothing is known; after “with”.' }) : mate;

/** Stands below the player's name in a list. */
function lineOf(screen: GameScreen, facts: MatchFacts): string {
  const { title: game } = screen.game.names;
  const { attempts, others, isCoop, isNewHighScore } = facts;
  if (isDaily(screen)) return t`${game} in ${attempts}`;
  if (isVersus(screen))
    return t`Beat ${plural({ players: others.length }, { one: '# player', other: '# players' })}`;
  if (isCoop) return t`Coop with ${{ mate: isolated(mateOf(facts)) }}`;
  return isNewHighScore ? t`New highscore` : game;
}

/** Stands for the name in a sentence, until the page puts the player's name in its place; no message contains it. */
const NAME = '\u0001';
const around = (sentence: string): MatchSummary['feedText'] => {
  const [before = '', after = ''] = sentence.split(NAME);
  return [before, after];
};

/** A sentence about the player and the match, with `NAME` for the player. */
function feedTextOf(screen: GameScreen, facts: MatchFacts): string {
  const { title: game } = screen.game.names;
  const { attempts, score, isCoop, isNewHighScore } = facts;
  if (screen.feedText !== undefined) return screen.feedText(NAME, facts);
  if (isDaily(screen))
    return t`${{ name: isolated(NAME) }} solved ${game} in ${plural(attempts, { one: '# guess', other: '# guesses' })}`;
  if (isVersus(screen)) return t`${{ name: isolated(NAME) }} won ${game}`;
  if (isCoop)
    return t`${{ name: isolated(NAME) }} scored ${score} in ${game} with ${{ mate: isolated(mateOf(facts)) }}`;
  return isNewHighScore
    ? t`${{ name: isolated(NAME) }} new highscore ${score} in ${game}`
    : t`${{ name: isolated(NAME) }} scored ${score} in ${game}`;
}
