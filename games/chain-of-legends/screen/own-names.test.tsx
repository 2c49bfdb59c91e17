import { words } from '@hub/ui/language/words.ts';
import { installFakeClock } from '@hub/ui/testing/fake-clock.ts';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { afterAhri, chainState, champion, championsLeft } from './testing/chain-state.ts';
import { field, renderGame, theirTurn } from './testing/render-game.tsx';

beforeEach(() => {
  installFakeClock();
  words.load('ko_KR', {
    '@Ahri': ['아리'],
    '@Ivern': ['아이번'],
    '@Nasus': ['나서스', '나섯'],
    '@Sona': ['소나'],
  });
  words.activate('ko_KR');
});
afterEach(() => words.activate('en_US'));

describe('an answer in the language of the page', () => {
  it.each([
    ['아이번', 'Ivern'],
    ['ivern', 'Ivern'],
    // Another letter than the wanted one: a mistake, as it is in English.
    ['나섯', 'Nasus'],
    ['없음', 'I없음'],
  ])('%s is sent as %s', async (typed, sent) => {
    const { onSubmit, user } = renderGame(afterAhri());
    await user.type(field(), `${typed}{Enter}`);
    expect(onSubmit.mock.calls).toEqual([[sent]]);
  });

  it('is shown with the English name, whose letters count', async () => {
    const { user } = renderGame();
    await user.type(field(), '소나');
    expect(screen.getByText('소나 (Sona)')).toBeVisible();
  });

  it('is recognized as used already', async () => {
    const { user } = renderGame(afterAhri({ nextLetter: 'A' }));
    await user.type(field(), '아리');
    expect(screen.getByText('아리 (Ahri) is used already')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  });

  it('is suggested when one letter is off', async () => {
    const { onSubmit, user } = renderGame(afterAhri());
    await user.type(field(), '아이벙');
    await user.click(screen.getByRole('button', { name: 'Take 아이번' }));
    await user.type(field(), '{Enter}');
    expect(onSubmit.mock.calls).toEqual([['Ivern']]);
  });

  it.each([
    ['아이', '아이'],
    ['소나', ''],
  ])(
    '%s, prepared between turns, becomes %j when its English name begins with another letter',
    async (typed, left) => {
      const { show, user } = renderGame(chainState(theirTurn));
      await user.type(field(), typed);
      show(afterAhri());
      expect(field()).toHaveValue(left);
    },
  );
});

it('the chain shows both names', () => {
  renderGame(afterAhri({ championData: championsLeft('Ivern') }));
  expect(screen.getByText('after 아리 (Ahri)')).toBeVisible();
  expect(screen.getByText(/Bramble: 아리 [(]Ahri[)] is right[.]/)).toBeInTheDocument();
});

it('a name that does not differ stands alone', () => {
  renderGame(afterAhri({ lastChampion: champion('Xayah') }));
  expect(screen.getByText('after Xayah')).toBeVisible();
});
