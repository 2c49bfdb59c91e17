import { type MoreOrLessState as Game, moreOrLessStateSchema } from '../../game.ts';

const HERE = { connected: true, timeToReturn: null };
export const KESTREL = {
  id: 'player-00001',
  name: 'Kestrel',
  usernameEffect: 'fire',
  guess: null,
  ...HERE,
} as const;
export const MOSSY = {
  id: 'player-00002',
  name: 'mossy',
  usernameEffect: null,
  guess: null,
  ...HERE,
} as const;

const BOOTS = { name: 'Boots', image: '1001.png', tags: ['Boots'], gold: 300 };
const WHISPER = { name: 'Last Whisper', image: '3035.png', tags: ['ArmorPenetration', 'Damage'] };

/** A solo game at its first question, validated by the schema: boots (300) and Last Whisper (1,450). */
export const soloGame = (change: object = {}): Game =>
  moreOrLessStateSchema.parse({
    gameId: 'solo-game-1',
    version: 0,
    mode: 'single',
    phase: 'guessing',
    score: 0,
    tier: { name: 'bronze', maxGoldDiff: 4_000 },
    players: [KESTREL],
    seats: 1,
    currentItem: BOOTS,
    nextItem: WHISPER,
    lockedGuess: null,
    isCorrect: null,
    timeLeft: null,
    timePerTurn: null,
    gameOver: false,
    end: null,
    reward: 0,
    ...change,
  });

/** A coop game in its first round. */
export const coopGame = (change: object = {}): Game =>
  soloGame({
    gameId: 'coop-game-1',
    mode: 'multi',
    players: [KESTREL, MOSSY],
    seats: 2,
    timeLeft: 30_000,
    timePerTurn: 30_000,
    ...change,
  });

/** State changes of a reveal; the right answer is higher. */
export const revealed = (guess: 'higher' | 'lower') => ({
  phase: 'revealing',
  nextItem: { ...WHISPER, gold: 1_450 },
  lockedGuess: guess,
  isCorrect: guess === 'higher',
  timeLeft: 1_500,
});

/** State changes when a wrong answer ends the game. */
export const lost = (score: number) => ({
  ...revealed('lower'),
  phase: 'over',
  score,
  timeLeft: null,
  gameOver: true,
  end: 'wrongGuess',
  reward: score,
});
