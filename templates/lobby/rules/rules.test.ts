import { champions } from '@hub/catalog/champions';
import { gameOf } from '@hub/engine/lobby/state';
import { Playing } from '@hub/engine/lobby/testing/play-out';
import { expect, it } from 'vitest';
import { type TemplateLobbyTypes, templateLobbyRules } from './rules.ts';
import { firstOf } from './state.ts';

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

it('keeps the dates of both champions', () => {
  const { state } = begun();
  const { left, right } = gameOf(state);
  expect(templateLobbyRules.secretsOf(state, { champions })).toContainEqual({
    name: 'release',
    values: [left.releaseDate, right.releaseDate],
  });
});
