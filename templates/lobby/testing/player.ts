import { championById } from '@hub/catalog/champions';
import type { LobbyTypes } from '@hub/engine/lobby/rules';
import type { LobbyPlayer } from '@hub/engine/testing/game-player';
import type { Side, TemplateLobbyState, templateLobby } from '../game.ts';
import type { TemplateLobbyTypes } from '../rules/rules.ts';

/** Share of right answers. */
const KNOWN_PERCENT = 70;

const releaseOf = (id: string): string => championById(id)?.releaseDate ?? '';
const hasAnswered = ({ players }: TemplateLobbyState, me: string): boolean =>
  players.some((player) => player.id === me && player.hasAnswered);

type Guess = { readonly round: number; readonly answer: Side };

export const player: LobbyPlayer<typeof templateLobby, Guess> = {
  settings: (random) => ({ guessTime: 15, winPoints: random.between(1, 3) }),
  move(state, { playerId, knows }) {
    const { round, left, right, first } = state;
    if (first !== null || hasAnswered(state, playerId)) return undefined;
    const isLeft = releaseOf(left.id) < releaseOf(right.id) === knows(KNOWN_PERCENT);
    const answer = isLeft ? 'left' : 'right';
    return {
      command: { action: 'submitAnswer', payload: { answer, round } },
      isAnswer: (told) =>
        told.round > round || told.gameOver || told.first !== null || hasAnswered(told, playerId),
      guess: {
        value: { round, answer },
        counts: (told) => told.round === round && hasAnswered(told, playerId),
      },
    };
  },
  isStored(stored, { round, answer }, seat) {
    const { game } = stored as LobbyTypes<TemplateLobbyTypes>['state'];
    return game?.round === round && game.players.some((one) => one.number === seat && one.answer === answer);
  },
};
