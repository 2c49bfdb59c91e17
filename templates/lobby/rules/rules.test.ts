import { champions } from '@hub/catalog/champions';
import { randomFrom } from '@hub/engine/kernel/random';
import { gameOf } from '@hub/engine/lobby/state';
import { Playing } from '@hub/engine/lobby/testing/play-out';
import { expectEqualViews } from '@hub/engine/testing/properties';
import { expect, it } from 'vitest';
import { type TemplateLobbyTypes, templateLobbyRules } from './rules.ts';
import { firstOf, type Game } from './state.ts';

const begun = (): Playing<TemplateLobbyTypes> =>
  new Playing(templateLobbyRules, {
    settings: { name: 'A lobby', maxPlayers: 8, guessTime: 15, winPoints: 1 },
    persons: 2,
    seed: 'a game',
    facts: { champions },
    draw: (_state, _seat, random) => [undefined, random],
  }).begin();

it('shows the answers once everybody has answered, and gives the point to who is right', () => {
  const playing = begun();
  const first = firstOf(gameOf(playing.state));
  playing.move(0, { answer: first, round: 1 });
  expect(gameOf(playing.state).isShowing).toBe(false);
  playing.move(1, { answer: first === 'left' ? 'right' : 'left', round: 1 });
  const { isShowing, players } = gameOf(playing.state);
  expect([isShowing, ...players.map(({ points }) => points)]).toEqual([true, 1, 0]);
});

it('shows no date and no answer before everybody has answered', () => {
  const playing = begun();
  playing.move(0, { answer: 'left', round: 1 });
  const { state } = playing;
  const game = gameOf(state);
  const other: Game = {
    ...game,
    random: randomFrom('another'),
    left: { ...game.left, releaseDate: '2000-01-01' },
    right: { ...game.right, releaseDate: '2000-01-02' },
    players: game.players.map((player) => ({ ...player, answer: player.answer && 'right' })),
  };
  expect(templateLobbyRules.secretsOf(state, { champions })).toContainEqual({
    name: 'release',
    values: [game.left.releaseDate, game.right.releaseDate],
  });
  expectEqualViews(templateLobbyRules, [state, { ...state, game: other }], 2, {
    now: 0,
    facts: { champions },
  });
});
