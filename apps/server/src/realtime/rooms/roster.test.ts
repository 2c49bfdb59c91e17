import type { Player } from '@hub/engine/binding/player';
import { beforeEach, describe, expect, it } from 'vitest';
import { testPlayer } from '../testing/players.ts';
import type { Member } from './member.ts';
import { Roster } from './roster.ts';

const NOW = 1_000_000;

const memberOf = (player: Player): Member => ({ player, isOpen: true, send: () => {}, close: () => {} });
const inRed = (player: Player): Player => ({ ...player, usernameEffect: 'effect-red' });

describe('who is seated', () => {
  let roster: Roster;
  beforeEach(() => {
    roster = new Roster([testPlayer(1), testPlayer(2)], NOW);
    roster.takeSeat(0, memberOf(testPlayer(1)));
    roster.takeSeat(1, memberOf(testPlayer(2)));
  });

  const told = (): string[] =>
    roster.players.map(
      ({ player, isConnected }) =>
        `${player.name}${player.usernameEffect === null ? '' : ' in red'}${isConnected ? '' : ', away'}`,
    );

  it('is told with the same list as long as nothing changes', () => {
    const before = roster.players;
    roster.addSpectator(memberOf(testPlayer(3)));
    roster.moveClock(500);
    expect(roster.players).toBe(before);
  });

  // Each one asks before, so that a list that was kept too long is noticed.
  it.each<[string, () => void, string[]]>([
    ['comes', () => roster.add(testPlayer(3)), ['Player 1', 'Player 2', 'Player 3']],
    ['is taken back', () => roster.removeNewest(), ['Player 1']],
    ['looks different', () => roster.refresh(inRed(testPlayer(2))), ['Player 1', 'Player 2 in red']],
    [
      'sits down looking different',
      () => roster.takeSeat(1, memberOf(inRed(testPlayer(2)))),
      ['Player 1', 'Player 2 in red'],
    ],
    ['is shown as away', () => roster.setAwaySince(1, NOW), ['Player 1', 'Player 2, away']],
  ])('is told as it is when somebody %s', (_what, change, expected) => {
    expect(told()).toEqual(['Player 1', 'Player 2']);
    change();
    expect(told()).toEqual(expected);
  });

  it('is told as it is when a connection goes and comes back', () => {
    const member = memberOf(testPlayer(2));
    roster.takeSeat(1, member);
    expect(told()).toEqual(['Player 1', 'Player 2']);
    roster.disconnect(member, NOW);
    expect(told()).toEqual(['Player 1', 'Player 2, away']);
    roster.takeSeat(1, member);
    expect(told()).toEqual(['Player 1', 'Player 2']);
  });
});
