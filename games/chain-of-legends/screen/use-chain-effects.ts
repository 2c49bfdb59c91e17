import { findExact } from '@hub/catalog/name-matcher';
import { playWinnerConfetti } from '@hub/ui/feedback/confetti.ts';
import type { GameCue } from '@hub/ui/screens/play-props.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ChainState } from '../game.ts';
import { isMyTurn } from './chain-view.ts';

/** Short visual effect at the end of a turn. */
export interface Flash {
  readonly kind: 'correct' | 'wrong' | 'jinxed';
  /** The wrong input. */
  readonly input: string | undefined;
  /** Id of the champion if it had been used before. */
  readonly usedAgain: string | undefined;
  /** Public id of the player whose turn has ended. */
  readonly player: string | null;
}

/** Duration of each effect in milliseconds. */
const FLASH_MS = { correct: 420, wrong: 1_000, jinxed: 1_000 } as const;
/** The clock ticks audibly in the last seconds of the player's own turn. */
const TICKING_SECONDS = 5;

interface Options {
  readonly state: ChainState;
  readonly me: string;
  readonly seconds: number;
  readonly play: (cue: GameCue) => void;
}

/** Plays sounds and returns the effect for the end of a turn; plays confetti at the end of the game. */
export function useChainEffects({ state, me, seconds, play }: Options): Flash | undefined {
  const { turn, gameOver } = state;
  const [shownTurn, setShownTurn] = useState(turn);
  const flash = flashOf(state);
  const sound = useEffectEvent(() => {
    if (flash === undefined) return;
    play(flash.kind === 'correct' ? 'correct' : 'wrong');
  });
  const tick = useEffectEvent((left: number) => {
    const isAudible = isMyTurn(state, me) && left > 0 && left <= TICKING_SECONDS;
    if (isAudible) play(left % 2 === 0 ? 'tick' : 'tack');
  });
  const celebrate = useEffectEvent(() => {
    void playWinnerConfetti(state.players.find(({ id }) => id === state.winner));
  });

  useEffect(() => {
    if (turn === shownTurn) return undefined;
    sound();
    const timer = setTimeout(() => setShownTurn(turn), FLASH_MS[flash?.kind ?? 'correct']);
    return () => clearTimeout(timer);
  }, [turn, shownTurn, flash?.kind]);
  useEffect(() => {
    tick(seconds);
  }, [seconds]);
  useEffect(() => {
    if (gameOver) celebrate();
  }, [gameOver]);
  return turn === shownTurn ? undefined : flash;
}

function flashOf({ action, lastInput, lastPlayer, mistake, usedChampions }: ChainState): Flash | undefined {
  if (action === null) return undefined;
  const end = { input: undefined, usedAgain: undefined, player: lastPlayer };
  if (action !== 'wrongInput') return { ...end, kind: action === 'correctInput' ? 'correct' : 'jinxed' };
  const again = mistake === 'used' ? findExact(lastInput ?? '', usedChampions) : undefined;
  return { ...end, kind: 'wrong', input: lastInput ?? undefined, usedAgain: again?.id };
}
