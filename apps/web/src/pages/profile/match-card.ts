import type { Match } from '@hub/protocol/http/activity';
import type { GameHue } from '@hub/ui/art/game-hue.ts';
import { formatFigure } from '@hub/ui/text/figure-format.ts';
import { gameHueOf } from '../../features/activity/match-summary.ts';
import type { profileTexts } from '../../messages/profile.ts';

/** What came of a match for the player whose profile it stands on. */
export type MatchResult =
  | { readonly kind: 'won' | 'lost' | 'best' }
  | { readonly kind: 'streak' | 'score'; readonly figure: number };

/** A match as its player's profile shows it. */
export interface MatchCard {
  readonly id: string;
  readonly game: GameHue;
  /** Missing where the players' names take its place. */
  readonly title: string | undefined;
  /** Everybody who played, for games against others. */
  readonly opponents: readonly Match['players'][number][];
  readonly line: string;
  readonly result: MatchResult;
  readonly timestamp: number;
}

type Texts = typeof profileTexts.match;
type Told = Pick<MatchCard, 'title' | 'line' | 'result'>;

/** Tells a match from the side of one of its players. */
export function matchCard(match: Match, playerId: string, texts: Texts): MatchCard {
  const game = gameHueOf(match.game);
  const isVersus = game === 'chain' || game === 'cooldown';
  const tell = game === 'daily' ? tellRift : isVersus ? tellVersus : tellScore;
  return {
    id: match.id,
    game,
    opponents: isVersus ? match.players : [],
    timestamp: match.timestamp,
    ...tell(match, playerId, texts),
  };
}

const own = ({ players }: Match, playerId: string) => players.find(({ id }) => id === playerId);

function tellRift(match: Match, playerId: string, texts: Texts): Told {
  const { attempts, currentStreak } = own(match, playerId) ?? {};
  return {
    title: texts.rift,
    line: texts.solved(attempts ?? 0),
    result: { kind: 'streak', figure: currentStreak ?? 0 },
  };
}

function tellScore(match: Match, playerId: string, texts: Texts): Told {
  const score = own(match, playerId)?.score ?? 0;
  const line = match.mode === 'multi' ? coopLine(match, playerId, texts) : texts.solo;
  return {
    title: texts.score(formatFigure(score)),
    line: match.newHighScore ? texts.newHighScore(line) : line,
    result: match.newHighScore ? { kind: 'best' } : { kind: 'score', figure: score },
  };
}

function coopLine({ players }: Match, playerId: string, texts: Texts): string {
  const mate = players.find(({ id }) => id !== playerId);
  return mate ? texts.coop(mate.name) : texts.coopAlone;
}

function tellVersus(match: Match, playerId: string, texts: Texts): Told {
  const { players, winner } = match;
  const points = own(match, playerId)?.totalPoints;
  const others = players.filter(({ id }) => id !== playerId).map(({ totalPoints }) => totalPoints ?? 0);
  return {
    title: undefined,
    line:
      typeof points === 'number' && others.length > 0
        ? texts.points(points, Math.max(...others))
        : texts.players(players.length),
    result: { kind: winner === playerId ? 'won' : 'lost' },
  };
}
