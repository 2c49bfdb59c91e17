import { installFakeClock, pass } from '@hub/ui/testing/fake-clock.ts';
import { readable } from '@hub/ui/testing/readable.ts';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { afterAhri, chainPlayer, chainState, champion } from './testing/chain-state.ts';
import { field, stage, theirTurn } from './testing/stage.tsx';

beforeEach(installFakeClock);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the answer', () => {
  it("can be given on one's own turn only", () => {
    const { show } = stage(chainState(theirTurn));
    expect(screen.getByRole('heading', { level: 1, name: 'Bramble is on turn' })).toBeVisible();
    expect(field()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    show(afterAhri());
    expect(screen.getByRole('heading', { level: 1, name: 'Your turn' })).toBeVisible();
    expect(field()).toBeEnabled();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('placeholder', 'A champion with I');
  });

  it('is trimmed, and its first letter a capital', async () => {
    const { onSubmit, user } = stage();
    await user.type(field(), '  ivern {Enter}');
    expect(onSubmit.mock.calls).toEqual([['Ivern']]);
    expect(field()).toBeDisabled();
  });

  it.each(['', '   '])('that is empty (%j) is not sent', async (typed) => {
    const { onSubmit, user } = stage();
    await user.type(field(), `${typed}{Enter}`);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field()).toBeEnabled();
  });

  it('that is one letter off is suggested, and Tab takes it', async () => {
    const { onSubmit, user } = stage();
    await user.type(field(), 'xayh');
    expect(screen.getByRole('button', { name: 'Take Xayah' })).toBeVisible();
    await user.keyboard('{Tab}');
    expect(field()).toHaveValue('Xayah');
    expect(field()).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Take Xayah' })).toBeNull();
    await user.keyboard('{Enter}');
    expect(onSubmit.mock.calls).toEqual([['Xayah']]);
  });

  it('that is suggested can be clicked, and Tab goes on without a suggestion', async () => {
    const { user } = stage();
    await user.type(field(), 'xayh');
    await user.click(screen.getByRole('button', { name: 'Take Xayah' }));
    expect(field()).toHaveValue('Xayah');
    await user.click(field());
    await user.tab();
    expect(field()).not.toHaveFocus();
  });

  it('is suggested from the champions that are left alone', async () => {
    const { user } = stage(afterAhri());
    await user.type(field(), 'ahrj');
    expect(screen.queryByRole('button', { name: 'Take Ahri' })).toBeNull();
  });

  it('that is refused stays, and says why', async () => {
    const { show, user } = stage();
    await user.type(field(), 'ivern{Enter}');
    show(chainState(), { refusal: { message: 'Too many messages at once.', count: 1 } });
    expect(field()).toHaveAccessibleDescription('Too many messages at once.');
    expect(field()).toHaveValue('ivern');
    expect(field()).toBeEnabled();
  });

  it('that was lost with the connection can be given again', async () => {
    const { onSubmit, show, user } = stage();
    await user.type(field(), 'ivern{Enter}');
    show(chainState(), { isAway: true });
    expect(screen.getByText('Reconnecting…')).toBeVisible();
    expect(field()).toBeDisabled();
    show(chainState());
    expect(field()).toBeEnabled();
    await user.type(field(), '{Enter}');
    expect(onSubmit.mock.calls).toEqual([['Ivern'], ['Ivern']]);
  });

  it('begins empty with every turn', async () => {
    const { show, user } = stage();
    await user.type(field(), 'iv');
    show(afterAhri());
    expect(field()).toHaveValue('');
  });
});

const pointer = () => document.querySelector<SVGElement>('[class*="pointer"]')?.style.transform;

describe('the ring', () => {
  it("says whose turn it is, and everybody's lives", () => {
    stage(
      chainState({
        ...theirTurn,
        players: [chainPlayer('Kestrel', { lives: 1 }), chainPlayer('Bramble', { seat: 1 })],
      }),
    );
    const [kestrel, bramble] = screen.getAllByRole('listitem');
    expect(kestrel).toHaveTextContent('1 of 3 lives');
    expect(bramble).toHaveTextContent('3 of 3 lives');
    expect(bramble).toHaveAttribute('aria-current', 'true');
    expect(kestrel).not.toHaveAttribute('aria-current');
    expect(bramble?.querySelectorAll('[class*="lives"] svg')).toHaveLength(3);
  });

  it('shows ten lives as a heart and a figure', () => {
    stage(
      chainState({
        lives: 10,
        players: [chainPlayer('Kestrel', { lives: 7 }), chainPlayer('Bramble', { seat: 1 })],
      }),
    );
    const [kestrel] = screen.getAllByRole('listitem');
    expect(kestrel).toHaveTextContent('7 of 10 lives');
    expect(kestrel?.querySelectorAll('[class*="lives"] svg')).toHaveLength(1);
  });

  it('marks who is out, has left or is away', () => {
    const players = [
      chainPlayer('Kestrel'),
      chainPlayer('Out', { seat: 1, lives: 0 }),
      chainPlayer('Gone', { seat: 2, lives: 0, hasLeft: true }),
      chainPlayer('Afk', { seat: 3, connected: false }),
    ];
    stage(chainState({ players }));
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(items[0]).not.toMatch(/(Out|Left|Away)$/);
    expect(items.slice(1)).toEqual([
      expect.stringMatching(/Out$/),
      expect.stringMatching(/Left$/),
      expect.stringMatching(/Away$/),
    ]);
  });

  it('turns its pointer forward to the current player', () => {
    const { show } = stage();
    expect(pointer()).toBe('rotate(180deg)');
    show(chainState(theirTurn));
    expect(pointer()).toBe('rotate(360deg)');
    show(chainState());
    expect(pointer()).toBe('rotate(540deg)');
  });

  it('marks the letter of the last champion that the next one begins with', () => {
    const lastChampion = champion('Nunu', 'Nunu & Willump');
    stage(afterAhri({ lastChampion, nextLetter: 'P' }));
    expect(document.querySelector('em')).toHaveTextContent(/^p$/);
    expect(screen.getByText('next name starts with P')).toBeVisible();
  });

  it('says that any champion may begin', () => {
    stage();
    expect(screen.getByText('any champion may begin')).toBeVisible();
  });

  it('has a clock that is seen and read', async () => {
    stage();
    await pass(2_000);
    expect(screen.getByRole('timer', { name: '13 seconds left' })).toHaveTextContent('13 s');
  });

  it('has the whole time of a new turn, also between two looks at the clock', async () => {
    const { show } = stage();
    await pass(150);
    show(chainState(theirTurn));
    expect(screen.getByRole('timer', { name: '15 seconds left' })).toBeVisible();
  });
});

describe('the used champions', () => {
  it('are listed newest first, with their number', () => {
    stage(afterAhri({ usedChampions: [champion('Ahri'), champion('Ivern'), champion('Nasus')] }));
    const list = screen.getByRole('complementary', { name: 'Used' });
    expect(within(list).getAllByRole('listitem').map(readable)).toEqual(['Nasus', 'Ivern', 'Ahri']);
    expect(list).toHaveTextContent('3 of 7');
  });
});

it('a game with bots is marked as practice', () => {
  stage(chainState({ isPractice: true }));
  expect(screen.getByText('Practice: nothing is counted')).toBeVisible();
});
