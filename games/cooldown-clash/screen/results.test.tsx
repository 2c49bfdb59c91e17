import { words } from '@hub/ui/language/words.ts';
import { advanceTime, installFakeClock } from '@hub/ui/testing/fake-clock.ts';
import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { announcements, cues, pair, reel, renderGame, results, tenths } from './testing/render-game.tsx';

beforeEach(installFakeClock);
const seen = () =>
  Array.from(
    document.querySelectorAll('[class*="lane"] > [class*="_guess_"]:not([class*="_unseen_"])'),
    (guess) => guess.querySelector('b')?.textContent,
  );

const answer = () => screen.getByText('Cooldown at rank 1').previousElementSibling?.textContent;

describe('the results', () => {
  it('turn the guesses over one by one over 3 s, then count the cooldown up over 1 s, then give the points', async () => {
    const game = renderGame();
    game.play.mockClear();
    game.show(results());
    await tenths(1);
    expect(seen()).toEqual(['90']);
    expect(answer()).toBe('?');
    await tenths(15);
    expect(seen()).toEqual(['90', '118']);
    expect(cues(game)).toEqual(['plop', 'plop']);
    await tenths(14);
    expect(answer()).toBe('?');
    await tenths(5);
    expect(answer()).toBe('60 s');
    expect(announcements().join()).not.toContain('The cooldown at rank 1 is');
    await tenths(5);
    expect(answer()).toBe('120 s');
    expect(announcements()).toContain('The cooldown at rank 1 is 120 seconds. b: 118, 100 points. a: 90.');
    expect(cues(game)).toEqual(['plop', 'plop', 'wrong']);
    // The points are shown for 2 s.
    expect(screen.getByText('Next round in').parentElement).toHaveTextContent('2 s');
  });

  it('begin with the whole time to the next round, also between two looks at the clock', async () => {
    const game = renderGame();
    await advanceTime(150);
    game.show(results());
    expect(screen.getByText('Next round in').parentElement).toHaveTextContent('6 s');
  });

  it.each([
    ['promise', 400, {}],
    ['promise', 500, { totalPoints: 500 }],
    ['do not promise', 500, {}],
    ['do not promise', 500, { totalPoints: 700, hasLeft: true }],
  ] as const)(
    '%s another round with %d points to win of 500 and another player who has %j',
    (word, totalPoints, mine) => {
      renderGame(results({ players: pair(mine, { guess: 118, points: 100, totalPoints }) }));
      expect(screen.queryAllByText('Next round in')).toHaveLength(word === 'promise' ? 1 : 0);
    },
  );

  it('play the sound of a right answer for the closest player', async () => {
    const game = renderGame(results(), { me: 'b' });
    await tenths(41);
    expect(cues(game).at(-1)).toBe('correct');
  });

  it('count an uneven cooldown up with its decimal', async () => {
    renderGame(results({ timeLeft: 2_500, targetSpell: { ...results().targetSpell, cooldown: [7.5] } }));
    expect(answer()).toBe('3.8 s');
  });

  it('show the guesses of the lane in the numbers of the language', async () => {
    words.activate('de_DE');
    const [first, second] = results().players;
    renderGame(results({ players: [{ ...first, guess: 90.5 }, second] as never, timeLeft: 2_500 }));
    await tenths(41);
    expect(seen()).toContain('90,5');
    words.activate('en_US');
  });

  it('leave a line for the next round', async () => {
    const { show } = renderGame(results());
    await tenths(60);
    expect(screen.queryByText(/Last round:/)).toBeNull();
    show(reel({ round: 2 }));
    const line = screen.getByText(/Last round:/).closest('div') as HTMLElement;
    expect(line).toHaveTextContent('Last round: Frozen Tomb 120 sGained: +0Closest: b with 118 s');
  });

  it('of a round without guesses say so', async () => {
    const { show } = renderGame(results({ players: pair() }));
    show(reel({ round: 2 }));
    expect(screen.getByText(/Closest:/).parentElement).toHaveTextContent('Closest: no guesses');
  });
});
