import { Button } from '@hub/ui/controls/button.tsx';
import { useGameSocket } from '@hub/ui/net/use-game-socket.ts';
import type { ScorePlayProps } from '@hub/ui/screens/play-props.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { countUp } from '../game.ts';

/** A score, a button that adds to it, and one that ends the game. */
export function Playing({ onOver }: ScorePlayProps) {
  const { state, send, listen } = useGameSocket(countUp);
  const [game, setGame] = useState({ gameId: '', score: 0, gameOver: false });
  const finish = useEffectEvent(onOver);
  useEffect(() => {
    if (state === 'open') send({ action: 'startGame', payload: {} });
  }, [state, send]);
  useEffect(
    () =>
      listen((frame) => {
        if ('error' in frame) return;
        const { gameState } = frame.payload;
        setGame(gameState);
        if (gameState.gameOver) finish({ score: gameState.score, reward: gameState.reward, mode: 'single' });
      }),
    [listen],
  );
  const { gameId, score, gameOver } = game;
  const canPlay = gameId !== '' && !gameOver;
  return (
    <>
      <h1>Score {score}</h1>
      <Button disabled={!canPlay} onClick={() => send({ action: 'addPoint', payload: { gameId } })}>
        Add a point
      </Button>
      <Button disabled={!canPlay} onClick={() => send({ action: 'endGame', payload: { gameId } })}>
        End the game
      </Button>
      {gameOver && <p>Game over</p>}
    </>
  );
}
