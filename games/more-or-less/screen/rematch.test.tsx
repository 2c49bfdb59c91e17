import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MoreOrLessState } from '../game.ts';
import { coopGame, KESTREL, lost, MOSSY } from './testing/games.ts';
import { renderGame } from './testing/render-game.tsx';

type Rematch = NonNullable<MoreOrLessState['rematch']>;
const rematch = (status: Rematch['status'], askedBy: string | null = null): Rematch =>
  ({ status, askedBy, timeLeft: status === 'asked' ? 60_000 : null }) as Rematch;

/** A coop game that has just ended: Kestrel said more, mossy said less, and less counted. */
function renderEnd(
  players: object[] = [
    { ...KESTREL, guess: 'higher' },
    { ...MOSSY, guess: 'lower' },
  ],
) {
  const game = renderGame({ mode: 'multi' });
  game.server.link('open');
  game.server.tell('gameStarted', coopGame());
  game.server.tell('gameOver', coopGame({ version: 1, ...lost(1), players, rematch: rematch('open') }));
  return game;
}
const result = () => screen.getByRole('dialog', { name: 'Game Over' });
const again = (name = 'Play Again') => screen.getByRole('button', { name });
const actions = ({ sent }: ReturnType<typeof renderEnd>) => sent.map(({ action }) => action);

describe('playing coop again', () => {
  it('asks the mate in the same room, and waits visibly', async () => {
    const game = renderEnd();
    await game.user.click(again());
    expect(game.sent.at(-1)).toEqual({
      action: 'playAgain',
      payload: { playerId: 'player-00001', gameId: 'coop-game-1' },
    });
    game.server.rematch(rematch('asked', KESTREL.id));
    expect(again('Waiting for mossy… 60')).toBeDisabled();
    game.server.tell('waiting', coopGame({ version: 3, phase: 'waiting', timeLeft: 2_000 }));
    expect(screen.queryByRole('dialog', { name: 'Game Over' })).toBeNull();
    expect(actions(game)).not.toContain('leaveGame');
  });

  it('shows that the mate asks, and accepts by the same button', async () => {
    const game = renderEnd();
    game.server.rematch(rematch('asked', MOSSY.id));
    expect(result()).toHaveTextContent('mossy wants to play again with you.');
    await game.user.click(again());
    expect(game.sent.at(-1)).toMatchObject({ action: 'playAgain' });
  });

  it.each([
    ['left', 'mossy has left.'],
    ['unanswered', 'Nobody answered in time.'],
  ] as const)('starts a new room once the mate has %s', async (status, text) => {
    const game = renderEnd();
    game.server.rematch(rematch(status));
    expect(result()).toHaveTextContent(text);
    await game.user.click(again());
    expect(game.sent.at(-1)).toMatchObject({ action: 'startGame', payload: { mode: 'multi' } });
  });

  it('ends the rematch when the page is left, and asks for the room again after a lost connection', () => {
    const game = renderEnd();
    game.server.link('reconnecting');
    game.server.link('open');
    expect(game.sent.at(-1)).toMatchObject({ action: 'joinGame', payload: { gameId: 'coop-game-1' } });
    game.unmount();
    expect(game.sent.at(-1)).toMatchObject({ action: 'leaveGame', payload: { gameId: 'coop-game-1' } });
  });
});

describe('the end of a coop game', () => {
  it.each([
    [
      'higher',
      'lower',
      'You said More, mossy said Less. The earlier pick counts, so it was Less: Last Whisper costs 1,450',
    ],
    ['lower', 'lower', 'You both said Less: Last Whisper costs'],
    [null, 'lower', 'Only mossy picked Less: Last Whisper costs'],
    ['lower', null, 'Only you picked Less: Last Whisper costs'],
  ])('says who picked what (own %s, mate %s) and what counted', (own, mate, sentence) => {
    renderEnd([
      { ...KESTREL, guess: own },
      { ...MOSSY, guess: mate },
    ]);
    expect(result()).toHaveTextContent(sentence);
  });

  it('says beside the buttons what counts while the two disagree', () => {
    const game = renderGame({ mode: 'multi' });
    game.server.link('open');
    const players = [
      { ...KESTREL, guess: 'higher' },
      { ...MOSSY, guess: 'lower', counts: true },
    ];
    game.server.tell('gameStarted', coopGame({ score: 3, players }));
    expect(screen.getByText('At zero the earlier pick counts: Less.')).toBeVisible();
  });
});
