import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { GameState } from './game-state.ts';
import { LAST_SECONDS } from './round-dial.tsx';

/** Sounds. */
export type GameCue = 'swoosh' | 'swoosh2' | 'plop' | 'correct' | 'wrong' | 'tick' | 'tack';

/** How a game ended. */
export interface GameEnd {
  readonly gameId: string;
  readonly mode: 'single' | 'multi';
  readonly score: number;
  /** Blue Essence paid just now; 0 if the game's end was shown before. */
  readonly reward: number;
}

interface Options {
  readonly state: GameState;
  readonly play: (cue: GameCue) => void;
  /** Called once per game, when its end appears. */
  readonly onOver: (end: GameEnd) => void;
}

/** Plays sounds for changes on the screen, and reports the end of the game. */
export function useGameEffects({ state: { game, endsAt, isEndNews }, play, onOver }: Options): void {
  const playCue = useEffectEvent(play);
  const isGuessing = game?.phase === 'guessing';
  const pair = game && `${game.gameId}/${game.score}`;
  const isCorrect = game?.phase === 'revealing' ? game.isCorrect : null;
  const overId = game?.gameOver ? game.gameId : undefined;
  const players = game?.mode === 'multi' && game.phase === 'waiting' ? game.players.length : 0;
  const reportEnd = useEffectEvent(() => {
    if (game === undefined) return;
    const { gameId, mode, score, reward } = game;
    onOver({ gameId, mode, score, reward: isEndNews ? reward : 0 });
  });

  useEffect(() => {
    if (isGuessing && pair !== undefined) playCue('swoosh2');
  }, [isGuessing, pair]);
  useEffect(() => {
    if (isCorrect === null) return;
    playCue('swoosh');
    playCue(isCorrect ? 'correct' : 'wrong');
  }, [isCorrect]);
  useEffect(() => {
    if (players > 1) playCue('plop');
  }, [players]);
  // Runs before the next paint, so that the balance beside the reward includes the reward.
  useLayoutEffect(() => {
    if (overId !== undefined) reportEnd();
  }, [overId]);
  useTicking(isGuessing ? endsAt : undefined, play);
}

/** Plays tick and tack alternately, once a second, while the dial warns. */
function useTicking(endsAt: number | undefined, play: (cue: 'tick' | 'tack') => void): void {
  const playCue = useEffectEvent(play);
  useEffect(() => {
    if (endsAt === undefined) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const seconds = Math.min(LAST_SECONDS, Math.ceil((endsAt - performance.now()) / 1_000) - 1);
      if (seconds < 1) return;
      timer = setTimeout(
        () => {
          playCue(seconds % 2 === 0 ? 'tick' : 'tack');
          wait();
        },
        Math.max(1, endsAt - performance.now() - seconds * 1_000),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, [endsAt]);
}
