import { dailyGames } from '@hub/protocol/games';
import { tokenFor } from '@hub/web/session/testing/tokens.ts';
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeMedia } from '../../app/testing/fake-media.ts';
import { freshAccount, renderApp } from '../../app/testing/render-app.tsx';

async function open(width: number, ownAccount: unknown = freshAccount) {
  fakeMedia(width);
  const moved = vi.spyOn(HTMLElement.prototype, 'scrollTo').mockImplementation(() => undefined);
  const { sound } = renderApp('/', { token: tokenFor('Kestrel'), replies: { ownAccount } });
  const cards = await screen.findByRole('region', { name: 'Games' });
  // Runs pending effects of a lazily loaded page, so that its timer starts.
  await act(async () => undefined);
  return { cards, moved, sound };
}

/** Every daily rift solved just now. */
const allSolved = () =>
  Object.fromEntries(
    dailyGames.map(({ names }) => [names.stats, { completed: 1, streak: 1, lastCompletedTime: Date.now() }]),
  );

const passEightSeconds = () => act(() => void vi.advanceTimersByTime(8_000));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  localStorage.setItem('init', '1');
});

describe('the carousel', () => {
  it.each([
    [1099, true],
    [1100, false],
    [1440, false],
  ])('at %i px advances by itself: %s', async (width, advances) => {
    const { cards, moved, sound } = await open(width);
    passEightSeconds();
    expect(moved.mock.contexts.includes(cards.firstElementChild as HTMLElement)).toBe(advances);
    expect(sound.playCue.mock.calls.some(([cue]) => cue === 'slide')).toBe(advances);
  });

  it('rests for as long as it is paused', async () => {
    const { cards, moved } = await open(390);
    const strip = cards.firstElementChild as HTMLElement;
    fireEvent.click(within(cards).getByRole('button', { name: 'Hold the games still' }));
    passEightSeconds();
    passEightSeconds();
    expect(moved.mock.contexts).not.toContain(strip);
    fireEvent.click(within(cards).getByRole('button', { name: 'Let the games move' }));
    passEightSeconds();
    expect(moved.mock.contexts).toContain(strip);
  });

  it.each([
    ['one is open', 5, "Emoji Rift.*Play today's rift", '/dailyRifts/emojiRift'],
    ['all are solved', Date.now(), "Daily Rifts.*See today's results", '/dailyRifts/'],
  ])("says what there is to do while of today's rifts %s", async (_, lastCompletedTime, text, path) => {
    const dailyRiftStats = { ...allSolved(), emojiRift: { completed: 1, streak: 1, lastCompletedTime } };
    const { cards } = await open(1440, { ...freshAccount, dailyRiftStats });
    const isDone = lastCompletedTime > 5;
    const card = await within(cards).findByRole('link', { name: new RegExp(`${text}$`) });
    expect(card).toHaveAttribute('href', path);
    expect(card.querySelector('[class*="gold"]') === null).toBe(isDone);
  });

  it('begins on a phone with the game to play next', async () => {
    const { cards, moved } = await open(390, { ...freshAccount, dailyRiftStats: allSolved() });
    await within(cards).findByRole('link', { name: /See today's results/ });
    expect(moved).toHaveBeenCalledWith(expect.objectContaining({ behavior: 'instant' }));
  });
});
