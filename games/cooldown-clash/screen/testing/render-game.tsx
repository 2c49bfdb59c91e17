import { advanceTime } from '@hub/ui/testing/fake-clock.ts';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { vi } from 'vitest';
import type { ClashPlayer, ClashState } from '../../game.ts';
import { ClashGame } from '../clash-game.tsx';
import { clashPlayer, clashState } from './clash-state.ts';

type Props = ComponentProps<typeof ClashGame>;

/** Renders the screen of `a`. `show` renders another state, as if the server had sent it. */
export function renderGame(state: ClashState = clashState({ players: pair() }), rest: Partial<Props> = {}) {
  const calls = {
    play: vi.fn<Props['play']>(),
    stop: vi.fn<Props['stop']>(),
    onGuess: vi.fn<Props['onGuess']>(),
    onPlayAgain: vi.fn<Props['onPlayAgain']>(),
    onHome: vi.fn<Props['onHome']>(),
  };
  const page = (now: ClashState, endsAt: number, more: Partial<Props>) => (
    <ClashGame
      state={now}
      endsAt={endsAt}
      me="a"
      isAway={false}
      isSending={false}
      refusal={undefined}
      fetchSpellText={undefined}
      portraitSrc={() => undefined}
      spellSrc={() => undefined}
      {...calls}
      {...rest}
      {...more}
    />
  );
  const view = render(page(state, performance.now() + state.timeLeft, {}));
  const show = (now: ClashState, more: Partial<Props> = {}) =>
    act(() => view.rerender(page(now, performance.now() + now.timeLeft, more)));
  return { ...view, ...calls, show, user: userEvent.setup({ delay: null }) };
}

/** Two players: `a`, whose screen it is, and `b`. */
export const pair = (mine: Partial<ClashPlayer> = {}, theirs: Partial<ClashPlayer> = {}) => [
  clashPlayer('a', { seat: 0, ...mine }),
  clashPlayer('b', { seat: 1, ...theirs }),
];
/** The state in which the reel starts to turn. */
export const reel = (rest: Partial<ClashState> = {}) =>
  clashState({ action: 'sendData', timeLeft: 4_000, timePerTurn: 4_000, players: pair(), ...rest });
/** `b` was closest. Before this round `a` had 200 points and `b` had 100. */
export const results = (rest: Partial<ClashState> = {}) =>
  clashState({
    action: 'showResults',
    timeLeft: 6_000,
    timePerTurn: 6_000,
    cooldown: [120, 100, 80],
    players: pair(
      { guess: 90, hasGuessed: true, totalPoints: 200 },
      { guess: 118, hasGuessed: true, points: 100, totalPoints: 200 },
    ),
    ...rest,
  });

export const button = (name: string) => screen.getByRole('button', { name });
/** Every cue that was played. */
export const cues = ({ play }: { play: { mock: { calls: [string][] } } }) =>
  play.mock.calls.map(([cue]) => cue);
/** Texts for screen readers. */
export const announcements = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
/** Advances the time in steps of 100 ms. */
export async function tenths(count: number): Promise<void> {
  for (let tenth = 0; tenth < count; tenth += 1) await advanceTime(100);
}
