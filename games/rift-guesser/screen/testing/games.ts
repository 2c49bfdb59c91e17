import type { GameId } from '@hub/engine/wire/ids';
import type { RiftGuesserState as Game } from '../../game.ts';

/** The first round of a game as the server sends it. */
export const firstRound = (changes: Partial<Game> = {}): Game => ({
  gameId: 'game-1' as GameId,
  version: 0,
  action: 'startRound',
  round: 1,
  time: 15_000,
  timePerRound: 15_000,
  wait: 0,
  section: '/api/riftGuesser/section/first.webp',
  guess: null,
  zoomPosition: null,
  actualPosition: null,
  distanceScore: null,
  lifeLost: null,
  lifePoints: 5_000,
  score: 0,
  gameOver: false,
  reward: 0,
  ...changes,
});

/** The answer to that round: the marker is off by 50.51 units. */
export const firstAnswer = (changes: Partial<Game> = {}): Game =>
  firstRound({
    version: 2,
    action: 'revealAnswer',
    time: null,
    section: null,
    guess: { x: 100, y: 100 },
    zoomPosition: { x: 140.79, y: 91.83, width: 19.44, height: 16.34 },
    actualPosition: { x: 150.51, y: 100 },
    distanceScore: 505.1,
    lifeLost: 505.1,
    lifePoints: 4_494.9,
    score: 1,
    ...changes,
  });

export const secondRound = (changes: Partial<Game> = {}): Game =>
  firstRound({
    version: 3,
    round: 2,
    section: '/api/riftGuesser/section/second.webp',
    lifePoints: 4_494.9,
    score: 1,
    ...changes,
  });

/** The last answer of a game with three survived rounds. */
export const lastAnswer = (changes: Partial<Game> = {}): Game =>
  firstAnswer({
    version: 9,
    round: 4,
    guess: null,
    distanceScore: null,
    lifeLost: 2_500,
    lifePoints: -120.25,
    score: 3,
    gameOver: true,
    reward: 15,
    ...changes,
  });
