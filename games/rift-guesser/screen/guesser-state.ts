import type { CommandOf, FrameOf } from '@hub/engine/wire/envelope';
import { newSession, type Reading, type SessionRules, type SessionState } from '@hub/ui/net/game-session.ts';
import { type TabMemory, tabMemory } from '@hub/ui/net/tab-memory.ts';
import type { RiftGuesserState as Game, MinimapPosition, riftGuesser } from '../game.ts';
import { gradeOf } from './grade.ts';

export type GuesserCommand = CommandOf<typeof riftGuesser>;
type GuesserFrame = FrameOf<typeof riftGuesser>;

/**
 * The complete state of the screen; `viewOf` derives what the screen shows. `pending` is a command that
 * ends or starts a round; moves of the marker are sent without waiting for an answer.
 */
export interface GuesserState extends SessionState<Game, GuesserCommand> {
  /** Whether the player has requested a game; until then the intro is shown. */
  readonly isRequested: boolean;
  /** Earliest time to send the command that ends or starts a round (`performance.now()`). */
  readonly readyAt: number;
  /** The player's marker; the server may not have received it yet. */
  readonly marker: MinimapPosition | undefined;
  readonly isResultOpen: boolean;
}

/** Added to a wait, because the clocks of server and page differ slightly. */
const CLOCK_MARGIN_MS = 20;

/** An answer that costs much is shown this much longer than a near one. */
const FAR_HOLD_MS = 400;

/** Stores this tab's game: after a reload it is reopened at once, because its clock keeps running. */
const countingMemory = tabMemory('hub.riftGuesser.playing');
const practiceMemory = tabMemory('hub.riftGuesser.practising');

/** Session rules of Rift Guesser: how frames become state. */
export const guesserRules = (isPractice: boolean): SessionRules<GuesserFrame, GuesserState> =>
  rulesWith(isPractice ? practiceMemory : countingMemory);

const rulesWith = (memory: TabMemory): SessionRules<GuesserFrame, GuesserState> => ({
  initial: {
    ...newSession,
    isRequested: memory.recall() !== undefined,
    readyAt: 0,
    marker: undefined,
    isResultOpen: false,
  },
  read({ action, payload: { gameState: game } }): Reading<Game> {
    const { gameId: id, version, time: timeLeft, gameOver: isOver } = game;
    return { game, id, version, timeLeft, isOver, isAnswer: action === 'gameStarted' };
  },
  show: showRound,
  // The last move of the marker may arrive after the end of the game.
  isHarmless: (code, { game }) => code === 'game_over' && game?.gameOver === true,
  memory,
});

/** Returns whether the marker can be moved and locked in: in a round, with no command pending. */
export const canMark = ({ game, pending, isSynced, link }: GuesserState): boolean =>
  game?.action === 'startRound' && pending === undefined && isSynced && link === 'open';

/** Returns the state with the marker at another place, if it can be moved. */
export const placeMarker = (state: GuesserState, marker: MinimapPosition): GuesserState =>
  canMark(state) ? { ...state, marker, refusal: undefined } : state;

/** Returns the state in which the player has requested a game. */
export const markRequested = (state: GuesserState): GuesserState => ({ ...state, isRequested: true });

function showRound(next: GuesserState, before: GuesserState): GuesserState {
  const { game, receivedAt } = next;
  if (game === undefined) return next;
  const isSameRound = before.game?.round === game.round;
  const isSamePhase = isSameRound && before.game?.action === game.action;
  const known = game.guess ?? undefined;
  return {
    ...next,
    isRequested: true,
    readyAt: game.wait > 0 ? receivedAt + game.wait + CLOCK_MARGIN_MS + holdMs(game) : receivedAt,
    // The marker on the screen is newer than the one from the server.
    marker: isSameRound && game.action !== 'revealAnswer' ? (before.marker ?? known) : known,
    pending: isSamePhase ? before.pending : undefined,
    refusal: undefined,
  };
}

const holdMs = ({ action, distanceScore }: Game): number =>
  action === 'revealAnswer' && ['far', 'none'].includes(gradeOf(distanceScore ?? undefined))
    ? FAR_HOLD_MS
    : 0;
