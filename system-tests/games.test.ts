import { expect, it } from 'vitest';
import { games } from './games.ts';
import { playedGameOf, playedGames } from './players/game-players.ts';

const ofKind = (kind: string) => [...playedGames.values()].find((played) => played.kind === kind);

it('simulated players play every game, or say what to add where', () => {
  expect([...playedGames.keys()]).toEqual(games.map(({ descriptor }) => descriptor.id));
  const [score, versus] = [ofKind('score'), ofKind('versus')];
  if (score?.kind !== 'score' || versus?.kind !== 'versus') throw new Error('no game of the kind');
  const { title } = score.game.descriptor.names;
  expect(() => playedGameOf(score.game, versus.player)).toThrow(
    new RegExp(`^Simulated players cannot play ${title}: export a ScorePlayer as "player" from games/`),
  );
});
