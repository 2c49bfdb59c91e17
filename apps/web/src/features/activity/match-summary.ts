import type { Match } from '@hub/protocol/http/activity';
import { type GameScreen, isDaily, isScore, isVersus, type MatchFacts } from '@hub/ui/screens/screen.ts';
import { screenOfFeed } from '../../games.ts';
import type { activityTexts } from '../../messages/activity.ts';

/** A match for a feed: player, game and what happened, as a list line and as part of a sentence. */
export interface MatchSummary {
  readonly id: string;
  readonly screen: GameScreen;
  readonly playerId: string;
  readonly name: string;
  readonly effect: string | null;
  /** Shown under the name. */
  readonly line: string;
  /** Rest of a sentence that begins with the name. */
  readonly feedText: string;
  readonly score: number | undefined;
  readonly streak: number | undefined;
  readonly timestamp: number;
}

/**
 * Summarises a match from the view of the winner, or of the first player if there is no winner: a bot or a latecomer has won.
 * Undefined for a match without players or of a removed game.
 */
export function summarise(match: Match, texts: typeof activityTexts): MatchSummary | undefined {
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
      ? { line: texts.playedLine(facts), feedText: texts.playedSentence(screen.game.names.title) }
      : { line: lineOf(screen, facts, texts), feedText: feedTextOf(screen, facts, texts) }),
    score: player.score ?? undefined,
    streak: player.currentStreak ?? undefined,
    timestamp: match.timestamp,
  };
}

function lineOf(screen: GameScreen, facts: MatchFacts, texts: typeof activityTexts): string {
  const { title } = screen.game.names;
  if (isDaily(screen)) return texts.dailyLine(title, facts);
  return isScore(screen) ? texts.scoreLine(title, facts) : texts.versusLine(facts);
}

function feedTextOf(screen: GameScreen, facts: MatchFacts, texts: typeof activityTexts): string {
  const { title } = screen.game.names;
  if (screen.feedText !== undefined) return screen.feedText(facts);
  if (isDaily(screen)) return texts.dailySentence(title, facts);
  return isScore(screen) ? texts.scoreSentence(title, facts) : texts.versusSentence(title);
}
