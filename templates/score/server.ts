import { randomBytes } from 'node:crypto';
import { champions } from '@hub/catalog/champions';
import type { Game, RoomInfo } from '@hub/engine/binding/binding';
import { defineScore, enterOrCreate } from '@hub/engine/binding/score';
import { ESSENCE_PER_ANSWER, game, type TemplateScoreState } from './game.ts';
import { type TemplateScoreParts, type TemplateScoreTypes, templateScoreRules } from './rules/rules.ts';

const ID_BYTES = 18;

/** Template Score: one room per game of one player. */
export const createBinding = (): Game =>
  defineScore<TemplateScoreParts, typeof game>(game, {
    rules: templateScoreRules,
    facts: { champions },
    commands: {
      startGame: {
        kind: 'enter',
        enter: (_form, caller) =>
          enterOrCreate<TemplateScoreTypes>(caller, {
            isPractice: false,
            generateId: () => randomBytes(ID_BYTES).toString('base64url'),
            create: async () => ({ options: { essencePerAnswer: ESSENCE_PER_ANSWER }, seats: 1 }),
          }),
      },
      submitAnswer: {
        kind: 'play',
        play: ({ gameId, answer, score }) => ({ roomId: gameId, command: { answer, score } }),
      },
    },
    refusals: { game_over: 'game_over', answered_before: 'too_late' },
    audienceOf: (seat) => ({ kind: 'seat', seat }),
    welcome: (view, room) => [frameOf('gameStarted', view, room)],
    updates: (view, _events, room) => [frameOf('gameStateUpdate', view, room)],
  });

const frameOf = <Action extends 'gameStarted' | 'gameStateUpdate'>(
  action: Action,
  { version, score, left, right, remainingMs, isOver, rewardEssence }: TemplateScoreTypes['view'],
  { roomId }: RoomInfo,
) => {
  const gameState: TemplateScoreState = {
    gameId: roomId,
    version,
    score,
    left: { ...left },
    right: { ...right },
    timeLeft: remainingMs,
    gameOver: isOver,
    reward: rewardEssence,
  };
  return { action: isOver ? ('gameOver' as const) : action, payload: { gameState } };
};
