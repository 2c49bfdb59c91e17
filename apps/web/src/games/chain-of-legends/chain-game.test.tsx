import type { ChainState } from '@hub/protocol/realtime/chain-of-legends';
import { act, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { playConfetti } from '../../ui/feedback/confetti.ts';
import { holdTime, pass } from '../../ui/testing/hold-time.ts';
import { readable } from '../../ui/testing/readable.ts';
import { ChainGame } from './chain-game.tsx';
import { afterAhri, chainPlayer, chainState, champion } from './testing/chain-state.ts';

vi.mock(import('../../ui/feedback/confetti.ts'), () => ({
  playConfetti: vi.fn<typeof playConfetti>(async () => undefined),
}));

beforeEach(() => {
  holdTime();
  vi.mocked(playConfetti).mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Props = ComponentProps<typeof ChainGame>;

/** Kestrel's screen. `show` lets the server tell of another state. */
function stage(state: ChainState = chainState(), rest: Partial<Props> = {}) {
  const calls = {
    play: vi.fn<Props['play']>(),
    onSubmit: vi.fn<Props['onSubmit']>(),
    onPlayAgain: vi.fn<Props['onPlayAgain']>(),
    onHome: vi.fn<Props['onHome']>(),
  };
  const page = (now: ChainState, more: Partial<Props>) => (
    <ChainGame
      state={now}
      endsAt={performance.now() + now.timeLeft}
      me="Kestrel"
      isAway={false}
      refusal={undefined}
      portraitSrc={() => undefined}
      {...calls}
      {...rest}
      {...more}
    />
  );
  const view = render(page(state, {}));
  const show = (now: ChainState, more: Partial<Props> = {}) => act(() => view.rerender(page(now, more)));
  return { ...view, ...calls, show, user: userEvent.setup({ delay: null }) };
}

const field = () => screen.getByRole('textbox', { name: 'Champion name' });
const cues = ({ play }: { play: { mock: { calls: [string][] } } }) => play.mock.calls.map(([cue]) => cue);
const flashing = (kind: string) => document.querySelector(`[class*="centre"][class*="_${kind}_"]`);
const theirTurn = { currentPlayerIndex: 1 };

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
});

const wrong = (rest: Partial<ChainState> = {}) =>
  afterAhri({
    turn: 3,
    action: 'wrongInput',
    mistake: 'unknown',
    lastInput: 'Zzz',
    lastPlayer: 'Kestrel',
    ...theirTurn,
    ...rest,
  });

const icon = () => document.querySelector('[class*="_again_"]');

describe('the end of a turn', () => {
  it('with a right name flashes for 420 ms, with a sound', async () => {
    const game = stage();
    game.show(afterAhri());
    expect(flashing('correct')).not.toBeNull();
    expect(cues(game)).toEqual(['correct']);
    await pass(419);
    expect(flashing('correct')).not.toBeNull();
    await pass(1);
    expect(flashing('correct')).toBeNull();
  });

  it.each([
    ['unknown', 'Zzz', 'ZzzNo such champion'],
    ['wrongLetter', 'Sona', 'SonaWrong letter'],
    ['used', 'Ahri', 'AhriAlready used'],
    ['late', null, 'Too late'],
  ] as const)(
    'with a wrong name (%s) shows it shaking for 1 s, with a sound',
    async (mistake, lastInput, shown) => {
      const game = stage(afterAhri());
      game.show(wrong({ mistake, lastInput }));
      expect(flashing('wrong')).toHaveTextContent(shown);
      expect(cues(game)).toEqual(['wrong']);
      await pass(999);
      expect(flashing('wrong')).not.toBeNull();
      await pass(1);
      expect(flashing('wrong')).toBeNull();
      expect(screen.getByText('next name starts with I')).toBeVisible();
    },
  );

  it.each(['Ahri', 'ahri', 'AH-RI'])(
    'with a used name (%j) lets its icon stand out for 1 s',
    async (lastInput) => {
      const { show } = stage(afterAhri());
      show(wrong({ mistake: 'used', lastInput }));
      expect(icon()).toHaveTextContent('Ahri');
      await pass(1_000);
      expect(icon()).toBeNull();
    },
  );

  it('with a jinx shows it for 1 s, with a sound, and an empty list', async () => {
    const game = stage(afterAhri());
    game.show(
      afterAhri({
        turn: 3,
        action: 'jinxed',
        lastChampion: null,
        nextLetter: null,
        usedChampions: [],
        lastInput: null,
      }),
    );
    expect(screen.getByText('Jinxed')).toBeVisible();
    expect(cues(game)).toEqual(['wrong']);
    expect(screen.getByText('No champion has been named since the chain began.')).toBeVisible();
    await pass(999);
    expect(screen.getByText('Jinxed')).toBeVisible();
    await pass(1);
    expect(screen.queryByText('Jinxed')).toBeNull();
  });

  it('that was over before the page came is neither seen nor heard', () => {
    const game = stage(afterAhri());
    expect(flashing('correct')).toBeNull();
    expect(game.play).not.toHaveBeenCalled();
  });

  it('is said politely', () => {
    const { show } = stage();
    show(afterAhri());
    const told = 'Bramble: Ahri is right. Your turn. Name a champion that starts with I.';
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(told);
  });
});

describe('the last five seconds', () => {
  it("of one's own turn are heard", async () => {
    const game = stage();
    await pass(9_900);
    expect(cues(game)).toEqual([]);
    for (let tenth = 0; tenth < 41; tenth += 1) await pass(100);
    expect(cues(game)).toEqual(['tack', 'tick', 'tack', 'tick', 'tack']);
  });

  it("of somebody else's turn are not", async () => {
    const game = stage(chainState(theirTurn));
    await pass(15_000);
    expect(cues(game)).toEqual([]);
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

const over = (rest: Partial<ChainState> = {}) =>
  afterAhri({
    turn: 9,
    players: [
      chainPlayer('Kestrel', { seat: 0, lives: 0 }),
      chainPlayer('Bramble', { seat: 1, lives: 2, usernameEffect: 'fire' }),
    ],
    gameOver: true,
    winner: 'Bramble',
    championsUsed: 12,
    lostThrough: 'wrongInput',
    possiblePick: 'Ivern',
    ...rest,
  });

const facts = () =>
  screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent]);

describe('the end of the game', () => {
  it('has the winner and everything about the chain, and confetti', () => {
    const { show } = stage(afterAhri());
    expect(playConfetti).not.toHaveBeenCalled();
    show(over());
    expect(playConfetti).toHaveBeenCalledOnce();
    expect(screen.getByRole('heading', { level: 1, name: 'Game Over' })).toHaveFocus();
    expect(screen.getByText('Bramble wins')).toBeVisible();
    expect(document.querySelector('[class*="fire"]')).toHaveTextContent('Bramble');
    expect(facts()).toEqual([
      ['Champions used', '12'],
      ['Champions left', '4'],
      ['Last champion', 'Ahri'],
      ['Decided by', 'A wrong answer'],
      ['Possible pick', 'Ivern'],
    ]);
  });

  it.each([
    ['jinxed', 'Jinxed: nothing was left to name'],
    ['left', 'Somebody left'],
  ] as const)('by "%s" names no pick that nobody had', (lostThrough, text) => {
    stage(over({ lostThrough, possiblePick: null, lastChampion: null }));
    expect(facts().slice(2)).toEqual([
      ['Last champion', 'none'],
      ['Decided by', text],
    ]);
  });

  it('that one has won says so', () => {
    stage(over({ winner: 'Kestrel' }));
    expect(screen.getByText('You win!')).toBeVisible();
  });

  it('lists everybody, the winner first and all others second: nobody knows an order among them', () => {
    const players = [
      ...['Kestrel', 'Moss'].map((id, seat) => chainPlayer(id, { seat, lives: 0 })),
      chainPlayer('Bramble', { seat: 2, lives: 2 }),
      chainPlayer('Gone', { seat: 3, lives: 0, hasLeft: true }),
    ];
    stage(over({ players }));
    expect(screen.getAllByRole('listitem').map(readable)).toEqual([
      'Place 1Bramble2 of 3 lives',
      'Place 2Kestrel0 of 3 lives',
      'Place 2Moss0 of 3 lives',
      'Place 2GoneLeft',
    ]);
  });

  it('leads to another game or home', async () => {
    const { onHome, onPlayAgain, user } = stage(over());
    await user.click(screen.getByRole('button', { name: 'Play again' }));
    expect(onPlayAgain).toHaveBeenCalledOnce();
    await user.click(screen.getByRole('button', { name: 'Home' }));
    expect(onHome).toHaveBeenCalledOnce();
  });
});
