import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import type { GameState } from './game-state.ts';
import { LAST_SECONDS } from './round-dial.tsx';
import { stepsReached } from './score-panel.tsx';
import type { Reveal } from './use-reveal.ts';

/** Sounds. */
export type GameCue = 'swoosh' | 'swoosh2' | 'plop' | 'correct' | 'wrong' | 'tick' | 'tack';

export type PlayGameCue = (cue: GameCue, options?: { readonly rate?: number }) => void;

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
  readonly reveal: Reveal;
  readonly play: PlayGameCue;
  /** Called once per game that counts, when its end appears. */
  readonly onOver: (end: GameEnd) => void;
}

/** Plays sounds for changes on the screen, and reports the end of the game. */
export function useGameEffects({ state, reveal, play, onOver }: Options): void {
  const { game, endsAt, shouldAnnounceEnd } = state;
  const playCue = useEffectEvent(play);
  const isGuessing = game?.phase === 'guessing';
  const pair = game && `${game.gameId}/${game.score}`;
  const isRevealing = game?.phase === 'revealing';
  const outcome = isRevealing && reveal.isStamped ? game.isCorrect : null;
  const playOutcome = useEffectEvent((isCorrect: boolean) => {
    if (isCorrect) playCue('correct', { rate: chimeRate(reveal.score) });
    else playCue('wrong');
  });
  const overId = game?.gameOver ? game.gameId : undefined;
  const players = game?.mode === 'multi' && game.phase === 'waiting' ? game.players.length : 0;
  const reportEnd = useEffectEvent(() => {
    if (game === undefined || game.practice) return;
    const { gameId, mode, score, reward } = game;
    onOver({ gameId, mode, score, reward: shouldAnnounceEnd ? reward : 0 });
  });

  useEffect(() => {
    if (isGuessing && pair !== undefined) playCue('swoosh2');
  }, [isGuessing, pair]);
  useEffect(() => {
    if (isRevealing) playCue('swoosh');
  }, [isRevealing]);
  useEffect(() => {
    if (outcome !== null) playOutcome(outcome);
  }, [outcome]);
  useEffect(() => {
    if (players > 1) playCue('plop');
  }, [players]);
  // Runs before the next paint, so that the balance beside the reward includes the reward.
  useLayoutEffect(() => {
    if (overId !== undefined) reportEnd();
  }, [overId]);
  useTicking(isGuessing ? endsAt : undefined, play);
}

/** Rate of the sound of a right answer: a whole tone higher for each step that the score has reached. */
const chimeRate = (score: number): number => 2 ** (stepsReached(score) / 6);

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
