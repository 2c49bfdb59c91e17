import { championById } from '@hub/catalog/champions';
import type { ScorePlayer } from '@hub/engine/testing/game-player';
import { ESSENCE_PER_ANSWER, type templateScore } from '../game.ts';
import type { TemplateScoreTypes } from '../rules/rules.ts';

/** Share of right answers. */
const KNOWN_PERCENT = 85;

const releaseOf = (id: string): string => championById(id)?.releaseDate ?? '';

export const player: ScorePlayer<typeof templateScore, { readonly score: number }> = {
  ways: { templateScore: { start: {}, isQuick: true } },
  essenceOf: (score) => score * ESSENCE_PER_ANSWER,
  move({ left, right, score }, { knows }) {
    const isLeft = releaseOf(left.id) < releaseOf(right.id) === knows(KNOWN_PERCENT);
    return {
      command: { action: 'submitAnswer', payload: { answer: isLeft ? 'left' : 'right', score } },
      isAnswer: (told) => told.score > score || told.gameOver,
      guess: { value: { score }, counts: (told) => told.score === score + 1 },
    };
  },
  isStored: (stored, { score }) => (stored as TemplateScoreTypes['state']).score === score + 1,
};
