import { connectionViewOf, type DisconnectReason } from '@hub/ui/net/connection-view.ts';
import type { RiftGuesserState as Game } from '../game.ts';
import { gradeOf, nearInARow } from './grade.ts';
import { canMark, type GuesserState } from './guesser-state.ts';

/** Life at the start of a game. */
export const FULL_LIFE = 5_000;

/** Derives what the screen shows from its state. */
export function viewOf(state: GuesserState) {
  const { game } = state;
  const connection = connectionViewOf(state);
  return {
    ...connection,
    phase: phaseOf(state, connection.disconnectReason),
    canMark: canMark(state),
    /** Set while the answer of a round is shown. */
    answer: game === undefined || state.isResultOpen ? undefined : answerOf(game),
    /** After the last answer. */
    isResultOpen: state.isResultOpen,
    /** The rounds of the game, once it is over. */
    rounds: game?.gameOver ? (game.pins ?? []) : [],
  };
}

function phaseOf(
  { game, link, isRequested, refusal }: GuesserState,
  disconnectReason: DisconnectReason | undefined,
) {
  if (disconnectReason !== undefined) return 'disconnected';
  if (game !== undefined) return 'playing';
  if (refusal !== undefined && link === 'open') return 'refused';
  return isRequested || link !== 'open' ? 'loading' : 'intro';
}

/** The outcome of a round; undefined while one runs. */
function answerOf(game: Game) {
  if (game.action !== 'revealAnswer' || game.actualPosition === null) return undefined;
  const lost = game.lifeLost ?? 0;
  return {
    round: game.round,
    guess: game.guess ?? undefined,
    actual: game.actualPosition,
    /** Undefined if no marker was set. */
    distance: game.distanceScore ?? undefined,
    grade: gradeOf(game.distanceScore ?? undefined),
    /** How many of the last rounds, this one included, were near. */
    nearInARow: nearInARow(game.pins ?? []),
    /** Where the section was. */
    section: game.zoomPosition ?? undefined,
    lost,
    // Both have two decimals; their floating-point sum may have more.
    lifeBefore: Math.round((game.lifePoints + lost) * 100) / 100,
    lifeLeft: Math.max(0, game.lifePoints),
    isLast: game.gameOver,
  };
}

export type Answer = NonNullable<ReturnType<typeof answerOf>>;
