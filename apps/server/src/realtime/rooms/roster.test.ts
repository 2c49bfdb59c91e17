import type { Player } from '@hub/engine/binding/player';
import { beforeEach, describe, expect, it } from 'vitest';
import { testPlayer } from '../testing/players.ts';
import type { Member } from './member.ts';
import { Roster } from './roster.ts';

const NOW = 1_000_000;

const memberOf = (player: Player): Member => ({ player, isOpen: true, send: () => {}, close: () => {} });
const inRed = (player: Player): Player => ({ ...player, usernameEffect: 'effect-red' });

describe('the players of a roster', () => {
  let roster: Roster;
  beforeEach(() => {
    roster = new Roster([testPlayer(1), testPlayer(2)], NOW);
    roster.takeSeat(0, memberOf(testPlayer(1)));
    roster.takeSeat(1, memberOf(testPlayer(2)));
  });

  const shown = (): string[] =>
    roster.players.map(
      ({ player, isConnected }) =>
        `${player.name}${player.usernameEffect === null ? '' : ' in red'}${isConnected ? '' : ', away'}`,
    );

  it('are the same array while nothing changes', () => {
    const before = roster.players;
    roster.addSpectator(memberOf(testPlayer(3)));
    roster.moveClock(500);
    expect(roster.players).toBe(before);
  });

  // Each case reads the list before the change, to detect an outdated cache.
  it.each<[string, () => void, string[]]>([
    ['is added', () => roster.add(testPlayer(3)), ['Player 1', 'Player 2', 'Player 3']],
    ['is removed', () => roster.removeNewest(), ['Player 1']],
    ['changes cosmetics', () => roster.refresh(inRed(testPlayer(2))), ['Player 1', 'Player 2 in red']],
    [
      'reconnects with other cosmetics',
      () => roster.takeSeat(1, memberOf(inRed(testPlayer(2)))),
      ['Player 1', 'Player 2 in red'],
    ],
    ['is marked as away', () => roster.setAwaySince(1, NOW), ['Player 1', 'Player 2, away']],
  ])('are up to date when a player %s', (_what, change, expected) => {
    expect(shown()).toEqual(['Player 1', 'Player 2']);
    change();
    expect(shown()).toEqual(expected);
  });

  it('are up to date when a connection closes and returns', () => {
    const member = memberOf(testPlayer(2));
    roster.takeSeat(1, member);
    expect(shown()).toEqual(['Player 1', 'Player 2']);
    roster.disconnect(member, NOW);
    expect(shown()).toEqual(['Player 1', 'Player 2, away']);
    roster.takeSeat(1, member);
    expect(shown()).toEqual(['Player 1', 'Player 2']);
  });

  it('hold their seat again when they return after leaving', () => {
    roster.markLeft(1);
    expect(roster.isHolder(testPlayer(2).accountId)).toBe(false);
    roster.takeSeat(1, memberOf(testPlayer(2)));
    expect([roster.hasLeft(1), roster.isHolder(testPlayer(2).accountId)]).toEqual([false, true]);
  });
});
