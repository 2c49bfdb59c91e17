import { advanceTime, installFakeClock } from '@hub/ui/testing/fake-clock.ts';
import { readable } from '@hub/ui/testing/readable.ts';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { afterAhri, chainPlayer, chainState, champion } from './testing/chain-state.ts';
import { field, renderGame, theirTurn } from './testing/render-game.tsx';

beforeEach(installFakeClock);
describe('the answer', () => {
  it("can be given on one's own turn only", () => {
    const { show } = renderGame(chainState(theirTurn));
    expect(screen.getByRole('heading', { level: 1, name: 'Bramble is on turn' })).toBeVisible();
    expect(field()).not.toHaveFocus();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    show(afterAhri());
    expect(screen.getByRole('heading', { level: 1, name: 'Your turn' })).toBeVisible();
    expect(field()).toBeEnabled();
    expect(field()).toHaveFocus();
    expect(field()).toHaveAttribute('placeholder', '… a champion with I');
  });

  it.each(['', '   '])('that is empty (%j) is not sent', async (typed) => {
    const { onSubmit, user } = renderGame();
    await user.type(field(), `${typed}{Enter}`);
    expect(onSubmit).not.toHaveBeenCalled();
    expect(field()).toBeEnabled();
  });

  it('that is one letter off is suggested, and Tab takes it', async () => {
    const { onSubmit, user } = renderGame();
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
    const { user } = renderGame();
    await user.type(field(), 'xayh');
    await user.click(screen.getByRole('button', { name: 'Take Xayah' }));
    expect(field()).toHaveValue('Xayah');
    await user.click(field());
    await user.tab();
    expect(field()).not.toHaveFocus();
  });

  it('is suggested from the champions that are left alone', async () => {
    const { user } = renderGame(afterAhri());
    await user.type(field(), 'ahrj');
    expect(screen.queryByRole('button', { name: 'Take Ahri' })).toBeNull();
  });

  it('that is refused stays, and says why', async () => {
    const { show, user } = renderGame();
    await user.type(field(), 'ivern{Enter}');
    show(chainState(), { refusal: { message: 'Too many messages at once.', count: 1 } });
    expect(screen.getByText('Too many messages at once.')).toBeVisible();
    expect(field()).toBeInvalid();
    expect(field()).toHaveValue('ivern');
    expect(field()).toBeEnabled();
  });

  it('that was lost with the connection can be given again', async () => {
    const { onSubmit, show, user } = renderGame();
    await user.type(field(), 'ivern{Enter}');
    show(chainState(), { isAway: true });
    expect(screen.getByText('Reconnecting…')).toBeVisible();
    expect(field()).toBeDisabled();
    show(chainState());
    expect(field()).toBeEnabled();
    await user.type(field(), '{Enter}');
    expect(onSubmit.mock.calls).toEqual([['Ivern'], ['Ivern']]);
  });

  it('is given up with the end of the turn', async () => {
    const { show, user } = renderGame();
    await user.type(field(), 'iv');
    show(chainState({ turn: 2, ...theirTurn }));
    expect(field()).toHaveValue('');
  });

  it('has its first letter already, also when the player types that again', async () => {
    const { onSubmit, user } = renderGame(afterAhri());
    expect(field()).toHaveAccessibleDescription('The first letter, I, is typed already.');
    await user.type(field(), 'ivern');
    expect(field()).toHaveValue('vern');
    await user.keyboard('{Enter}');
    expect(onSubmit.mock.calls).toEqual([['Ivern']]);
  });

  it('can be prepared between turns; it stays if it fits', async () => {
    const { onSubmit, show, user } = renderGame(chainState(theirTurn));
    await user.type(field(), 'Ivern{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
    show(afterAhri());
    expect(field()).toHaveValue('vern');
    await user.type(field(), '{Enter}');
    expect(onSubmit.mock.calls).toEqual([['Ivern']]);
  });

  it('that was prepared for another letter goes', async () => {
    const { show, user } = renderGame(chainState(theirTurn));
    await user.type(field(), 'Sona');
    show(afterAhri());
    expect(field()).toHaveValue('');
  });

  it.each([
    ['wrongLetter', 'Zed', '“Zed” starts with the wrong letter.'],
    ['used', 'Zed', '“Zed” was used already.'],
    ['unknown', 'Zzz', 'There is no champion called “Zzz”.'],
    ['late', null, 'Your time ran out.'],
    ['jinxed', null, 'Jinxed: no champion was left for your letter.'],
  ] as const)(
    'makes way, once the player is out (%s), for the place and what took the last life',
    async (cause, input, because) => {
      const outBy = { cause, input };
      const others = ['Bramble', 'Fern'].map((name, at) => chainPlayer(name, { seat: at + 1 }));
      const { show, user, onNewGame, onLeave } = renderGame(chainState());
      show(
        chainState({
          ...theirTurn,
          players: [chainPlayer('Kestrel', { lives: 0, place: 3, outBy }), ...others],
        }),
      );
      expect(screen.queryByRole('textbox')).toBeNull();
      const card = screen.getByRole('region', { name: 'You are out' });
      expect(readable(card)).toContain(`Place 3 of 3. ${because}`);
      // A player who is still typing presses no button.
      expect(within(card).getByRole('heading')).toHaveFocus();
      await user.click(within(card).getByRole('button', { name: 'New game' }));
      await user.click(within(card).getByRole('button', { name: 'Leave' }));
      expect([onNewGame, onLeave].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
    },
  );

  it('of a person who waits for the next game says so', () => {
    renderGame(chainState({ players: [chainPlayer('Fern'), chainPlayer('Bramble', { seat: 1 })] }));
    expect(field()).toBeDisabled();
    expect(field()).toHaveAttribute('placeholder', 'You play in the next game');
  });

  it('that is used is refused while the player types', async () => {
    const usedChampions = [champion('Irelia'), champion('Ahri')];
    const { onSubmit, user } = renderGame(afterAhri({ usedChampions }));
    await user.type(field(), 'relia');
    expect(screen.getByText('Irelia is used already')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
    await user.keyboard('{Enter}');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

describe('the ring', () => {
  it('shows ten lives as a heart and a figure', () => {
    renderGame(
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
    renderGame(chainState({ players }));
    const items = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
    expect(items[0]).not.toMatch(/(Out|Left|Away)$/);
    expect(items.slice(1)).toEqual([
      expect.stringMatching(/Out$/),
      expect.stringMatching(/Left$/),
      expect.stringMatching(/Away$/),
    ]);
  });

  it('says that any champion may begin', () => {
    renderGame();
    expect(screen.getByText('any champion may begin')).toBeVisible();
  });

  it('has a clock that is seen and read', async () => {
    renderGame();
    await advanceTime(2_000);
    expect(screen.getByRole('timer', { name: '13 seconds left' })).toHaveTextContent('13 s');
  });

  it('has the whole time of a new turn, also between two looks at the clock', async () => {
    const { show } = renderGame();
    await advanceTime(150);
    show(chainState(theirTurn));
    expect(screen.getByRole('timer', { name: '15 seconds left' })).toBeVisible();
  });
});

const hit = () => document.querySelectorAll('[class*="_hit_"]');

describe('a lost life', () => {
  it("breaks a heart of the player's seat and the chain behind it", () => {
    const { show } = renderGame(chainState(theirTurn));
    show(
      afterAhri({
        action: 'wrongInput',
        mistake: 'unknown',
        players: [chainPlayer('Kestrel'), chainPlayer('Bramble', { seat: 1, lives: 2 })],
      }),
    );
    expect(hit()).toHaveLength(1);
    expect(hit()[0]).toHaveTextContent('Bramble');
    expect(hit()[0]?.querySelectorAll('[class*="_broken_"]')).toHaveLength(1);
    expect(document.querySelectorAll('[class*="_snap_"]')).toHaveLength(1);
  });

  it('is not shown for a right answer', () => {
    const { show } = renderGame(chainState(theirTurn));
    show(afterAhri());
    expect(hit()).toHaveLength(0);
    expect(screen.getByText('Right')).toBeVisible();
  });
});

it('the used champions are listed newest first, with their number', () => {
  renderGame(afterAhri({ usedChampions: [champion('Ahri'), champion('Ivern'), champion('Nasus')] }));
  const list = screen.getByRole('complementary', { name: 'Used' });
  expect(within(list).getAllByRole('listitem').map(readable)).toEqual(['Nasus', 'Ivern', 'Ahri']);
  expect(list).toHaveTextContent('3 of 7');
});
