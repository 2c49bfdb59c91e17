import { randomBytes } from 'node:crypto';
import { champions } from '@hub/catalog/champions';
import { defineBinding, type Game, type RoomInfo } from '@hub/engine/binding/binding';
import { paidState } from '@hub/engine/binding/paid-state';
import { policies } from '@hub/engine/binding/policy';
import { scoreSettlement } from '@hub/engine/binding/score';
import { ESSENCE_PER_ANSWER, game, type TemplateScoreState } from './game.ts';
import { type TemplateScoreTypes, templateScoreRules } from './rules/rules.ts';

const ID_BYTES = 18;

/** Template Score: one room per game of one player. */
export const createBinding = (): Game =>
  defineBinding<TemplateScoreTypes, typeof game>(game, {
    rules: templateScoreRules,
    facts: { champions },
    policy: policies.solo,
    commands: {
      startGame: {
        kind: 'enter',
        async enter(_form, { findRunningRooms }) {
          const [running] = await findRunningRooms();
          if (running !== undefined) return { roomId: running.room.roomId };
          return {
            generateId: () => randomBytes(ID_BYTES).toString('base64url'),
            create: async () => ({ options: {}, seats: 1 }),
          };
        },
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
    withPaid: ({ action, payload: { gameState } }, paid) => ({
      action,
      payload: { gameState: paidState(gameState, paid) },
    }),
    waitingFor: ({ isOver, score }) =>
      isOver ? undefined : { as: 'solo', isPlaying: true, isTurn: false, progress: score },
    settle: (finish) => {
      const { score } = finish.result;
      const rewardEssence = score * ESSENCE_PER_ANSWER;
      const players = finish.room.seats.map(({ accountId }) => ({ accountId, rewardEssence }));
      return scoreSettlement(game, finish, { mode: 'single', score, players });
    },
  });

const frameOf = <Action extends 'gameStarted' | 'gameStateUpdate'>(
  action: Action,
  { version, score, left, right, remainingMs, isOver }: TemplateScoreTypes['view'],
  { roomId }: RoomInfo,
) => {
  const reward = isOver ? score * ESSENCE_PER_ANSWER : 0;
  const gameState: TemplateScoreState = {
    gameId: roomId,
    version,
    score,
    left: { ...left },
    right: { ...right },
    timeLeft: remainingMs,
    gameOver: isOver,
    reward,
  };
  return { action: isOver ? ('gameOver' as const) : action, payload: { gameState } };
};
