import { playWinnerConfetti } from '@hub/ui/feedback/confetti.ts';
import type { GameCue } from '@hub/ui/screens/play-props.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { ClashState } from '../game.ts';
import { type ResultsStage, tickInterval } from './clash-view.ts';

interface Options {
  readonly state: ClashState;
  readonly me: string;
  readonly remaining: number;
  readonly stage: ResultsStage;
  readonly play: (cue: GameCue) => void;
  /** Stops all cues that are still playing. */
  readonly stop: () => void;
}

/** Plays the sounds of a round: reel, accelerating ticks, each guess, and whether the player was closest. */
export function useClashSounds({ state, me, remaining, stage, play, stop }: Options): void {
  const { round, action, gameOver, timePerTurn } = state;
  const isShowing = action === 'showResults';
  useTicking({ isRunning: action === 'countdown' && !gameOver, remaining, timePerTurn, play });
  const begin = useEffectEvent((begun: Pick<ClashState, 'round' | 'action'>) => {
    stop();
    if (begun.action === 'sendData') play('spinningReel');
    if (begun.action === 'countdown') play('swoosh');
  });
  const plop = useEffectEvent(() => play('plop'));
  const judge = useEffectEvent(() => {
    const mine = state.players.find(({ id }) => id === me);
    if (mine) play(mine.points > 0 ? 'correct' : 'wrong');
  });
  const celebrate = useEffectEvent(() => {
    void playWinnerConfetti(state.players.find(({ id }) => id === state.winner));
  });
  const { revealed, showsGains } = stage;

  useEffect(() => begin({ round, action }), [round, action]);
  useEffect(() => {
    if (isShowing && revealed > 0) plop();
  }, [isShowing, revealed]);
  useEffect(() => {
    if (isShowing && showsGains) judge();
  }, [isShowing, showsGains]);
  useEffect(() => {
    if (gameOver) celebrate();
  }, [gameOver]);
}

interface TickOptions {
  readonly isRunning: boolean;
  readonly remaining: number;
  readonly timePerTurn: number;
  readonly play: (cue: GameCue) => void;
}

/** Plays tick and tack alternately, faster below half and below a quarter of the time. */
function useTicking({ isRunning, remaining, timePerTurn, play }: TickOptions): void {
  const isTack = useRef(false);
  const interval = tickInterval(remaining, timePerTurn);
  const tick = useEffectEvent(() => {
    play(isTack.current ? 'tack' : 'tick');
    isTack.current = !isTack.current;
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => tick(), interval);
    return () => clearInterval(timer);
  }, [isRunning, interval]);
}
