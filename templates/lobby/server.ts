import { champions } from '@hub/catalog/champions';
import type { Game } from '@hub/engine/binding/binding';
import { defineLobbyGame, type LobbyDeps } from '@hub/engine/binding/lobbies';
import { shownPlayerOf } from '@hub/engine/binding/lobby-players';
import { game } from './game.ts';
import { type TemplateLobbyTypes, templateLobbyRules } from './rules/rules.ts';

/** Template Lobby and its lobbies. */
export const createBinding = (deps: LobbyDeps): Game =>
  defineLobbyGame<TemplateLobbyTypes, typeof game>(game, deps, {
    rules: templateLobbyRules,
    facts: { champions },
    refusals: { round_over: 'too_late' },
    moves: { submitAnswer: ({ answer, round }) => ({ answer, round }) },
    isTurnOf: ({ players, isShowing, winner }, player) =>
      winner === null &&
      !isShowing &&
      players.some(({ number, answer, hasLeft }) => number === player && answer === null && !hasLeft),
    stateOf: ({ players, round, left, right, first, remainingMs }, { winPoints }, room) => ({
      players: players.map((player) => ({
        ...shownPlayerOf(player, room),
        hasAnswered: player.hasAnswered,
        answer: player.answer,
        points: player.points,
        hasLeft: player.hasLeft,
      })),
      round,
      left: { ...left },
      right: { ...right },
      first,
      timeLeft: remainingMs,
      winPoints,
    }),
  });
