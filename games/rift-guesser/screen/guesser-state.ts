import { newSession, type Reading, type SessionRules, type SessionState } from '@hub/ui/net/game-session.ts';
import { tabMemory } from '@hub/ui/net/tab-memory.ts';
import type { RiftGuesserState as Game, MinimapPosition } from '../game.ts';
import type { GuesserCommand, GuesserFrame } from './connection.ts';

/**
 * Everything that the screen remembers; `viewOf` derives what it shows. The pending command is one that ends or begins
 * a round; moves of the marker are sent without waiting for an answer.
 */
export interface GuesserState extends SessionState<Game, GuesserCommand> {
  /** Whether the player wants a game, rather than reading what it is about. */
  readonly isWanted: boolean;
  /** When the server accepts the command that ends or begins a round, by `performance.now()`. */
  readonly readyAt: number;
  /** Where the player has put the marker; the server may not have received it yet. */
  readonly marker: MinimapPosition | undefined;
  readonly isResultOpen: boolean;
}

/** Added to a wait, because two clocks never agree to the millisecond. */
const CLOCK_MARGIN_MS = 20;

/** Holds the game that this tab plays over a reload: its clock runs on, so it is opened again at once. */
const memory = tabMemory('hub.riftGuesser.playing');

/** How a session of Rift Guesser reads its frames. */
export const guesserRules = (): SessionRules<GuesserFrame, GuesserState> => ({
  initial: {
    ...newSession,
    isWanted: memory.recall() !== undefined,
    readyAt: 0,
    marker: undefined,
    isResultOpen: false,
  },
  read({ action, payload: { gameState: game } }): Reading<Game> {
    const { gameId: id, version, time: timeLeft, gameOver: isOver } = game;
    return { game, id, version, timeLeft, isOver, isAnswer: action === 'gameStarted' };
  },
  show: showRound,
  // The last move may have crossed the end of the game on its way.
  isHarmless: (code, { game }) => code === 'game_over' && game?.gameOver === true,
  memory,
});

/** Whether the marker can be moved and locked in: a round runs, and it is not being locked in. */
export const canMark = ({ game, pending, isSynced, link }: GuesserState): boolean =>
  game?.action === 'startRound' && pending === undefined && isSynced && link === 'open';

/** The state with the marker at another place, if it can be moved. */
export const placeMarker = (state: GuesserState, marker: MinimapPosition): GuesserState =>
  canMark(state) ? { ...state, marker, refusal: undefined } : state;

/** The state of a player who wants a game. */
export const wantGame = (state: GuesserState): GuesserState => ({ ...state, isWanted: true });

function showRound(next: GuesserState, before: GuesserState): GuesserState {
  const { game, receivedAt } = next;
  if (game === undefined) return next;
  const isSameRound = before.game?.round === game.round;
  const isSamePhase = isSameRound && before.game?.action === game.action;
  const known = game.guess ?? undefined;
  return {
    ...next,
    isWanted: true,
    readyAt: game.wait > 0 ? receivedAt + game.wait + CLOCK_MARGIN_MS : receivedAt,
    // The marker on the screen is newer than the one that the server has received.
    marker: isSameRound && game.action !== 'revealAnswer' ? (before.marker ?? known) : known,
    pending: isSamePhase ? before.pending : undefined,
    refusal: undefined,
  };
}
