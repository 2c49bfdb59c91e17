import { randomBytes } from 'node:crypto';
import { defineBinding, type Game } from '@hub/engine/binding/binding';
import { policies } from '@hub/engine/binding/policy';
import type { GameId } from '@hub/engine/wire/ids';
import { game } from './game.ts';
import { type CountUpTypes, countUpRules } from './rules/rules.ts';

const ESSENCE_PER_POINT = 1;

/** Count Up on the wire: one player, one room. */
export const createBinding = (): Game =>
  defineBinding<CountUpTypes, typeof game>(game, {
    rules: countUpRules,
    facts: undefined,
    policy: policies.solo,
    commands: {
      startGame: {
        kind: 'enter',
        enter: async () => ({
          generateId: () => randomBytes(18).toString('base64url'),
          create: async () => ({ options: {}, seats: 1 }),
        }),
      },
      addPoint: { kind: 'play', play: ({ gameId }) => ({ roomId: gameId, command: { type: 'addPoint' } }) },
      endGame: { kind: 'play', play: ({ gameId }) => ({ roomId: gameId, command: { type: 'endGame' } }) },
    },
    refusals: { game_over: 'game_over' },
    audienceOf: (seat) => ({ kind: 'seat', seat }),
    welcome: (view, room) => [frameOf(view, room.roomId)],
    updates: (view, _events, room) => [frameOf(view, room.roomId)],
    settle: ({ result: { score }, room: { seats }, matchId, finishedAt }) => ({
      gameId: matchId,
      game: game.names.feed,
      mode: 'single',
      finishedAt,
      winner: null,
      newHighScore: false,
      players: seats.map(({ accountId }) => ({
        accountId,
        attempts: null,
        currentStreak: null,
        score,
        totalPoints: null,
      })),
      scores: seats.map(({ accountId }) => ({ accountId, board: 'count_up', score })),
      rewards: seats.map(({ accountId }) => ({
        accountId,
        amountEssence: score * ESSENCE_PER_POINT,
        reason: 'count_up',
        reference: `countUp:${matchId}`,
      })),
    }),
  });

const frameOf = ({ score, isOver }: CountUpTypes['view'], gameId: GameId) =>
  ({
    action: 'gameState',
    payload: {
      gameState: { gameId, score, gameOver: isOver, reward: isOver ? score * ESSENCE_PER_POINT : 0 },
    },
  }) as const;
