import { flyStone } from '@hub/ui/feedback/reward-stone.ts';
import type { ScorePlayProps } from '@hub/ui/screens/play-props.ts';
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { MoreOrLessState as Game } from '../game.ts';
import type { GameState } from './game-state.ts';
import { type Reveal, SLIDE_MS } from './use-reveal.ts';
import { LAST_SECONDS } from './view-model.ts';

interface Options extends Pick<ScorePlayProps, 'play' | 'onOver'> {
  readonly state: GameState;
  readonly reveal: Reveal;
}

/** Plays sounds for changes on the screen, and reports the end of the game. */
export function useGameEffects({ state, reveal, play, onOver }: Options): void {
  const { game, endsAt, shouldAnnounceEnd } = state;
  const playCue = useEffectEvent(play);
  const isGuessing = game?.phase === 'guessing';
  const pair = game && `${game.gameId}/${game.score}`;
  const isRevealing = game?.phase === 'revealing';
  const outcome = isRevealing && reveal.isStamped ? game.isCorrect : null;
  const overId = game?.gameOver ? game.gameId : undefined;
  const players = game?.mode === 'multi' && game.phase === 'waiting' ? game.players.length : 0;
  const reportEnd = useEffectEvent(() => {
    if (game === undefined || game.practice) return;
    const { mode, score, reward } = game;
    onOver({ mode, score, reward: shouldAnnounceEnd ? reward : 0 });
  });

  useEffect(() => {
    if (isGuessing && pair !== undefined) playCue('swoosh2');
  }, [isGuessing, pair]);
  useEffect(() => {
    if (isRevealing) playCue('swoosh');
  }, [isRevealing]);
  useEffect(() => {
    if (outcome !== null) playCue(outcome ? 'correct' : 'wrong');
  }, [outcome]);
  useEffect(() => {
    if (players > 1) playCue('plop');
  }, [players]);
  useNewTier(game, play);
  // Runs before the next paint, so that the balance beside the reward includes the reward.
  useLayoutEffect(() => {
    if (overId !== undefined) reportEnd();
  }, [overId]);
  useTicking(isGuessing ? endsAt : undefined, play);
}

/** A stone flies to the badge when the score has reached another tier, once the pair has moved on. */
function useNewTier(game: Game | undefined, play: (cue: 'newTier') => void): void {
  const playCue = useEffectEvent(play);
  const last = useRef<{ readonly gameId: string; readonly tier: string }>(undefined);
  const gameId = game?.gameId;
  const tier = game?.tier.name;
  useEffect(() => {
    if (gameId === undefined || tier === undefined) return undefined;
    const isRaised = last.current?.gameId === gameId && last.current.tier !== tier;
    last.current = { gameId, tier };
    if (!isRaised) return undefined;
    const timer = setTimeout(() => void flyStone('tier').then(() => playCue('newTier')), SLIDE_MS);
    return () => clearTimeout(timer);
  }, [gameId, tier]);
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
