import { closesAt } from '@hub/engine/wire/days';
import type { ErrorFrame } from '@hub/engine/wire/envelope';
import type { ErrorCode } from '@hub/engine/wire/errors';
import type { Day } from '@hub/engine/wire/ids';
import { useCallback, useEffect, useMemo } from 'react';
import type { Reading, SessionRules } from '../net/game-session.ts';
import type { ConnectionState } from '../net/reconnecting-socket.ts';
import { type TabMemory, tabMemory } from '../net/tab-memory.ts';
import { useGameSession } from '../net/use-game-session.ts';
import { prefersReducedMotion } from '../prefers-reduced-motion.ts';
import type { Candidate, Puzzle } from './puzzle.ts';
import {
  type DailyCommand,
  finishReveal,
  initialState,
  type PuzzleState,
  setResultOpen,
  showCell,
  showPuzzle,
  typeText,
} from './puzzle-state.ts';

/** The player fields that commands contain. */
export interface PuzzlePlayer {
  readonly playerId: string;
  readonly name: string;
  /** CSS class of the equipped username effect. */
  readonly usernameEffect: string | null;
}

/** Milliseconds between revealing two cells of a row. */
export const CELL_MS = 250;

/** The socket that the page opens for a daily game. All functions are referentially stable. */
export interface PuzzleConnection<Frame> {
  readonly state: ConnectionState;
  readonly send: (command: DailyCommand) => void;
  readonly listen: (receive: (frame: Frame | ErrorFrame) => void) => () => void;
  readonly watchTurn: (endsAt: number | undefined) => void;
  readonly reopen: () => void;
}

/** Session rules of a daily game, and where the tab remembers the puzzle. */
export type PuzzleRules<Frame, Wire> = SessionRules<Frame, PuzzleState<Wire>> & {
  readonly memory: TabMemory;
  /** The same rules for practice of a past day, which the tab remembers apart from the puzzle of today. */
  readonly ofPractice: (day: Day) => PuzzleRules<Frame, Wire>;
};

/**
 * How frames of a daily game become state. `memoryKey`: where the id of this tab's puzzle is stored, so that a reload
 * resumes that puzzle, even after midnight. Once it is closed, a new visit opens the puzzle of today instead.
 */
export function puzzleRules<
  Frame extends { readonly action: string },
  Wire extends { readonly version: number },
>(
  memoryKey: string,
  read: (frame: Frame) => Puzzle<Wire>,
  resumedUntil: (day: string) => number | undefined = closesAt,
): PuzzleRules<Frame, Wire> {
  const rules = {
    initial: initialState,
    read(frame: Frame): Reading<Puzzle<Wire>> {
      const game = read(frame);
      const { gameId: id, gameOver: isOver } = game;
      const isAnswer = frame.action !== 'gameStateUpdate';
      const until = resumedUntil(game.day);
      return { game, id, version: game.wire.version, isOver, resumedUntil: until, timeLeft: null, isAnswer };
    },
    show(next: PuzzleState<Wire>, before: PuzzleState<Wire>) {
      const state = showPuzzle(next, before);
      return prefersReducedMotion() ? finishReveal(state) : state;
    },
    memory: tabMemory(memoryKey),
  };
  return {
    ...rules,
    ofPractice: (day) => puzzleRules(`${memoryKey}/${day}`, read, () => undefined),
  };
}

interface Options<Frame, Wire> {
  /** Must be referentially stable. */
  readonly rules: PuzzleRules<Frame, Wire>;
  /** The past day to practise instead of today's puzzle. */
  readonly practiceDay: Day | undefined;
  readonly connection: PuzzleConnection<Frame>;
  readonly player: PuzzlePlayer;
  /** Whether the first guess chooses hard mode. */
  readonly isHard: boolean;
  /** Called when the server refuses the puzzle with a fatal error; the page must leave it. */
  readonly onFatal: (code: ErrorCode) => void;
}

export interface PuzzleControls<Wire = unknown> {
  readonly state: PuzzleState<Wire>;
  readonly type: (text: string) => void;
  readonly guess: (candidate: Candidate) => void;
  /** Ends the puzzle unsolved and shows its answer. */
  readonly giveUp: () => void;
  /** Requests the puzzle again after the server refused to open it. */
  readonly retry: () => void;
  /** Leaves the shown puzzle and requests the one of today. */
  readonly openToday: () => void;
  readonly closeResult: () => void;
  readonly openResult: () => void;
}

/** Runs one puzzle over a connection, and requests it each time the connection opens. */
export function usePuzzle<Frame extends { readonly action: string }, Wire>({
  rules: rulesOfToday,
  practiceDay,
  connection,
  player,
  isHard,
  onFatal,
}: Options<Frame, Wire>): PuzzleControls<Wire> {
  const rules = useMemo(
    () => (practiceDay === undefined ? rulesOfToday : rulesOfToday.ofPractice(practiceDay)),
    [rulesOfToday, practiceDay],
  );
  const start = () => {
    const gameId = session.state.game?.gameId ?? rules.memory.recall();
    const practice = practiceDay && { practice: practiceDay };
    connection.send({
      action: 'startGame',
      payload: { ...player, ...practice, ...(gameId !== undefined && { gameId }) },
    });
  };
  const [state, session] = useGameSession<Frame, PuzzleState<Wire>>({
    connection,
    rules,
    // A finished puzzle is not requested again: after midnight, the next one would replace it.
    onOpen: () => !session.state.game?.gameOver && start(),
    onFatal: ({ code }) => onFatal(code),
  });
  const { playerId } = player;
  const guess = useCallback(
    ({ name, spellings = [name] }: Candidate) => {
      const { game } = session.state;
      if (game === undefined) return;
      session.update((shown) => typeText(shown, name));
      session.request({
        action: 'submitGuess',
        payload: {
          gameId: game.gameId,
          playerId,
          guess: spellings[0] ?? name,
          ...(isHard && game.guesses.length === 0 && { hard: true }),
        },
      });
    },
    [session, playerId, isHard],
  );
  const { shownCells } = state;
  useEffect(() => {
    if (shownCells === undefined) return undefined;
    const timer = setTimeout(() => session.update(showCell), CELL_MS);
    return () => clearTimeout(timer);
  }, [shownCells, session]);
  return {
    state,
    type: useCallback((text) => session.update((shown) => typeText(shown, text)), [session]),
    guess,
    giveUp() {
      const gameId = session.state.game?.gameId;
      if (gameId !== undefined) session.request({ action: 'giveUp', payload: { gameId, playerId } });
    },
    retry() {
      session.update((shown) => ({ ...shown, refusal: undefined }));
      start();
    },
    openToday() {
      rules.memory.forget();
      session.reset();
      start();
    },
    closeResult: useCallback(() => session.update((shown) => setResultOpen(shown, false)), [session]),
    openResult: useCallback(() => session.update((shown) => setResultOpen(shown, true)), [session]),
  };
}
