import { testSession } from '@hub/ui/net/testing/test-session.ts';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RiftGuesserState as Game } from '../game.ts';
import { guesserRules, markRequested, placeMarker } from './guesser-state.ts';
import { firstAnswer, firstRound, lastAnswer, secondRound } from './testing/games.ts';

const lockIn = {
  action: 'submitGuess',
  payload: { playerId: 'kestrel', gameId: 'game-1', guess: { x: 1, y: 2 } },
} as const;

/** A session on an open connection, with a game received from the server. */
function open(game: Game) {
  const { deliver, session } = testSession(guesserRules(false));
  const server = {
    start: (gameState: Game) => deliver({ action: 'gameStarted', payload: { gameState } }),
    update: (gameState: Game) => deliver({ action: 'gameStateUpdate', payload: { gameState } }),
  };
  session.setLink('open');
  server.start(game);
  return {
    ...server,
    session,
    mark: (x: number, y: number) => session.update((state) => placeMarker(state, { x, y })),
    marker: () => session.state.marker,
  };
}

beforeEach(() => sessionStorage.clear());

describe('a round', () => {
  it('keeps the marker on the screen when the server sends an older place', () => {
    const { mark, marker, update } = open(firstRound());
    mark(10, 20);
    mark(30, 40);
    update(firstRound({ version: 1, guess: { x: 10, y: 20 } }));
    expect(marker()).toEqual({ x: 30, y: 40 });
  });

  it('shows the marker that the server has when the game is opened again', () =>
    expect(open(firstRound({ guess: { x: 5, y: 6 } })).marker()).toEqual({ x: 5, y: 6 }));

  it('starts without the marker of the round before', () => {
    const { mark, session, update } = open(firstRound());
    mark(1, 2);
    update(firstAnswer());
    update(secondRound());
    expect(session.state).toMatchObject({ marker: undefined, pending: undefined });
  });

  it('takes no marker while it is being locked in', () => {
    const { mark, marker, session } = open(firstRound());
    mark(1, 2);
    session.request(lockIn);
    mark(9, 9);
    expect(marker()).toEqual({ x: 1, y: 2 });
  });

  it('takes no marker when it is over', () => {
    const { mark, marker, update } = open(firstRound());
    update(firstAnswer());
    mark(9, 9);
    expect(marker()).toEqual({ x: 100, y: 100 });
  });

  it('takes no marker without a connection, or before the server has sent the game again', () => {
    const { mark, marker, session } = open(firstRound());
    for (const link of ['reconnecting', 'open'] as const) {
      session.setLink(link);
      mark(9, 9);
      expect(marker()).toBeUndefined();
    }
  });

  it('keeps the pending command until it is over', () => {
    const { mark, session, update } = open(firstRound());
    mark(1, 2);
    session.request(lockIn);
    update(firstRound({ version: 1 }));
    expect(session.state.pending).toEqual(lockIn);
    update(firstAnswer());
    expect(session.state.pending).toBeUndefined();
  });
});

it('another game starts with no field of the last one', () => {
  const { session, start } = open(lastAnswer());
  session.update((state) => ({ ...state, isResultOpen: true }));
  session.reset();
  session.update(markRequested);
  expect(session.state).toEqual({ ...guesserRules(false).initial, isRequested: true, link: 'open' });
  start(firstRound());
  expect(session.state).toMatchObject({ isResultOpen: false, marker: undefined });
});
