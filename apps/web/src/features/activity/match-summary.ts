import { type GameName, gameByName, games } from '@hub/protocol/games';
import type { Match } from '@hub/protocol/http/activity';
import type { GameHue } from '@hub/ui/art/game-hue.ts';
import type { activityTexts } from '../../messages/activity.ts';

/** The hue that stands for a game of the feed. */
export const gameHueOf = (game: GameName): GameHue => gameByName(game)?.hue ?? games[0].hue;

/** A match as a feed tells it: who, in which game, and what of it, in the form of a list and of a sentence. */
export interface MatchSummary {
  readonly id: string;
  readonly game: GameHue;
  readonly playerId: string;
  readonly name: string;
  readonly effect: string | null;
  /** Stands under the name. */
  readonly line: string;
  /** Continues a sentence that begins with the name. */
  readonly deed: string;
  readonly score: number | undefined;
  readonly streak: number | undefined;
  readonly isVersus: boolean;
  readonly timestamp: number;
}

/** Sums up a match from its winner's side, or from the first player's; undefined without players. */
export function summarise(match: Match, texts: typeof activityTexts): MatchSummary | undefined {
  const player = match.players.find(({ id }) => id === match.winner) ?? match.players[0];
  if (player === undefined) return undefined;
  const others = match.players.filter(({ id }) => id !== player.id);
  const facts = {
    attempts: player.attempts ?? 0,
    score: player.score ?? 0,
    points: player.totalPoints ?? 0,
    others: others.map(({ name }) => name),
    isNewHighScore: match.newHighScore,
    isCoop: match.mode === 'multi',
  };
  const game = gameHueOf(match.game);
  return {
    id: match.id,
    game,
    playerId: player.id,
    name: player.name,
    effect: player.usernameEffect,
    line: texts.line[game](facts),
    deed: texts.deed[game](facts),
    score: player.score ?? undefined,
    streak: player.currentStreak ?? undefined,
    isVersus: game === 'chain' || game === 'cooldown',
    timestamp: match.timestamp,
  };
}
