import { describe, expect, it } from 'vitest';
import { isMyTurn, pointerDegrees, ringOf, sentence } from './chain-view.ts';
import { afterAhri, chainPlayer, chainState } from './testing/chain-state.ts';

describe('the ring', () => {
  const players = ['a', 'b', 'c', 'd'].map((id) => chainPlayer(id));

  it('has the viewer at the bottom and the others clockwise in the order of their turns', () => {
    const places = ringOf(chainState({ players }), 'b').map(({ player, x, y }) => [
      player.id,
      Math.round(x) + 0,
      Math.round(y) + 0,
    ]);
    expect(places).toEqual([
      ['a', 1, 0],
      ['b', 0, 1],
      ['c', -1, 0],
      ['d', 0, -1],
    ]);
  });

  it('shows a looker-on the first one at the bottom', () =>
    expect(ringOf(chainState({ players }), 'nobody').map(({ y }) => Math.round(y) + 0)).toEqual([
      1, 0, -1, 0,
    ]));

  it('has no player on turn when the game is over', () => {
    const over = chainState({ players, gameOver: true });
    expect(ringOf(over, 'a').some(({ isOnTurn }) => isOnTurn)).toBe(false);
    expect(isMyTurn(over, 'a')).toBe(false);
    expect(pointerDegrees(over, 'a', 450)).toBe(450);
  });

  it('has a pointer that only ever turns forward', () => {
    let degrees = 0;
    const turns = [0, 1, 2, 3, 0, 2, 1].map((currentPlayerIndex) => {
      degrees = pointerDegrees(chainState({ players, currentPlayerIndex }), 'a', degrees);
      return degrees;
    });
    expect(turns).toEqual([0, 90, 180, 270, 360, 540, 810]);
  });
});

const kestrelLeft = (lives: number) => [chainPlayer('Kestrel', { lives }), chainPlayer('Bramble')];

it.each([
  ['the first turn', chainState(), 'Your turn. Any champion may begin.'],
  ['another player is on turn', chainState({ currentPlayerIndex: 1 }), 'Bramble is on turn'],
  ['a right name', afterAhri(), 'Bramble: Ahri is right. Your turn. Name a champion that starts with I.'],
  [
    'a used one',
    afterAhri({ action: 'wrongInput', mistake: 'used', lastPlayer: 'Kestrel', currentPlayerIndex: 1 }),
    'Kestrel: Ahri was used already. One life lost, 3 lives left. Bramble is on turn',
  ],
  [
    'a wrong letter',
    afterAhri({
      action: 'wrongInput',
      mistake: 'wrongLetter',
      lastInput: 'Sona',
      lastPlayer: 'Kestrel',
      players: kestrelLeft(1),
    }),
    'Kestrel: Sona starts with the wrong letter. One life lost, 1 life left. Your turn. Name a champion that starts with I.',
  ],
  [
    'an unknown name',
    afterAhri({ action: 'wrongInput', mistake: 'unknown', lastInput: 'Zzz', currentPlayerIndex: 1 }),
    'Bramble: there is no champion called Zzz. One life lost, 3 lives left. Bramble is on turn',
  ],
  [
    'the time that ran out',
    afterAhri({
      action: 'wrongInput',
      mistake: 'late',
      lastInput: null,
      players: kestrelLeft(0),
      lastPlayer: 'Kestrel',
      currentPlayerIndex: 1,
    }),
    'Kestrel ran out of time. One life lost, 0 lives left. Bramble is on turn',
  ],
  [
    'a jinx',
    afterAhri({ action: 'jinxed', lastInput: null, nextLetter: null }),
    'Bramble is jinxed: no champion was left. The chain restarts. One life lost, 3 lives left. Your turn. Any champion may begin.',
  ],
  ['the end', afterAhri({ gameOver: true }), 'Bramble: Ahri is right.'],
])('what is said aloud after %s', (_, state, announcement) =>
  expect(sentence(state, 'Kestrel')).toBe(announcement),
);
